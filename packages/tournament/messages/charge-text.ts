// What will be asked about a removal that may cost the tournament, as one sentence: of whom, what, and what follows.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import type { ExpulsionGround, TournamentRules } from '../rulebooks/tournament-rules.ts';
import { charges as en } from '../texts/en/charges.ts';
import { charges as ru } from '../texts/ru/charges.ts';
import type { ChargeTexts } from './charge-texts.ts';

const texts: ByLang<ChargeTexts> = { en, ru };

export const chargeText = (
  { grounds, by, binding }: TournamentRules['expulsion'],
  asked: readonly ExpulsionGround[],
  lang: Lang,
): string => {
  const { asked: offices, grounds: questions, or, say } = texts[lang];
  const named = grounds.filter(({ ground }) => asked.includes(ground));
  return say(
    by.map((office) => offices[office] ?? office).join(or),
    named.map(({ ground }) => questions[ground]).join(or),
    binding,
    named[0]?.clause ?? '',
  );
};
