// What the compiler refuses: a language or a text that was left out. Each line below it must be an error, or the check of types fails.
import type { ByLang, Text } from '@omerta/base/lang.ts';
import type { ActTexts } from '@omerta/rules/game/tell/event-texts.ts';
import type { RuleRefusalTexts } from '@omerta/rules/messages/refusal-texts.ts';
import { acts } from '@omerta/rules/texts/en/acts.ts';
import { refusals } from '@omerta/rules/texts/en/refusals.ts';
import type { AdviceTexts } from '@omerta/scoring/advisor/advice-texts.ts';
import { advice } from '@omerta/scoring/texts/en/advice.ts';
import { expect, it } from 'vitest';
import type { Texts } from './en/shape.ts';
import { texts as en } from './en/texts.ts';

it('a language, a sentence, an event, a finding or a word of a screen left out does not compile', () => {
  // @ts-expect-error Russian is left out
  const text: Text = { en: 'said' };

  // @ts-expect-error a language is left out of a table
  const table: ByLang<Texts> = { en };

  const { LineTakenBack: _act, ...someActs } = acts;
  // @ts-expect-error a kind of event is left out
  const told: ActTexts = someActs;

  const { 'night/cards-missing': _refusal, ...someRefusals } = refusals;
  // @ts-expect-error a refusal is left out
  const refused: RuleRefusalTexts = someRefusals;

  const { noShotTwice: _finding, ...someFindings } = advice.because;
  // @ts-expect-error what the advisor found is left out
  const advised: AdviceTexts = { ...advice, because: someFindings };

  const { title: _title, ...someWords } = en.rules;
  // @ts-expect-error a word of a screen is left out
  const screens: Texts = { ...en, rules: someWords };

  expect([text, table, told, refused, advised, screens]).toHaveLength(6);
});
