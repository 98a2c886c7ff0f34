// Where the one game against bots lies on this device.
import { toHex } from '@omerta/base/bytes.ts';
import type { Lang } from '@omerta/base/lang.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { storage } from '../../device/plain-storage.ts';
import { type KeptGame, newGame, readKept } from './kept-game.ts';

const key = 'omerta.alone';

export const keptGame = (): KeptGame | null => readKept(storage?.getItem(key) ?? null);

export const keepGame = (kept: KeptGame): void => {
  try {
    storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // A full storage: the game lasts as long as the page.
  }
};

export const forgetGame = (): void => storage?.removeItem(key);

const part = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

type Wanted = {
  readonly rulebook: RulebookId;
  readonly switches: Readonly<Record<string, string>>;
  readonly language: Lang;
  readonly nickname: string;
  /** Ten names: whichever the person has not taken are the bots'. */
  readonly names: readonly string[];
};

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

export const dealGame = ({ names, nickname, ...wanted }: Wanted): KeptGame => {
  const kept = newGame({
    ...wanted,
    nickname,
    bots: names.filter((name) => folded(name) !== folded(nickname)).slice(0, 9),
    server: part(),
    entropy: part(),
    at: Date.now(),
  });
  keepGame(kept);
  return kept;
};
