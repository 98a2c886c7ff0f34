// What the page to browse the API says: what there must be in each language.
import type { WhoMay } from './route.ts';

export type ApiTexts = {
  readonly title: string;
  readonly about: string;
  readonly document: string;
  readonly method: string;
  readonly address: string;
  readonly tells: string;
  readonly who: string;
  readonly fields: string;
  readonly audiences: Readonly<Record<WhoMay, string>>;
};
