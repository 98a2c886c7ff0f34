// The register in the language of the screen: Russian is fetched by a Russian screen only.
import { type Entry, register } from '@omerta/rules/register/register.ts';
import { use } from 'react';
import { useLang } from '../../device/settings.ts';

let russian: Promise<readonly Entry[]> | undefined;

const inRussian = (): Promise<readonly Entry[]> => {
  russian ??= import('@omerta/rules/register/in-russian.ts').then(({ registerRu }) => registerRu);
  return russian;
};

export const useRegister = (): readonly Entry[] => (useLang() === 'ru' ? use(inRussian()) : register);
