// Numbers for Prometheus: counters, gauges and histograms, told in its text format (version 0.0.4).

type Labels = Readonly<Record<string, string>>;

type Family = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => Promise<readonly Sample[]> | readonly Sample[];
};

/** `suffix` of the name: histograms have three kinds of samples. */
type Sample = { readonly suffix?: string; readonly labels: Labels; readonly value: number };

type Counter = { readonly add: (labels?: Labels, by?: number) => void };
type Histogram = { readonly observe: (labels: Labels, value: number) => void };

export type Metrics = {
  readonly counter: (name: string, help: string) => Counter;
  /** Asked when somebody looks. */
  readonly gauge: (name: string, help: string, look: () => Promise<number> | number) => void;
  readonly histogram: (name: string, help: string, bounds: readonly number[]) => Histogram;
  readonly text: () => Promise<string>;
};

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).toSorted());

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const numberText = (value: number): string => {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
};

const sampleText = (name: string, { suffix = '', labels, value }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, each]) => `${label}="${escaped(each)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${numberText(value)}`;
};

const familyText = async ({ name, help, kind, samples }: Family): Promise<string> => {
  const lines = (await samples()).map((sample) => sampleText(name, sample));
  const told = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return [`# HELP ${name} ${told}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');
};

type Counted = { readonly labels: Labels; readonly buckets: number[]; sum: number; count: number };

const histogramSamples = ({ labels, buckets, sum, count }: Counted, bounds: readonly number[]): Sample[] => [
  ...bounds.map((bound, i) => ({
    suffix: '_bucket',
    labels: { ...labels, le: numberText(bound) },
    value: buckets[i] ?? 0,
  })),
  { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { suffix: '_sum', labels, value: sum },
  { suffix: '_count', labels, value: count },
];

export const metricsOf = (): Metrics => {
  const families: Family[] = [];
  return {
    counter: (name, help) => {
      const values = new Map<string, { labels: Labels; value: number }>();
      families.push({ name, help, kind: 'counter', samples: () => [...values.values()] });
      return {
        add: (labels = {}, by = 1) => {
          const key = keyOf(labels);
          const counted = values.get(key) ?? { labels, value: 0 };
          values.set(key, { ...counted, value: counted.value + by });
        },
      };
    },
    gauge: (name, help, look) => {
      families.push({
        name,
        help,
        kind: 'gauge',
        samples: async () => [{ labels: {}, value: await look() }],
      });
    },
    histogram: (name, help, bounds) => {
      const values = new Map<string, Counted>();
      const samples = () => [...values.values()].flatMap((each) => histogramSamples(each, bounds));
      families.push({ name, help, kind: 'histogram', samples });
      return {
        observe: (labels, value) => {
          const key = keyOf(labels);
          const counted = values.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
          values.set(key, counted);
          bounds.forEach((bound, i) => {
            if (value <= bound) counted.buckets[i] = (counted.buckets[i] ?? 0) + 1;
          });
          counted.sum += value;
          counted.count += 1;
        },
      };
    },
    text: async () => `${(await Promise.all(families.map(familyText))).join('\n')}\n`,
  };
};
