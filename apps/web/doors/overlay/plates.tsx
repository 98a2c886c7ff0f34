// What stands around the picture: day and clock, nominations and votes, the nights, the lower third.
import { left, showSeconds } from '../../session/clock.ts';
import { clockOf } from '../../shows/hall-picture.ts';
import { useStepName } from '../../texts/step-name.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { OverlayNight, OverlayTable } from './overlay-picture.ts';
import type { ShownOverlay } from './use-overlay.ts';

type Props = { readonly shown: ShownOverlay };

const warning = 10;

export const ClockPlate = ({ shown: { table, game, names, now } }: Props) => {
  const { t } = useTranslation('shows');
  const stepName = useStepName();
  const { kind, number } = table.phase;
  const clock = table.result ? null : clockOf(table);
  const seconds = clock ? Math.ceil(left(clock, now) / 1000) : null;
  const seat = table.now?.seat ?? null;
  const person = seat === null ? undefined : table.players[seat - 1];
  const moment = table.now ? stepName(table.now) : '';
  return (
    <section className="overlay-plate overlay-clock">
      <p className="overlay-quiet">
        {t('table', { table: game.table })} · {t(`phases.${kind}`, { number })}
      </p>
      {seconds !== null && (
        <p className="overlay-time" role="timer" data-late={seconds <= warning || undefined}>
          {showSeconds(seconds)}
        </p>
      )}
      {table.paused && <p className="overlay-word">{t('paused')}</p>}
      {!table.paused && !table.result && moment !== '' && (
        <p className="overlay-word">
          {person === undefined ? moment : `${seat} · ${names[person] ?? person}`}
        </p>
      )}
    </section>
  );
};

/** The ballots of the day that is running, the newest last. */
const todays = ({ ballots, phase }: OverlayTable) =>
  phase.kind === 'day' || phase.kind === 'over' ? ballots.filter(({ day }) => day === phase.number) : [];

export const VotesPlate = ({ shown: { table } }: Props) => {
  const { t } = useTranslation('overlay');
  const ballot = todays(table).at(-1);
  if (table.phase.kind !== 'day' || (table.nominations.length === 0 && !table.voteCancelled)) return null;
  return (
    <section className="overlay-plate overlay-votes">
      <h2>{t(ballot ? 'votes' : 'nominated')}</h2>
      {table.voteCancelled && <p className="overlay-quiet">{t('noVote')}</p>}
      <ul>
        {ballot
          ? ballot.hands.map(({ candidate, seats, count }) => (
              <li key={candidate} data-candidate={candidate}>
                <b>{candidate}</b>
                <span className="overlay-hands">{seats.join(' ')}</span>
                <strong>{count ?? '—'}</strong>
              </li>
            ))
          : table.nominations.map(({ by, nominee }) => (
              <li key={nominee} data-candidate={nominee}>
                <b>{nominee}</b>
                <span className="overlay-hands">{t('by', { seat: by })}</span>
              </li>
            ))}
      </ul>
    </section>
  );
};

const Night = ({ night }: { readonly night: OverlayNight }) => {
  const { t } = useTranslation('overlay');
  const { number, shots, killed, don, sheriff } = night;
  return (
    <li data-night={number}>
      <b>{t('night', { number })}</b>
      {shots.length > 0 && (
        <span data-shot={killed ?? 'miss'}>
          {killed === null ? t('missed') : t('killed', { seat: killed })}
        </span>
      )}
      {don && <span>{t(don.hit ? 'donFound' : 'donMissed', { seat: don.seat })}</span>}
      {sheriff && <span>{t(sheriff.hit ? 'sheriffBlack' : 'sheriffRed', { seat: sheriff.seat })}</span>}
    </li>
  );
};

export const NightsPlate = ({ shown: { table } }: Props) => {
  const { t } = useTranslation('overlay');
  const nights = table.nights.filter(({ shots, don, sheriff }) => shots.length > 0 || don || sheriff);
  if (nights.length === 0 && !table.bestMove) return null;
  return (
    <section className="overlay-plate overlay-nights">
      <ul>
        {nights.map((night) => (
          <Night key={night.number} night={night} />
        ))}
      </ul>
      {table.bestMove && (
        <p data-best={table.bestMove.seats.join(' ')}>
          <b>{t('bestMove', { seat: table.bestMove.by })}</b> {table.bestMove.seats.join(' · ')}
        </p>
      )}
    </section>
  );
};

export const LowerThird = ({ shown: { scene, table, game, stages } }: Props) => {
  const { t } = useTranslation('shows');
  const stage = stages.find((each) => each.stage === game.stage)?.name ?? '';
  const result = table.result && {
    title: t(`winners.${table.result.winner}`),
    line: [
      ...(table.result.by === 'ruling' ? [t('byRuling')] : []),
      stage,
      t('round', { round: game.round }),
      t('table', { table: game.table }),
    ].join(' · '),
  };
  const told = scene.lower === 'text' ? { title: scene.title, line: scene.line } : null;
  const shown = scene.lower === 'result' ? result : told;
  if (!shown || (shown.title === '' && shown.line === '')) return null;
  return (
    <section className="overlay-plate overlay-lower" data-lower={scene.lower}>
      <p className="overlay-title">{shown.title}</p>
      <p>{shown.line}</p>
    </section>
  );
};
