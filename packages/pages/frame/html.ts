// Text into HTML: whatever is put into a template is escaped, unless it was made by one.

/** A class, so that nothing that was read from outside can pose as one. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Html = Markup;
type Content = Html | string | number | null | false | readonly Content[];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const written = (content: Content): string => {
  if (content === null || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return escaped(content);
  return typeof content === 'number' ? String(content) : content.map(written).join('');
};

/** Values stand between tags or in quoted attributes, never in a name of either. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Markup(parts.map((part, i) => (i === 0 ? part : written(contents[i - 1] ?? null) + part)).join(''));

export const nothing: Html = html``;

/** With something between each two. */
export const joinedBy = (between: Html, parts: readonly Html[]): Html =>
  html`${parts.map((part, i) => (i === 0 ? part : html`${between}${part}`))}`;
