// The table of a finished game: who is in, who acts, whom it meets, and every card face up.
import '../table/ring.css';
import { seats } from '@omerta/rules/game/seat.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyAside } from '../session/aside.ts';
import { Disc } from '../table/disc.tsx';
import { placeOf } from '../table/place.ts';
import { seatMarks } from '../table/seat-marks.ts';
import type { Step } from './replayed.ts';

type Props = { readonly record: GameRecord; readonly rulebook: Rulebook; readonly step: Step; readonly children: ReactNode };

export const DemoRing = ({ record, rulebook, step, children }: Props) => {
  const { t } = useTranslation('table');
  const marks = seatMarks(rulebook, step.state, emptyAside);
  return (
    <section className="ring demo-ring" aria-label={t('ring')}>
      <div className="round">
        {seats.map((seat) => {
          const mark = marks[seat - 1];
          const { name, role } = record.seats[seat - 1] ?? { name: '', role: null };
          const classes = [
            'seat',
            mark?.left && 'out',
            mark?.candidate && 'candidate',
            step.asked === seat && 'asked',
            step.actor === seat && 'speaking',
            step.meant.includes(seat) && 'chosen',
          ];
          return (
            <div key={seat} className={classes.filter(Boolean).join(' ')} style={placeOf(seat)}>
              {mark && <Disc {...mark} />}
              <span className="nick">{name}</span>
              <span className="state">
                {role && role !== 'red' ? t(`role.${role}`) : ''}
                {mark?.left ? ` ${t(`out.${mark.left}`)}` : ''}
              </span>
            </div>
          );
        })}
        <div className="centre">{children}</div>
      </div>
    </section>
  );
};
