// Who meets whom as one square picture: a cell for each two, the darker the oftener; a tap tells who they are.
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useNameOf } from '../../../desk/desk.tsx';
import { meetingsOf, mostMet, type PlayerCounts } from '../../../desk/seating/counts.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useSettings } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly stage: DeskStage; readonly counts: readonly PlayerCounts[] };

/** Pixels of a cell; the picture is then drawn as wide as there is room. */
const cell = 12;

const draw = (canvas: HTMLCanvasElement, counts: readonly PlayerCounts[]): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const most = Math.max(1, mostMet(counts));
  const colour = getComputedStyle(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const [y, { met }] of counts.entries()) {
    for (const [x, times] of met.entries()) {
      context.globalAlpha = x === y ? 0.25 : times / most;
      context.fillStyle = x === y ? colour.borderTopColor : colour.color;
      context.fillRect(x * cell, y * cell, cell - 1, cell - 1);
    }
  }
};

type Cell = { readonly one: number; readonly other: number };

const Told = ({ stage, counts, at: { one, other } }: Props & { readonly at: Cell }) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const name = (number: number): string => nameOf(stage.players[number - 1] ?? '');
  if (one === other) return t('pictures.self', { name: name(one) });
  const count = counts[one - 1]?.met[other - 1] ?? 0;
  const rounds = meetingsOf(stage.rounds, one, other);
  const said = t('pictures.pair', { one: name(one), other: name(other), count });
  return rounds.length === 0 ? said : `${said} (${t('pictures.pairRounds', { rounds: rounds.join(', ') })})`;
};

export const HeatMap = ({ stage, counts }: Props) => {
  const { t } = useTranslation('seating');
  const { theme } = useSettings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<Cell | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are another theme's then
  useEffect(() => {
    if (canvas.current) draw(canvas.current, counts);
  }, [counts, theme]);
  const size = counts.length * cell;
  const meetings = counts.flatMap(({ met }, i) => met.slice(i + 1));
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const numberAt = (share: number): number =>
      Math.min(counts.length, Math.max(1, 1 + Math.floor(share * counts.length)));
    setAt({ one: numberAt((clientY - top) / height), other: numberAt((clientX - left) / width) });
  };
  return (
    <>
      <canvas
        ref={canvas}
        className="seating-heat"
        role="img"
        width={size}
        height={size}
        aria-label={t('pictures.heat', {
          count: counts.length,
          least: meetings.length === 0 ? 0 : Math.min(...meetings),
          most: mostMet(counts),
        })}
        onPointerDown={point}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
      />
      <p className="seating-scale quiet">
        {t('pictures.scale')}: <span aria-hidden className="shades" />
      </p>
      <p role="status">{at ? <Told stage={stage} counts={counts} at={at} /> : t('pictures.tap')}</p>
    </>
  );
};
