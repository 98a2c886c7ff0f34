// The sheet as plain text, for a message to the club.
import type { Lang } from '@omerta/base/lang.ts';
import { type Protocol, showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Signature } from '@omerta/stream/signing.ts';
import type { TFunction } from 'i18next';

type T = TFunction<['result', 'table']>;

/** As the head and the signature have it: a nickname, a surname, or both. */
export const refereeOf = ({ head }: Protocol, signature: Signature | null): string =>
  [...new Set([head.referee, signature?.name ?? ''])].filter(Boolean).join(', ');

/** Whoever has a role besides a plain red's, and everybody's points. */
export const shareText = (protocol: Protocol, signature: Signature | null, t: T, lang: Lang): string => {
  const { head, winner, by, rows, bestMove, protests } = protocol;
  const place = [
    head.event,
    head.stage,
    head.game && `${t('result:protocol.field.game')} ${head.game}`,
    head.date,
  ]
    .filter(Boolean)
    .join(', ');
  const best =
    bestMove && bestMove.seats.length > 0
      ? t('result:protocol.bestMoveOf', { seat: bestMove.by, seats: bestMove.seats.join(', ') })
      : '';
  const referee = refereeOf(protocol, signature);
  return [
    place,
    `${t(`result:won.${winner}`)} · ${t(`result:by.${by}`)}`,
    '',
    ...rows.map(
      ({ seat, name, role, total }) =>
        `${seat}. ${name} (${t(`table:role.${role}`)}): ${showPoints(total, lang)}`,
    ),
    '',
    best && `${t('result:protocol.bestMove')} ${best}`,
    ...protests.map(({ name, seat }) => `${t('result:protest.title')}: ${name}, ${seat}`),
    referee && `${t('result:share.referee')}: ${referee}`,
  ]
    .filter((line, i, all) => line !== '' || (i > 0 && all[i - 1] !== ''))
    .join('\n')
    .trim();
};
