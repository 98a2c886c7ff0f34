// Whatever is put into a page stays text: no name of anybody becomes markup.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escaped, html } from './html.ts';

const markup = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'a', '=', ' ', '`', '$', '{') }),
);

it('a text in a page is the text that was put in, and opens or closes nothing', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const { text: page } = html`<a title="${text}">${[text, null, false]}</a>`;
      const [, title = '', content = ''] = /^<a title="([^"<>']*)">([^<>"']*)<\/a>$/.exec(page) ?? [];
      expect(page).toBe(`<a title="${title}">${content}</a>`);
      const back = (said: string): string =>
        said
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
      expect([back(title), back(content)]).toEqual([text, text]);
    }),
  );
});

it('what was read from outside cannot pose as markup', () => {
  const posing = JSON.parse('{"text": "<script>"}') as string;
  expect(() => html`${posing}`.text).toThrow();
  expect(escaped('<b title="\'&">')).toBe('&lt;b title=&quot;&#39;&amp;&quot;&gt;');
});
