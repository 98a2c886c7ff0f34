// The numbers one to ten called to the shooters: the one being called, large, and the way through all ten.
import { seats } from '@omerta/rules/game/seat.ts';
import { type ReactNode, useEffect } from 'react';
import { vibrate } from '../device/vibrate.ts';
import { numberCalled } from '../play/play.ts';
import { type Clock, left } from '../session/clock.ts';
import { useTick } from './use-clock.ts';
import { useTable } from './use-table.ts';

const lookOf = (seat: number, called: number): string => {
  if (seat === called) return 'now';
  return seat < called ? 'past' : '';
};

export const Numbers = ({ calling, after }: { readonly calling: Clock; readonly after: ReactNode }) => {
  const { session } = useTable();
  const number = numberCalled(calling, session.now());
  useTick(calling.duration / 10, left(calling, session.now()));
  useEffect(() => {
    // Felt in the hand, heard by nobody.
    if (number <= 10) vibrate(15);
  }, [number]);
  if (number > 10) return after;
  return (
    <>
      <p className="big" role="timer">
        {number}
      </p>
      <p className="numbers" aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat} className={lookOf(seat, number)}>
            {seat}
          </span>
        ))}
      </p>
    </>
  );
};
