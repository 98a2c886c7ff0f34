// A round as a grid of tables: two people change places by dragging one onto the other, or by pressing one and then the other.
import { type KeyboardEvent, useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { gridOf, type SeatPlace } from '../../../desk/seating/seat-grid.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly stage: DeskStage; readonly round: number };

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the arrows lead from a seat; null where it is the edge. */
const beside = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, { column, row }: SeatPlace) => {
  const [columns, rows] = steps[key] ?? [0, 0];
  const at = `[data-place="${column + columns}/${row + rows}"]`;
  return key in steps ? currentTarget.querySelector<HTMLElement>(at) : null;
};

export const SeatGrid = ({ stage, round }: Props) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const [lifted, setLifted] = useState<string | null>(null);
  const columns = gridOf(picture, stage, round);
  const titleOf = (table: number | null): string =>
    table === null ? t('rounds.rest') : t('referees.table', { table });
  const swap = (one: string, other: string): void => {
    setLifted(null);
    if (one === other) return;
    const order = { type: 'swap-seats', stage: stage.stage, round, players: [one, other] } as const;
    const told = t('rounds.swapped', { one: nameOf(one), other: nameOf(other), round });
    void give(order, { told, undo: [order] });
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return setLifted(null);
    const focused = columns
      .flatMap(({ places }) => places)
      .find(({ person }) => event.target instanceof HTMLElement && event.target.dataset['person'] === person);
    const next = focused ? beside(event, focused) : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of its buttons
    <div className="seat-grid" data-part="grid" onKeyDown={move}>
      {columns.map(({ table, places, isFixed }) => (
        <section key={table ?? 'rest'} aria-label={titleOf(table)}>
          <h4>
            {titleOf(table)} {isFixed && <small className="quiet">{t('rounds.begun')}</small>}
          </h4>
          <ol>
            {places.map((place) => (
              <li key={place.person}>
                <button
                  type="button"
                  className="seat-place"
                  data-person={place.person}
                  data-place={`${place.column}/${place.row}`}
                  aria-pressed={lifted === place.person}
                  aria-label={t(table === null ? 'rounds.restAt' : 'rounds.seatAt', {
                    name: nameOf(place.person),
                    table,
                    seat: place.row,
                  })}
                  disabled={isSending || isFixed}
                  draggable={!isFixed}
                  onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', place.person)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    const dragged = event.dataTransfer.getData('text/plain');
                    if (stage.players.includes(dragged)) swap(dragged, place.person);
                  }}
                  onClick={() => (lifted === null ? setLifted(place.person) : swap(lifted, place.person))}
                >
                  <i>{table !== null && place.row}</i> {nameOf(place.person)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
