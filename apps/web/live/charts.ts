// Draws the charts of a page beside the tables that say the same.
import type { Chart } from '@omerta/pages/player/charts.ts';
import uPlot from 'uplot';

const height = 180;

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const seriesOf = ({ kind, series }: Chart): uPlot.Series[] => {
  const bars = uPlot.paths.bars?.({ size: [0.6, 48] });
  return series.map(({ name }, i) => {
    const stroke = colour(i === series.length - 1 ? 'felt' : 'line');
    return kind === 'columns' && bars
      ? { label: name, stroke, fill: stroke, paths: bars, points: { show: false } }
      : { label: name, stroke, width: 2, points: { size: 7, fill: stroke } };
  });
};

const optionsFor = (chart: Chart, width: number): uPlot.Options => {
  const axis = {
    stroke: colour('muted'),
    grid: { stroke: colour('line'), width: 1 },
    font: '12px Golos Text Variable',
  };
  const label = (at: number): string => chart.labels[at] ?? '';
  return {
    width,
    height,
    scales: {
      x: { time: false, range: [-0.5, chart.labels.length - 0.5] },
      y: { range: (_, low, high) => [Math.min(0, low), Math.max(1, high * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => chart.labels.map((_, i) => i),
        values: (_, splits) => splits.map(label),
      },
      { ...axis, size: 36 },
    ],
    series: [{ value: (_, at) => label(at ?? -1) }, ...seriesOf(chart)],
    cursor: { drag: { x: false, y: false } },
    legend: { show: chart.series.length > 1, live: false },
  };
};

const draw = (figure: HTMLElement): void => {
  const chart = JSON.parse(figure.dataset['chart'] ?? 'null') as Chart | null;
  if (!chart) return;
  figure.dataset['drawn'] = '';
  const data: uPlot.AlignedData = [
    chart.labels.map((_, i) => i),
    ...chart.series.map(({ values }) => [...values]),
  ];
  figure.querySelector('.uplot')?.remove();
  const plot = new uPlot(optionsFor(chart, figure.clientWidth), data, figure);
  new ResizeObserver(() => plot.setSize({ width: figure.clientWidth, height })).observe(figure);
};

const drawAll = (): void => {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-chart]')) draw(figure);
};

drawAll();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
