// A game in words: where it stands or who won, its rulebook, its day.
import type { TFunction } from 'i18next';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { GameSeen } from './listed.ts';

type T = TFunction<['table', 'result']>;

const standOf = (t: T, { phase, winner }: GameSeen): string =>
  winner ? t(`result:won.${winner}`) : t(`table:phase.${phase.kind}`, { number: phase.number });

/** The year only where it is another one. */
const dayOf = (lang: string, at: number): string => {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(lang, {
    ...year,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
};

export const useNames = () => {
  const { t } = useTranslation(['table', 'result']);
  const lang = useLang();
  return {
    stand: (seen: GameSeen): string => standOf(t, seen),
    rulebook: ({ rulebook }: GameSeen): string => rulebook[lang],
    day: (at: number): string => dayOf(lang, at),
  };
};
