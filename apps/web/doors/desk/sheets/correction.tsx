// A sheet put right: the same fields, a reason, and what it changes in the standings before it is done.
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import { useState } from 'react';
import { Foreseen } from '../../../desk/foreseen.tsx';
import { PaperForm } from '../../../desk/paper-form.tsx';
import { draftOf, readDraft } from '../../../desk/sheets/paper-sheet.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly game: DeskGame; readonly before: Sheet; readonly onDone: () => void };

export const Correction = ({ game, before, onDone }: Props) => {
  const { t } = useTranslation('sheets');
  const { scoring } = useBook();
  const gameName = useGameName();
  const [draft, setDraft] = useState(() => draftOf(scoring, before));
  const [reason, setReason] = useState('');
  const paper = { scoring, players: game.seats, before };
  const read = readDraft(paper, draft);
  const isSame = read.sheet !== null && isSameValue(read.sheet, before);
  return (
    <section className="papers-part" aria-label={t('correct.title')}>
      <h3>
        {t('correct.title')}: {gameName(game.id)}
      </h3>
      <PaperForm paper={paper} read={read} draft={draft} title={gameName(game.id)} onDraft={setDraft}>
        <label className="field">
          <span className="label">{t('correct.reason')}</span>
          <input
            className="input"
            name="reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        {isSame && <p className="quiet">{t('correct.same')}</p>}
        {read.sheet && read.sheet.winner !== before.winner && (
          <p className="quiet">{t('correct.byRuling')}</p>
        )}
        <Foreseen
          title={t('correct.do')}
          name="correct"
          className="button main"
          isDisabled={!read.isWhole || isSame || reason.trim() === ''}
          command={{
            type: 'correct-sheet',
            game: game.id,
            paper: { sheet: read.sheet ?? before },
            reason,
          }}
          told={t('correct.done', { game: gameName(game.id) })}
          onDone={onDone}
        />
        <button type="button" className="button" data-do="leave-correction" onClick={onDone}>
          {t('correct.back')}
        </button>
      </PaperForm>
    </section>
  );
};
