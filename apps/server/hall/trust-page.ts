// The page that teaches a phone to trust the hall: one file, in the language and for the kind of phone that asks.
import { createHash } from 'node:crypto';
import { type Lang, langs } from '@omerta/base/lang.ts';
import { trustTexts } from '../texts/spoken.ts';
import type { TrustStep, TrustTexts } from '../texts/trust.ts';
import { escaped, pictureOf } from './picture.ts';
import { certificatePath, type Trusting } from './trusting.ts';

const style = `
:root{color-scheme:light dark;--paper:#f6f4ef;--ink:#17171b;--muted:#6a665e;--line:#dedacf;--row:#fff;--felt:#0f5b46;--on-felt:#fff;--gold:#e8c014}
@media(prefers-color-scheme:dark){:root{--paper:#121214;--ink:#ece9e2;--muted:#a19c92;--line:#34343b;--row:#26262b;--felt:#2fa37e;--on-felt:#06140f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:34rem;padding:20px 20px 48px;background:var(--paper);color:var(--ink);font:17px/1.45 system-ui,sans-serif}
nav{display:flex;gap:16px;justify-content:flex-end;font-size:15px}
a{color:var(--felt)}
h1{font-size:1.55rem;line-height:1.2;margin:16px 0 12px}
h2{font-size:1.15rem;margin:32px 0 8px}
.go{display:block;margin:20px 0;padding:16px;border-radius:14px;background:var(--felt);color:var(--on-felt);text-align:center;font-weight:600;text-decoration:none}
.then{background:none;color:var(--felt);box-shadow:inset 0 0 0 2px var(--felt)}
ol{list-style:none;margin:0;padding:0;counter-reset:step}
li{counter-increment:step;margin:0 0 24px}
li p{margin:0 0 10px;padding-left:38px;position:relative}
li p::before{content:counter(step);position:absolute;left:0;top:-2px;width:27px;height:27px;border-radius:50%;background:var(--ink);color:var(--paper);text-align:center;font-weight:600}
svg{display:block;width:min(240px,100%);margin:0 auto;overflow:hidden}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
svg .heading{font-weight:600;font-size:14px}
svg .pressed{fill:var(--on-felt);font-weight:600}
.phone{fill:var(--paper);stroke:var(--ink);stroke-width:3}
.ear{fill:var(--line)}
.row{fill:var(--row);stroke:var(--line)}
.on{fill:var(--felt)}
.knob{fill:#fff}
.ripple{fill:var(--gold);fill-opacity:.35}
.tip{fill:var(--gold)}
summary{padding:12px 0;color:var(--felt);font-weight:600}
.small{color:var(--muted);font-size:15px}
code{display:block;font-size:14px;line-height:1.6;word-spacing:.1em}
[hidden]{display:none}
`;

/** Asks the safe address until it can be reached: that a phone trusts a certificate no page is told otherwise. */
const script = `
const go=document.getElementById('open');
go.href+=location.hash;
const ready=document.getElementById('ready'),wait=document.getElementById('wait');
const look=()=>fetch(go.dataset.probe,{mode:'no-cors',cache:'no-store'}).then(()=>{go.classList.remove('then');ready.hidden=false;wait.hidden=true},()=>setTimeout(look,2000));
look();
`;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const steps = (list: readonly TrustStep[]): string =>
  `<ol>${list
    .map(({ words, picture }) => `<li><p>${escaped(words)}</p>${pictureOf(picture, words)}</li>`)
    .join('')}</ol>`;

/** His own kind first; the other behind a line, for the neighbour who asks. */
const ways = (texts: TrustTexts, agent: string, name: string): string => {
  const iphone = [texts.iphone, texts.iphoneSteps(name)] as const;
  const android = [texts.android, texts.androidSteps(name)] as const;
  const [[own, ownSteps], [other, otherSteps]] = /android/i.test(agent)
    ? [android, iphone]
    : [iphone, android];
  return (
    `<h2>${escaped(own)}</h2>${steps(ownSteps)}` +
    `<details><summary>${escaped(`${texts.otherPhone}: ${other}`)}</summary>${steps(otherSteps)}</details>`
  );
};

type PageParts = {
  readonly lang: Lang;
  /** What the browser says it is. */
  readonly agent: string;
  /** The same page with HTTPS. */
  readonly safe: string;
  readonly trusting: Trusting;
};

export const trustPage = ({ lang, agent, safe, trusting }: PageParts) => {
  const texts = trustTexts[lang];
  const { origin } = new URL(safe);
  const others = langs
    .filter((each) => each !== lang)
    .map((each) => `<a href="?lang=${each}" hreflang="${each}">${trustTexts[each].language}</a>`);
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Omerta: ${escaped(texts.title)}</title><style>${style}</style></head><body>
<nav>${others.join('')}</nav>
<main><h1>${escaped(texts.title)}</h1><p>${escaped(texts.why)}</p>
<p><a id="watch" href="/live?lang=${lang}">${escaped(texts.watch)}</a></p>
<a class="go" href="${certificatePath}">${escaped(texts.download)}</a>
${ways(texts, agent, trusting.name)}
<p id="ready" role="status" hidden>${escaped(texts.ready)}</p><p id="wait" class="small">${escaped(texts.notYet)}</p>
<a id="open" class="go then" href="${escaped(safe)}" data-probe="${escaped(origin)}/manifest.webmanifest">${escaped(texts.open)}</a>
<p class="small">${escaped(texts.limits)}</p><p class="small">${escaped(texts.fingerprint)}</p><code>${trusting.fingerprint}</code>
<p class="small">${escaped(texts.afterwards)}</p></main>
<script>${script}</script></body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashed(style)}`,
    `script-src ${hashed(script)}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
};
