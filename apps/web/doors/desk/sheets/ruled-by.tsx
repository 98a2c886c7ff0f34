// That a ruling made the sheet what it is: by whom and when, why, and what the play had been.
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { ruledSheets, type SheetRuling } from '../../../desk/sheets/ruled.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { kindOfRuling } from '../cases/open-ruling.tsx';

const One = ({ ruled: { ruling, applied, before, after } }: { readonly ruled: SheetRuling }) => {
  const { t } = useTranslation(['sheets', 'cases']);
  const [nameOf, { moment }] = [useNameOf(), useZoneTime()];
  const what =
    before.winner === after.winner
      ? t('sheets:ruled.other', { kind: t(`cases:rulings.kind.${kindOfRuling(ruling)}`) })
      : t('sheets:ruled.winner', {
          before: t(`sheets:winner.${before.winner}`),
          after: t(`sheets:winner.${after.winner}`),
        });
  return (
    <li>
      <b>{what}</b>{' '}
      {t('sheets:ruled.by', { who: ruling.agreed.map(nameOf).join(', '), at: moment(applied.at) })}{' '}
      {t('sheets:ruled.reason', { reason: ruling.reason })}
    </li>
  );
};

export const RuledBy = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('sheets');
  const ruled = ruledSheets(game, useDesk().picture.rulings);
  if (ruled.length === 0) return null;
  return (
    <section className="papers-line" aria-label={t('ruled.title')} data-part="ruled">
      <ul className="rows">
        {ruled.map((each) => (
          <One key={each.ruling.id} ruled={each} />
        ))}
      </ul>
    </section>
  );
};

/** Who signed and who confirmed; a hand that stood there before a ruling did not sign what it decided. */
export const Hands = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('sheets');
  const nameOf = useNameOf();
  const last = ruledSheets(game, useDesk().picture.rulings).at(-1)?.applied.was.status;
  const isSignedBefore = last !== undefined && last !== 'sheet';
  const isConfirmedBefore = last === 'confirmed' || last === 'final';
  const { signedBy, confirmedBy } = game;
  return (
    <>
      {signedBy !== null && (
        <p className="quiet" data-part="signed-by">
          {t(isSignedBefore ? 'ruled.signedBy' : 'review.signedBy', { who: nameOf(signedBy) })}
        </p>
      )}
      {confirmedBy !== null && (
        <p className="quiet" data-part="confirmed-by">
          {t(isConfirmedBefore ? 'ruled.confirmedBy' : 'review.confirmedBy', { who: nameOf(confirmedBy) })}
        </p>
      )}
    </>
  );
};
