// What will be asked about a removal that may cost the tournament, as one sentence: of whom, what, and what follows.
import type { Lang } from '@omerta/base/lang.ts';
import type { Office } from '../offices.ts';
import type { ExpulsionGround, TournamentRules } from '../rulebooks/tournament-rules.ts';

type Words = {
  readonly asked: Partial<Readonly<Record<Office, string>>>;
  readonly grounds: Readonly<Record<ExpulsionGround, string>>;
  readonly or: string;
  readonly say: (asked: string, ground: string, binding: boolean, clause: string) => string;
};

const words: Readonly<Record<Lang, Words>> = {
  en: {
    asked: { chief: 'the chief referee', organiser: 'the organiser' },
    grounds: {
      'outside-information': 'whether the information was sought on purpose',
      'referee-insulted': 'whether a referee or the chief was insulted',
      'equipment-damaged': 'whether the damage was deliberate',
    },
    or: ' or ',
    say: (asked, ground, binding, clause) =>
      `At a tournament ${asked} will be asked ${ground}: if so, the player ${binding ? 'is' : 'may be'} out of it (${clause}).`,
  },
  ru: {
    asked: { chief: 'главного судью', organiser: 'организатора' },
    grounds: {
      'outside-information': 'намеренно ли добывались сведения',
      'referee-insulted': 'был ли оскорблён судья или главный судья',
      'equipment-damaged': 'намеренной ли была порча',
    },
    or: ' или ',
    say: (asked, ground, binding, clause) =>
      `На турнире ${asked} спросят, ${ground}: если да, игрок ${binding ? 'исключается' : 'может быть исключён'} из турнира (${clause}).`,
  },
};

export const chargeText = (
  { grounds, by, binding }: TournamentRules['expulsion'],
  asked: readonly ExpulsionGround[],
  lang: Lang,
): string => {
  const { asked: offices, grounds: questions, or, say } = words[lang];
  const named = grounds.filter(({ ground }) => asked.includes(ground));
  return say(
    by.map((office) => offices[office] ?? office).join(or),
    named.map(({ ground }) => questions[ground]).join(or),
    binding,
    named[0]?.clause ?? '',
  );
};
