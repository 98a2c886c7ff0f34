// What the referee needs in an argument about one player: sanctions with moment and reason, nominations, votes and claims, day by day.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { useTable } from '../board/use-table.ts';
import { useLang } from '../device/settings.ts';
import { seatMarks } from '../play/seat-marks.ts';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { type DayOfSeat, type GivenToSeat, seatStory } from '../session/seat-story.ts';
import { useTranslation } from '../texts/use-translation.ts';

const GivenLine = ({
  given: { moment, sanction, reason, note, clause },
}: {
  readonly given: GivenToSeat;
}) => {
  const { t } = useTranslation('seat');
  const { rulebook } = useTable().course;
  const lang = useLang();
  const why = [reason?.[lang], note].filter(Boolean).join('; ');
  return (
    <li data-given={sanction}>
      <span>
        {t(`story.moment.${moment.kind}`, { number: moment.number })}: <b>{t(`sanction.${sanction}`)}</b>
        {why && `, ${why}`}
      </span>
      {clause !== null && <ClauseLink edition={rulebook} clause={clause} />}
    </li>
  );
};

const DayLine = ({ of }: { readonly of: DayOfSeat }) => {
  const { t } = useTranslation(['seat', 'table']);
  const { day, named, namedBy, hands, claims } = of;
  const told = [
    named.length > 0 && t('seat:story.named', { seats: named.join(', ') }),
    namedBy.length > 0 && t('seat:story.namedBy', { seats: namedBy.join(', ') }),
    hands.length > 0 && t('seat:story.hands', { seats: hands.join(', ') }),
    ...claims.map((check) =>
      check
        ? t('seat:story.check', { seat: check.target, team: t(`table:role.${check.team}`) })
        : t('seat:story.sheriff'),
    ),
  ];
  return (
    <li data-day={day}>
      <b>{t('seat:story.day', { day })}</b>: {told.filter(Boolean).join(' · ')}
    </li>
  );
};

export const SeatStory = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation('seat');
  const { course, live } = useTable();
  const { given, days } = seatStory(course, seat);
  const silenced = seatMarks(course.rulebook, course.state, live.aside).find(
    (each) => each.seat === seat,
  )?.silenced;
  return (
    <section className="seat-story" data-part="story">
      {given.length === 0 && (
        <p className="quiet">{t(`story.none.${course.rulebook.rules.cards.value ? 'cards' : 'plain'}`)}</p>
      )}
      <ul>
        {given.map((each) => (
          <GivenLine key={each.line} given={each} />
        ))}
        {silenced && <li data-given="silenced">{t('story.silenced')}</li>}
        {days.map((each) => (
          <DayLine key={each.day} of={each} />
        ))}
      </ul>
    </section>
  );
};
