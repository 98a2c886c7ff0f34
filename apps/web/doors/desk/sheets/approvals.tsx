// The consents that a sheet needs: of whom, by which clause, given or refused here where they are this person's to give.
import type { Need } from '@omerta/scoring/game/game-score.ts';
import { askedText, needText } from '@omerta/scoring/messages/refusal-text.ts';
import { useState } from 'react';
import { Clause } from '../../../desk/clause.tsx';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import { approvesAs } from '../../../desk/sheets/review.ts';
import { useOfficial } from '../../../desk/use-book.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

type Approval = Extract<Need, { what: 'approval' }>;

/** How much for whom. */
const useAsked = (game: DeskGame): ((need: Approval) => string) => {
  const [nameOf, lang] = [useNameOf(), useLang()];
  return ({ asks }) => askedText(asks, (seat) => nameOf(game.seats[seat - 1] ?? ''), lang);
};

const Answer = ({ game, need }: { readonly game: DeskGame; readonly need: Approval }) => {
  const { t } = useTranslation('sheets');
  const { give, isSending } = useCourt();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const what = useAsked(game)(need);
  const about = { game: game.id, of: need.by, clause: need.clause, seat: need.seat };
  const refuse = async (): Promise<void> => {
    setAsked(false);
    await give({ type: 'refuse-approval', ...about, reason }, { told: t('approvals.refused') });
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-do="approve"
        disabled={isSending}
        onClick={() => void give({ type: 'approve', ...about }, { told: t('approvals.given') })}
      >
        {t('approvals.give')}
      </button>
      <button type="button" className="button" data-do="refuse" onClick={() => setAsked(true)}>
        {t('approvals.refuse')}
      </button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('approvals.refuse')}>
        <p>{t('approvals.falls', { what })}</p>
        <label className="field">
          <span className="label">{t('approvals.why')}</span>
          <input
            className="input"
            name="refusal"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button
          type="button"
          className="button main"
          data-do="refuse-yes"
          disabled={reason.trim() === ''}
          onClick={() => void refuse()}
        >
          {t('approvals.refuse')}
        </button>
      </Dialog>
    </>
  );
};

const Given = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation(['sheets', 'result']);
  const nameOf = useNameOf();
  return game.approvals.map(({ of, clause, seat, state, by, reason }) => (
    <li key={`${of} ${clause} ${seat} ${state}`} className="papers-line quiet">
      {t('sheets:approvals.of', { who: t(`result:approver.${of}`) })}:{' '}
      {t(`sheets:approvals.was.${state}`, { reason })} · {nameOf(by)} <Clause clause={clause} />
    </li>
  ));
};

export const Approvals = ({ game, needs }: { readonly game: DeskGame; readonly needs: readonly Need[] }) => {
  const { t } = useTranslation(['sheets', 'result']);
  const lang = useLang();
  const official = useOfficial();
  const everybody = { offices: useCourt().picture.officials.map(({ office }) => office) };
  const asked = useAsked(game);
  if (needs.length + game.approvals.length === 0) return null;
  return (
    <section className="desk-card" aria-label={t('sheets:approvals.title')}>
      <h3>{t('sheets:approvals.title')}</h3>
      <ul className="rows">
        {needs.map((need) => (
          <li key={`${need.by} ${need.clause} ${need.seat}`} className="papers-line" data-need={need.by}>
            <span>
              {need.what === 'approval' && <b>{asked(need)}</b>} {needText(need, lang)}
            </span>{' '}
            <Clause clause={need.clause} />
            {need.what === 'approval' && approvesAs(need.by, official) !== null && (
              <Answer game={game} need={need} />
            )}
            {need.what === 'approval' && approvesAs(need.by, official) === null && (
              <span className="quiet">
                {t(
                  approvesAs(need.by, everybody) === null
                    ? 'sheets:approvals.nobody'
                    : 'sheets:approvals.notYours',
                )}
              </span>
            )}
          </li>
        ))}
        <Given game={game} />
      </ul>
    </section>
  );
};
