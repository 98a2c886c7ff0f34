// The buttons of the way through a game: its days and nights, a step back and on, playing by itself, how fast.
import './walk-controls.css';
import { Icon } from '../look/icon.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import type { Chapter } from './steps.ts';
import { speeds, type Walk } from './use-walk.ts';

const Chapters = ({ chapters, walk }: Props) => {
  const { t } = useTranslation(['replay', 'table']);
  const chapter = chapters.findLast((each) => each.at <= walk.at);
  return (
    <nav className="chapters" aria-label={t('replay:walk.chapters')}>
      {chapters.map((each) => (
        <button
          key={each.at}
          type="button"
          className="button"
          aria-pressed={each === chapter}
          onClick={() => walk.to(each.at)}
        >
          {t(`table:phase.${each.phase}`, { number: each.number })}
        </button>
      ))}
    </nav>
  );
};

const SpeedChoice = ({ walk: { speed, setSpeed } }: Pick<Props, 'walk'>) => {
  const { t } = useTranslation('replay');
  return (
    <select
      className="input"
      aria-label={t('walk.speed')}
      value={speed}
      onChange={({ target }) => setSpeed(speeds.find((each) => String(each) === target.value) ?? 1)}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {t('walk.times', { times: each })}
        </option>
      ))}
    </select>
  );
};

type Props = { readonly chapters: readonly Chapter[]; readonly walk: Walk };

export const WalkControls = ({ chapters, walk }: Props) => {
  const { t } = useTranslation('replay');
  const { at, last, to, playing, play } = walk;
  return (
    <section className="walk-controls" aria-label={t('walk.title')}>
      <Chapters chapters={chapters} walk={walk} />
      <div className="walk">
        <button
          type="button"
          className="button"
          data-go="previous"
          aria-label={t('walk.previous')}
          disabled={at === 0}
          onClick={() => to(at - 1)}
        >
          <Icon path="M15 5l-7 7 7 7" />
        </button>
        <button
          type="button"
          className="button"
          data-go="play"
          aria-pressed={playing}
          disabled={at === last}
          onClick={() => play(!playing)}
        >
          {t(playing ? 'walk.stop' : 'walk.play')}
        </button>
        <button
          type="button"
          className="button"
          data-go="next"
          aria-label={t('walk.next')}
          disabled={at === last}
          onClick={() => to(at + 1)}
        >
          <Icon path="M9 5l7 7-7 7" />
        </button>
        <SpeedChoice walk={walk} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('walk.step', { line: at, count: last })}
          onChange={(event) => to(Number(event.target.value))}
        />
      </div>
    </section>
  );
};
