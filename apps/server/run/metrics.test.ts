// The text format, held against its grammar; buckets add up; labels cannot break out of their quotes.
import { expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';

const label = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`;
const number = String.raw`(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)`;
const metric = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const line = new RegExp(
  `^(?:# HELP ${metric} [^\\n]*|# TYPE ${metric} (?:counter|gauge|histogram)|${metric}(?:\\{${label}(?:,${label})*\\})? ${number})$`,
);

it('is text that Prometheus reads, whatever stands in a label', async () => {
  const metrics = metricsOf();
  const asked = metrics.counter('omerta_requests_total', 'Requests.\nBy route \\ status.');
  asked.add({ route: '/api/"odd"\\\n', status: '200' });
  asked.add({ status: '200', route: '/api/"odd"\\\n' }, 2);
  metrics.gauge('omerta_up', 'Up.', () => 1);
  metrics.gauge('omerta_wide', 'Wide.', async () => Number.POSITIVE_INFINITY);
  metrics.gauge('omerta_none', 'None.', () => Number.NaN);
  metrics.gauge('omerta_small', 'Small.', () => 1e-9);
  metrics.histogram('omerta_seconds', 'Seconds.', [0.1, 1]).observe({ route: 'x' }, 0.5);
  const text = await metrics.text();
  expect(text.endsWith('\n')).toBe(true);
  for (const each of text.trimEnd().split('\n')) expect(each).toMatch(line);
  expect(text).toContain('omerta_requests_total{route="/api/\\"odd\\"\\\\\\n",status="200"} 3');
  expect(text).toContain('omerta_wide +Inf');
});

it('a histogram counts every value in all the buckets that hold it', async () => {
  const metrics = metricsOf();
  const seconds = metrics.histogram('omerta_seconds', 'Seconds.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 2]) seconds.observe({ route: 'a' }, value);
  expect((await metrics.text()).split('\n').slice(2, -1)).toEqual([
    'omerta_seconds_bucket{route="a",le="0.1"} 2',
    'omerta_seconds_bucket{route="a",le="1"} 3',
    'omerta_seconds_bucket{route="a",le="+Inf"} 4',
    'omerta_seconds_sum{route="a"} 2.65',
    'omerta_seconds_count{route="a"} 4',
  ]);
});
