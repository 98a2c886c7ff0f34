// The API's document, and a page to browse it without a script.

import { type ByLang, type Lang, langs } from '@omerta/base/lang.ts';
import { object, oneOf, optional, shape } from '@omerta/base/reading.ts';
import { api as en } from '../texts/en/api.ts';
import { api as ru } from '../texts/ru/api.ts';
import type { ApiTexts } from './api-texts.ts';
import { type Route, route } from './route.ts';

const texts: ByLang<ApiTexts> = { en, ru };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const fieldsOf = (schema: Readonly<Record<string, unknown>> | null): string => {
  const properties = schema?.['properties'];
  const required = Array.isArray(schema?.['required']) ? schema['required'] : [];
  return typeof properties === 'object' && properties !== null
    ? Object.keys(properties)
        .map((key) => (required.includes(key) ? key : `${key}?`))
        .join(', ')
    : '';
};

const rowOf = ({ method, url, tells, audience, schemas }: Route, lang: Lang): string => {
  const fields = [schemas.query, schemas.body].map(fieldsOf).filter((each) => each !== '');
  const cells = [method, url, tells, texts[lang].audiences[audience], fields.join('; ')];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
};

const pageOf = (routes: readonly Route[], lang: Lang): string => {
  const { title, about, document, method, address, tells, who, fields } = texts[lang];
  const heads = [method, address, tells, who, fields].map((head) => `<th scope="col">${escaped(head)}</th>`);
  const others = langs.map((each) => `<a href="/api?lang=${each}" hreflang="${each}">${each}</a>`).join(' ');
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(about)} <a href="/api/openapi.json">${escaped(document)}</a> ${others}</p>
<table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${routes.map((each) => rowOf(each, lang)).join('\n')}
</tbody>
</table>
</body>
</html>
`;
};

/** `document` is asked for once everything is registered. */
export const browseRoutes = (routes: readonly Route[], document: () => object): readonly Route[] => {
  const own: readonly Route[] = [
    route({
      method: 'GET',
      url: '/api',
      tells: 'This page: every route, who may ask it and with which fields.',
      query: shape({ lang: optional(oneOf(langs)) }),
      answer: { type: 'text/html' },
      audience: 'anybody',
      shared: true,
      handle: ({ lang, query }) => ({
        raw: pageOf([...own, ...routes], query.lang ?? lang),
        type: 'text/html; charset=utf-8',
        headers: { vary: 'accept-language', 'content-language': query.lang ?? lang },
      }),
    }),
    route({
      method: 'GET',
      url: '/api/openapi.json',
      tells: 'The OpenAPI 3.1 document of every route.',
      answer: object,
      audience: 'anybody',
      shared: true,
      handle: () => document(),
    }),
  ];
  return own;
};
