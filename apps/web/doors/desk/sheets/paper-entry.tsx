// A game that was led on paper: its sheet typed here, kept while it is typed, and brought to where the machine wants it.
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { PaperForm } from '../../../desk/paper-form.tsx';
import { paperKept } from '../../../desk/sheets/paper-kept.ts';
import { type PaperRead, readDraft } from '../../../desk/sheets/paper-sheet.ts';
import { paperSteps } from '../../../desk/sheets/paper-steps.ts';
import { emptyDraft } from '../../../desk/sheets/paper-words.ts';
import { UnlikelyList } from '../../../desk/unlikely-list.tsx';
import { useBook, useOfficial } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import { useUnlikely } from '../../../desk/use-unlikely.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { storage } from '../../../device/plain-storage.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type HandingProps = {
  readonly game: DeskGame;
  readonly read: PaperRead;
  readonly onEmpty: () => void;
};

const HandIn = ({ game, read, onEmpty }: HandingProps) => {
  const { t } = useTranslation('sheets');
  const { give, isSending } = useDesk();
  const { person, offices } = useOfficial();
  const [nameOf, gameName] = [useNameOf(), useGameName()];
  const isOwn = game.referee === person || game.referee === null;
  const [signs, setSigns] = useState(isOwn);
  const isChief = offices.includes('chief');
  const handIn = async (): Promise<void> => {
    if (!read.sheet) return;
    const told = t(signs ? 'signedToo' : 'handedIn', { game: gameName(game.id) });
    if (
      await give(
        paperSteps(game, { winner: read.sheet.winner, paper: { sheet: read.sheet } }, { person, signs }),
        { told },
      )
    )
      onEmpty();
  };
  return (
    <>
      {!isChief && !isOwn && <p className="refused">{t('paper.notChief')}</p>}
      <button
        type="button"
        className="button main"
        data-do="hand-in"
        disabled={!read.isWhole || isSending}
        onClick={() => void handIn()}
      >
        {t('paper.handIn')}
      </button>
      <label className="papers-check">
        <input
          type="checkbox"
          name="signs"
          checked={signs}
          onChange={({ target }) => setSigns(target.checked)}
        />
        {t(isOwn ? 'paper.iSign' : 'paper.signsHere')}
      </label>
      {!signs && game.referee !== null && (
        <p className="quiet">{t('paper.refereeSigns', { who: nameOf(game.referee) })}</p>
      )}
      <button type="button" className="button" data-do="empty" onClick={onEmpty}>
        {t('paper.startOver')}
      </button>
    </>
  );
};

export const PaperEntry = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('sheets');
  const { tournament } = useDesk();
  const { scoring } = useBook();
  const gameName = useGameName();
  const unlikely = useUnlikely();
  const [draft, change] = useDraft(paperKept(tournament, game.id), storage);
  const paper = { scoring, players: game.seats, before: null };
  const read = readDraft(paper, draft);
  return (
    <>
      <h3>
        {t('paper.title')}: {gameName(game.id)}
      </h3>
      <p className="quiet">{t('paper.kept')}</p>
      <PaperForm
        paper={paper}
        read={read}
        draft={draft}
        title={gameName(game.id)}
        onDraft={change}
        beside={(sheet) => <UnlikelyList found={unlikely.typed(game, sheet)} />}
      >
        <HandIn game={game} read={read} onEmpty={() => change(emptyDraft)} />
      </PaperForm>
    </>
  );
};
