// The deal done again in this page: commitment, parts and seed, and the seats and cards that come of them.
import type { DealSeen, SeatPicture } from '@omerta/play/picture.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import { useMemo } from 'react';
import { checkDeal } from '../../../rooms/seen/checked-deal.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly picture: { readonly deal: DealSeen; readonly chairs: SeatPicture['chairs'] };
  readonly cards?: Cards | null;
  readonly isOpen?: boolean;
  /** No server had a part in it. */
  readonly isOwn?: boolean;
};

const Parts = ({ deal }: { readonly deal: DealSeen }) => {
  const { t } = useTranslation('play');
  const parts: readonly (readonly [name: string, value: string])[] =
    'server' in deal
      ? [
          [t('deal.commitment'), deal.commitment],
          [t('deal.server'), deal.server],
          ...deal.entropies.map((each, i) => [t('deal.entropy', { chair: i + 1 }), each] as const),
          [t('deal.seed'), deal.seed ?? ''],
        ]
      : [[t('deal.commitment'), deal.commitment]];
  return (
    <dl className="deal-parts">
      {parts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const DealCheck = ({ picture, cards = null, isOpen = false, isOwn = false }: Props) => {
  const { t } = useTranslation(['play', 'table']);
  const { deal, chairs } = picture;
  const checked = useMemo(
    () => checkDeal(deal, { seats: chairs.map((each) => each?.seat ?? null), cards }),
    [deal, chairs, cards],
  );
  const verdict = (): string => {
    if (checked.is === 'early') return t('play:deal.early');
    if (checked.is === 'right') return t(isOwn ? 'play:deal.own' : 'play:deal.ok');
    return t('play:deal.bad', { what: t(`play:deal.wrong.${checked.what}`) });
  };
  return (
    <details className="deal-check" open={isOpen} data-deal={checked.is}>
      <summary data-go="deal">{t('play:deal.title')}</summary>
      <p role={checked.is === 'wrong' ? 'alert' : 'status'}>{verdict()}</p>
      {checked.is === 'right' && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('play:deal.chair')}</th>
              <th scope="col">{t('play:deal.seat')}</th>
              <th scope="col">{t('play:deal.card')}</th>
            </tr>
          </thead>
          <tbody>
            {checked.dealt.seats.map((seat, i) => {
              const role = checked.dealt.cards[seat];
              return (
                <tr key={seat}>
                  <th scope="row">
                    {i + 1} · {chairs[i]?.nickname}
                  </th>
                  <td>{seat}</td>
                  <td>{role && t(`table:role.${role}`)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Parts deal={deal} />
    </details>
  );
};
