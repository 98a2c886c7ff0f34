// Short names of the listed penalties, for the referee to choose from; conditions of role and result are the scoring's.
import type { Text } from '@omerta/base/lang.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { penaltiesOf2025 } from './penalty-names-2025.ts';

type Names = Readonly<Record<string, Text>>;

const named = (en: string, ru: string): Text => ({ en, ru });

const underArticle = (article: string, names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([number, text]) => [`${article}.${number}`, text]));

/** The ten acts that fsm-2024 and neft-mmt share. */
const harmfulActs: Names = {
  '1': named('Red broke a split into a red on day 1', 'Красный сломал попил в красного в первый день'),
  '2': named(
    'Red broke a split into a red with four at the table',
    'Красный сломал попил в красного за столом из четырёх',
  ),
  '3': named('Red claimed Sheriff and let it stand', 'Красный вскрылся шерифом и не отказался'),
  '4': named('The Sheriff never claimed his role', 'Шериф не вскрылся'),
  '5': named('The Sheriff left vague or false checks', 'Шериф оставил неточные или ложные проверки'),
  '5.1': named('A checked red was voted out', 'Проверенный красный заголосован'),
  '5.2': named('A checked black stayed', 'Проверенный чёрный остался'),
  '5.3': named(
    'A black stayed within the group of a red check',
    'Чёрный остался в группе с красной проверкой',
  ),
  '5.4': named(
    'Information at odds with the checks lost the game',
    'Неверная информация о проверках привела к поражению',
  ),
  '7': named('Slept through the mafia briefing', 'Проспал договорку'),
  '8': named('The Sheriff made no check on two nights', 'Шериф не проверял две ночи'),
  '9': named(
    'The Sheriff skipped a check that would have won',
    'Шериф не сделал проверку, которая вела к победе',
  ),
  '10': named('Did not shoot on two nights', 'Не стрелял две ночи'),
  '11': named(
    'Missed a named target when the kill would have won',
    'Промах по названной цели при победном выстреле',
  ),
};

const actsOf2018: Names = {
  '1': named(
    'Broke a split into a red on purpose with ten at the table',
    'Намеренно сломал попил в красного за столом из десяти',
  ),
  '2': named(
    'Broke into a red with four when lifting two would have won',
    'Сломал в красного вчетвером, когда подъём двоих вёл к победе',
  ),
  '3': named('Came out with a false check and let it stand', 'Дал ложную проверку и не отказался'),
  '4': named(
    'Claimed Sheriff with a red check on the real one',
    'Вскрылся шерифом с красной проверкой на настоящего шерифа',
  ),
};

const names: Readonly<Record<RulebookId, Names>> = {
  'fsm-2024': underArticle('8.5', harmfulActs),
  'neft-mmt': underArticle('19.5', harmfulActs),
  'fiim-2018': underArticle('8.5', actsOf2018),
  'bel-canto': {},
  'fiim-2025': penaltiesOf2025,
};

/** The clause itself where it has no name. */
export const penaltyName = (rulebook: RulebookId, clause: string): Text =>
  names[rulebook][clause] ?? { en: clause, ru: clause };
