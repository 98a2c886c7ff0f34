// A whole page around its content: head, the way back, the other languages, and what its script is told.
import { type Lang, langs } from '@omerta/base/lang.ts';
import { wordsIn } from '../texts/words.ts';
import type { Addresses } from './addresses.ts';
import { type Html, html, nothing } from './html.ts';

/** Style and scripts, by their addresses. */
export type Assets = {
  readonly style: string;
  readonly icon: string;
  readonly script: string;
  /** Fetched only by pages with a chart. */
  readonly charts: string;
};

export type WatchedPage = {
  /** As the socket names it. */
  readonly name: string;
  /** Of the picture on the page: it is not sent again. */
  readonly n: number;
};

type Page = {
  readonly lang: Lang;
  readonly title: string;
  readonly to: Addresses;
  readonly assets: Assets;
  readonly main: Html;
  /** Null on the tournament's own page. */
  readonly up?: { readonly address: string; readonly name: string } | null;
  readonly hasCharts?: boolean;
  readonly watched?: WatchedPage | null;
  /** On paper: nothing but the content. */
  readonly bare?: boolean;
};

const langNames: Readonly<Record<Lang, string>> = { en: 'English', ru: 'Русский' };

export const choiceMain = (
  name: string,
  ways: readonly { readonly lang: Lang; readonly address: string }[],
): Html =>
  html`<h1>${name}</h1>
<ul class="tournaments">${ways.map(({ lang, address }) => html`<li><a href="${address}" lang="${lang}">${langNames[lang]}</a></li>`)}</ul>`;

const languages = (to: Addresses, lang: Lang): Html => {
  const others = langs.flatMap((each) => {
    const address = each === lang ? null : to.inLang(each);
    return address === null
      ? []
      : [html`<a href="${address}" lang="${each}" hreflang="${each}">${langNames[each]}</a>`];
  });
  return html`${others}`;
};

const top = ({ to, lang, up }: Page): Html => {
  const words = wordsIn(lang);
  const list = to.list === null ? html`` : html`<a href="${to.list}">${words.list.title}</a>`;
  const back = up ? html`<a href="${up.address}">${up.name}</a>` : nothing;
  return html`<header class="top"><nav aria-label="${words.way}">${list}${back}</nav>${languages(to, lang)}</header>`;
};

/** What the page says of itself where it does not keep up; its script fills it. */
const standing = ({ watched }: Page): Html =>
  watched ? html`<p class="standing" role="status" data-standing></p>` : nothing;

export const documentOf = (page: Page): string => {
  const { lang, title, assets, main, watched, hasCharts = false, bare = false } = page;
  const watch = watched ? html` data-watch="${watched.name}" data-n="${watched.n}"` : nothing;
  const scripts = [assets.script, ...(hasCharts ? [assets.charts] : [])];
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style}">
${scripts.map((script) => html`<script defer src="${script}"></script>\n`)}</head>
<body${watch}>
${bare ? null : top(page)}
<main>
${main}
</main>
${bare ? null : standing(page)}
</body>
</html>
`.text;
};
