// The register in the language of the screen.
import type { Lang } from '@omerta/base/lang.ts';
import type { RegisterEntry } from '@omerta/rules/register/register.ts';
import { registerIn } from '@omerta/rules/register/register-in.ts';
import { use } from 'react';
import { useLang } from '../../device/settings.ts';

const asked = new Map<Lang, Promise<readonly RegisterEntry[]>>();

const fetched = (lang: Lang): Promise<readonly RegisterEntry[]> => {
  const entries = asked.get(lang) ?? registerIn(lang);
  asked.set(lang, entries);
  return entries;
};

export const useRegister = (): readonly RegisterEntry[] => use(fetched(useLang()));
