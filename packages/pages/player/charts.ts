// Charts as data beside their tables: a script draws them, and without one the tables say the same.
import { type Html, html } from '../frame/html.ts';

/** Columns side by side, or a line; every number as it is drawn. */
export type Chart = {
  readonly kind: 'line' | 'columns';
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

export const chartOf = (title: string, chart: Chart): Html =>
  html`<figure class="chart" data-chart="${JSON.stringify(chart)}"><figcaption>${title}</figcaption></figure>`;
