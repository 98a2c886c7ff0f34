// The hands that a side referee counts: by seats, by their number, or both; nothing is sent before he says so.
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { HandsFlag } from '@omerta/sync/side-flags.ts';
import { inGame, isPlace, type TablePicture } from '../../side/table-picture.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { SideDesk } from './use-side-table.ts';

/** `count` null: as many as seats are marked. */
export type SeenHands = { readonly count: number | null; readonly seats: readonly Seat[] };

export const noHands: SeenHands = { count: null, seats: [] };

type Place = Pick<HandsFlag, 'day' | 'round' | 'candidate'>;

/** What he told last of these hands. */
export const lastCount = ({ side, outgoing, person }: SideDesk, place: Place): number | null => {
  const waiting = outgoing.waiting.flatMap(({ body }) =>
    'flag' in body ? [(body as { readonly flag: HandsFlag }).flag] : [],
  );
  const told = side?.flags.filter((each) => each.person === person).map(({ flag }) => flag) ?? [];
  const last = [...told, ...waiting].findLast((flag) => flag.what === 'hands' && isPlace(flag, place));
  return last?.what === 'hands' ? last.count : null;
};

/** No more hands than players. */
export const CountButtons = ({
  most,
  pressed,
  onCount,
}: {
  readonly most: number;
  readonly pressed: number | null;
  readonly onCount: (count: number) => void;
}) => {
  const { t } = useTranslation('side');
  return (
    <div className="side-counts">
      {[0, ...seats.slice(0, most)].map((count) => (
        <button
          key={count}
          type="button"
          className="button"
          data-count={count}
          aria-label={t('number', { count })}
          aria-pressed={pressed === count}
          onClick={() => onCount(count)}
        >
          {count}
        </button>
      ))}
    </div>
  );
};

type Props = {
  readonly desk: SideDesk;
  readonly table: TablePicture;
  readonly asked: Place;
  readonly hands: SeenHands;
  readonly onHands: (hands: SeenHands) => void;
};

export const HandsPanel = ({ desk, table, asked, hands, onHands }: Props) => {
  const { t } = useTranslation('side');
  const sent = lastCount(desk, asked);
  const isUntouched = hands.count === null && hands.seats.length === 0;
  const count = hands.count ?? hands.seats.length;
  const isSlip = hands.seats.length > count;
  const send = (): void => {
    desk.tell({ what: 'hands', ...asked, count, seats: hands.seats });
    onHands(noHands);
  };
  return (
    <>
      <CountButtons
        most={inGame(table)}
        pressed={hands.count}
        onCount={(next) => onHands({ ...hands, count: hands.count === next ? null : next })}
      />
      {isUntouched && sent !== null && <p data-sent={sent}>{t('handsSent', { count: sent })}</p>}
      {isSlip && <p className="refused">{t('tooManyNames')}</p>}
      <button
        type="button"
        className="button main"
        data-go="send-hands"
        disabled={isUntouched || isSlip}
        onClick={send}
      >
        {t('sendHands', { count })}
      </button>
    </>
  );
};
