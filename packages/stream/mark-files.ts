// Time marks as files: a table for a spreadsheet, JSON for programs, markers for a video editor.
import { byteOrderMark } from '@omerta/base/bytes.ts';
import type { Lang } from '@omerta/base/lang.ts';
import type { TimeMark } from './marks.ts';

export const markForms = ['csv', 'json', 'edl'] as const;
export type MarkForm = (typeof markForms)[number];

/** Of the list of markers: what most editors take for it. */
const frames = 25;

const two = (count: number): string => String(count).padStart(2, '0');

const clockOf = (seconds: number): string => {
  const whole = Math.floor(Math.max(0, seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
};

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const momentOf = ({ phase }: TimeMark): string => `${phase.kind} ${phase.number}`;

const csv = (marks: readonly TimeMark[], lang: Lang): string => {
  const rows = [
    ['instant', 'seconds', 'time', 'phase', 'event', 'told'],
    ...marks.map((mark) => [
      new Date(mark.at).toISOString(),
      mark.seconds.toFixed(3),
      clockOf(mark.seconds),
      momentOf(mark),
      mark.what,
      mark.told[lang],
    ]),
  ];
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

const json = (marks: readonly TimeMark[], lang: Lang): string =>
  `${JSON.stringify({
    format: 'omerta.marks/1',
    marks: marks.map((mark) => ({
      instant: new Date(mark.at).toISOString(),
      seconds: mark.seconds,
      phase: momentOf(mark),
      event: mark.what,
      told: mark.told[lang],
    })),
  })}\n`;

const frameOf = (seconds: number, more: number): string => {
  const count = Math.round(Math.max(0, seconds) * frames) + more;
  return `${clockOf(Math.floor(count / frames))}:${two(count % frames)}`;
};

/** A marker is an event of one frame with its words in a comment. */
const edl = (marks: readonly TimeMark[], lang: Lang, title: string): string =>
  [
    `TITLE: ${title}`,
    'FCM: NON-DROP FRAME',
    '',
    ...marks.flatMap(({ seconds, told }, i) => {
      const span = `${frameOf(seconds, 0)} ${frameOf(seconds, 1)}`;
      const number = String(i + 1).padStart(3, '0');
      return [
        `${number}  001      V     C        ${span} ${span}  `,
        ` |C:ResolveColorBlue |M:${told[lang].replaceAll('|', '/')} |D:1`,
        '',
      ];
    }),
  ].join('\n');

/** `title`: of the list of markers. */
export const markFile = (
  marks: readonly TimeMark[],
  form: MarkForm,
  { lang, title }: { readonly lang: Lang; readonly title: string },
): { readonly text: string; readonly type: string } => {
  switch (form) {
    case 'csv':
      return { text: csv(marks, lang), type: 'text/csv; charset=utf-8' };
    case 'json':
      return { text: json(marks, lang), type: 'application/json' };
    case 'edl':
      return { text: edl(marks, lang, title), type: 'text/plain; charset=utf-8' };
  }
};
