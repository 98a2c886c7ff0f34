// A ruling proposed on a game, of one's own accord or from a protest: the sheet as it shall be, or a replay.

import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { rulingKindOf } from '@omerta/tournament/ruling-kind.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import { useState } from 'react';
import { kindsOffered } from '../../../desk/cases/offered.ts';
import { Clause } from '../../../desk/clause.tsx';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import { PaperForm } from '../../../desk/paper-form.tsx';
import { draftOf, readDraft } from '../../../desk/sheets/paper-sheet.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Propose, type RulingAbout } from './propose.tsx';
import { ProposeReplay } from './propose-replay.tsx';
import { RulingWarns } from './ruling-warns.tsx';

const ProposeSheet = ({ game, before, protest, onProposed }: RulingAbout & { readonly before: Sheet }) => {
  const { t } = useTranslation('cases');
  const book = useBook();
  const gameName = useGameName();
  const { seats: players } = game;
  const [draft, setDraft] = useState(() => draftOf(book.scoring, before));
  const [reason, setReason] = useState('');
  const paper = { scoring: book.scoring, players, before };
  const read = readDraft(paper, draft);
  const sheet = read.isWhole && read.sheet && !isSameValue(read.sheet, before) ? read.sheet : null;
  const kind = sheet && rulingKindOf(sheet, before);
  const isOffered = kind !== null && kindsOffered(book, protest !== null).includes(kind);
  return (
    <PaperForm paper={paper} read={read} draft={draft} title={gameName(game.id)} onDraft={setDraft}>
      {kind && (
        <p className="papers-line" data-kind={kind}>
          {t('propose.kindNow', { kind: t(`rulings.kind.${kind}`) })}
          <Clause clause={book.rules.rulings[kind].clause} />
          {!isOffered && <span className="refused">{t('propose.notOffered')}</span>}
        </p>
      )}
      {sheet && <RulingWarns before={before} after={sheet} />}
      <Propose
        game={game}
        protest={protest}
        onProposed={onProposed}
        change={sheet && kind && isOffered ? { kind, sheet } : null}
        reason={reason}
        onReason={setReason}
      />
    </PaperForm>
  );
};

const ways = ['sheet', 'replay'] as const;

const Way = (about: RulingAbout) => {
  const { t } = useTranslation('cases');
  const kinds = kindsOffered(useBook(), about.protest !== null);
  const { sheet } = about.game;
  // A game without a sheet has nothing to be changed but itself.
  const offered = ways.filter((way) =>
    way === 'replay' ? kinds.includes('replay') : sheet !== null && kinds.some((kind) => kind !== 'replay'),
  );
  const [chosen, setChosen] = useState<(typeof ways)[number] | null>(null);
  const way = chosen ?? offered[0];
  if (way === undefined)
    return <p className="quiet">{t(sheet === null ? 'propose.noSheet' : 'propose.none')}</p>;
  return (
    <>
      <fieldset className="desk-actions" aria-label={t('propose.what')}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-way={each}
            aria-pressed={each === way}
            onClick={() => setChosen(each)}
          >
            {t(`propose.${each}`)}
          </button>
        ))}
      </fieldset>
      {way === 'sheet' && sheet !== null ? (
        <ProposeSheet {...about} before={sheet} />
      ) : (
        <ProposeReplay {...about} />
      )}
    </>
  );
};

/** `about`: a protest, or else a game. */
type Props = { readonly about: string; readonly onProposed: () => void };

export const ProposeRuling = ({ about, onProposed }: Props) => {
  const { t } = useTranslation('cases');
  const { picture } = useCourt();
  const [nameOf, gameName] = [useNameOf(), useGameName()];
  const protest = picture.protests.find(({ id }) => id === about) ?? null;
  const game = picture.games.find(({ id }) => id === (protest?.game ?? about));
  if (!game) return <p role="alert">{t('rulings.empty')}</p>;
  return (
    <section className="papers-part" aria-label={t('propose.title', { game: gameName(game.id) })}>
      <h3>{t('propose.title', { game: gameName(game.id) })}</h3>
      {protest && <p>{t('propose.onProtest', { who: nameOf(protest.player) })}</p>}
      <Way game={game} protest={protest} onProposed={onProposed} />
    </section>
  );
};
