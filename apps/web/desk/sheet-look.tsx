// A sheet to look at: the result, what was said and shown, and the ten with their points item by item.
import './papers.css';
import { makeRounded } from '@omerta/base/fraction.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { GameScore } from '@omerta/scoring/game/game-score.ts';
import { totalOf } from '@omerta/scoring/game/score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Clause } from './clause.tsx';
import { useNameOf } from './desk.tsx';

type Props = { readonly sheet: Sheet; readonly score: GameScore; readonly title: string };

const Facts = ({ sheet }: Pick<Props, 'sheet'>) => {
  const { t } = useTranslation('sheets');
  const nameOf = useNameOf();
  const at = (seat: Seat): string => `${seat} ${nameOf(sheet.seats[seat - 1]?.player ?? '')}`;
  const listed = (seats: readonly Seat[] | null): string | null =>
    seats === null || seats.length === 0 ? null : seats.map(at).join(', ');
  const purple = sheet.purple.map(({ seat, reason }) => `${at(seat)} (${t(`paper.reason.${reason}`)})`);
  const lines: readonly (readonly [string, string | null])[] = [
    [t('look.firstKilled'), sheet.firstKilled === null ? t('look.nobody') : at(sheet.firstKilled)],
    [t('look.bestMove'), listed(sheet.bestMove) ?? t('look.said')],
    [t('look.outDay1'), String(sheet.outDay1)],
    [t('look.removed'), listed(sheet.removed)],
    [t('look.redCards'), listed(sheet.redCards)],
    [t('look.yellow'), listed(sheet.yellow)],
    [t('look.purple'), purple.join(', ') || null],
    [t('look.atTable'), listed(sheet.atTable)],
  ];
  return (
    <dl className="papers-facts">
      {lines.map(
        ([what, said]) =>
          said !== null && (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const Ten = ({ score, title }: Omit<Props, 'sheet'>) => {
  const { t } = useTranslation(['sheets', 'table', 'result']);
  const lang = useLang();
  const nameOf = useNameOf();
  const shown = (points: Parameters<typeof makeRounded>[0]): string => showPoints(makeRounded(points), lang);
  return (
    <table className="papers-ten" aria-label={t('sheets:look.points', { game: title })}>
      <thead>
        <tr>
          <th scope="col">{t('sheets:look.player')}</th>
          <th scope="col">{t('sheets:look.items')}</th>
          <th scope="col" className="papers-total">
            {t('sheets:look.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {score.players.map(({ seat, player, role, items }) => (
          <tr key={seat} data-seat={seat} data-role={role}>
            <th scope="row">
              <b>{seat}</b> {nameOf(player)}
              <span className={`papers-role ${role}`}>{t(`table:role.${role}`)}</span>
            </th>
            <td>
              {items.map(({ kind, points, clause }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items of one kind are told apart by nothing else
                <span key={i} className="papers-item">
                  {t(`result:item.${kind}`)} {shown(points)} <Clause clause={clause} />
                </span>
              ))}
            </td>
            <td className="papers-total">{shown(totalOf(items))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const SheetLook = ({ sheet, score, title }: Props) => {
  const { t } = useTranslation('sheets');
  return (
    <div className="papers-sheet">
      <p className={`papers-winner ${sheet.winner}`} data-winner={sheet.winner}>
        <b>{t(`winner.${sheet.winner}`)}</b>
        {sheet.forfeitBy !== null && ` · ${t('byForfeit', { seat: sheet.forfeitBy })}`}
      </p>
      <Facts sheet={sheet} />
      <Ten score={score} title={title} />
      <p className="quiet">{t('look.withoutCi')}</p>
    </div>
  );
};
