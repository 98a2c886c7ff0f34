// The chance of each side along the game, drawn as it goes: red below the line, black above; a touch goes to its step.
import type { Observed } from '@omerta/bots/belief/observer.ts';
import type { MouseEvent } from 'react';
import type { Chapter } from '../../replay/steps.ts';
import type { Walk } from '../../replay/use-walk.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** Before anything is heard nothing speaks for either side. */
const even = 500;
const high = 100;

const redAt = (seen: Observed | null | undefined): number => seen?.wins.red ?? even;
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

type Props = {
  readonly beliefs: readonly (Observed | null)[];
  readonly chapters: readonly Chapter[];
  readonly walk: Walk;
};

export const BeliefsChart = ({ beliefs, chapters, walk }: Props) => {
  const { t } = useTranslation('replay');
  const { at, last, to } = walk;
  const red = redAt(beliefs[at]);
  const points = beliefs.map((seen, i) => `${i},${high - redAt(seen) / 10}`);
  const go = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    to(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure className="beliefs-chart">
      <figcaption>
        <span className="red-chance">{t('beliefs.red', { percent: percent(red) })}</span>
        <span className="black-chance">{t('beliefs.black', { percent: 100 - percent(red) })}</span>
      </figcaption>
      {/* The keyboard has the slider, which goes to the same steps. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it */}
      <svg
        viewBox={`0 0 ${Math.max(last, 1)} ${high}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('beliefs.chart')}
        onClick={go}
      >
        {chapters.map((each, i) =>
          each.phase === 'night' ? (
            <rect
              key={each.at}
              className="night"
              x={each.at}
              y={0}
              width={(chapters[i + 1]?.at ?? last) - each.at}
              height={high}
            />
          ) : null,
        )}
        <polygon className="red" points={`0,${high} ${points.join(' ')} ${last},${high}`} />
        <line className="even" x1={0} x2={last} y1={high / 2} y2={high / 2} />
        <line className="now" x1={at} x2={at} y1={0} y2={high} />
      </svg>
      <p className="quiet">{t('beliefs.explain')}</p>
    </figure>
  );
};
