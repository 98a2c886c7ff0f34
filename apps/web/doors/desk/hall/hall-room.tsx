// The control room: who needs the chief, every table of the rounds in play, one table larger, the day against its plan.
import { useCoarseNow } from '../../../desk/hall/second.ts';
import './hall.css';
import { useEffect, useMemo } from 'react';
import { kindsOffered } from '../../../desk/cases/offered.ts';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { dayPlan } from '../../../desk/hall/day-plan.ts';
import { needsOf } from '../../../desk/hall/needs.ts';
import { roundsOf, roundsShown } from '../../../desk/hall/rounds-now.ts';
import { useBook } from '../../../desk/use-book.ts';
import { keepAudioAwake } from '../../../sound/audio.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DayTimeline } from './day-timeline.tsx';
import { HallHead } from './hall-head.tsx';
import { HallProvider, useHallLive, useHallWords } from './hall-view.ts';
import { Needs } from './needs.tsx';
import { Routine } from './routine.tsx';
import { RoundTables } from './table-cards.tsx';
import { WatchedTable } from './watched-table.tsx';

export const HallRoom = ({ thing }: { readonly thing?: string }) => {
  const { t } = useTranslation('hall');
  const { picture, tournament } = useDesk();
  const now = useCoarseNow();
  const rounds = useMemo(() => roundsOf(picture), [picture]);
  const shown = roundsShown(rounds);
  const day = useMemo(() => dayPlan(picture, now), [picture, now]);
  const live = useHallLive(shown);
  const mayReplay = kindsOffered(useBook(), false).includes('replay');
  const needs = needsOf(picture, useHallWords(live, now), { mayReplay, now });
  const needy = new Set(needs.map(({ game }) => game));
  useEffect(keepAudioAwake, []);
  const watched = picture.games.find(({ id }) => id === thing);
  return (
    <HallProvider value={live}>
      <HallHead rounds={rounds} shown={shown} day={day} />
      <Needs needs={needs} />
      <Routine />
      {watched && <WatchedTable key={watched.id} game={watched} />}
      {shown.length === 0 && (
        <section className="desk-card">
          <p>{t('noRounds')}</p>
          <DeskLink tournament={tournament} room="seating">
            {t('toSeating')}
          </DeskLink>
        </section>
      )}
      {shown.map((round) => (
        <RoundTables
          key={`${round.stage} ${round.round}`}
          round={round}
          planned={
            day.rounds.find((each) => each.stage === round.stage && each.round === round.round) ?? null
          }
          isAlone={shown.length === 1}
          needy={needy}
        />
      ))}
      <DayTimeline day={day} />
    </HallProvider>
  );
};
