// What the command line says of a written game: the screens must say the same.
import { omerta } from '@omerta/cli/testing.ts';

const json = async (
  command: 'replay' | 'score',
  text: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const { out, err } = await omerta([command, '--json', '-'], { input: text });
  if (out === '') throw new Error(`omerta ${command}: ${err}`);
  return JSON.parse(out) as Readonly<Record<string, unknown>>;
};

/** Its `replay` and `score`; when it was written, who signed it and its number of physical lines are not the game's. */
export const saidOf = async (text: string): Promise<object> => {
  const bare = text.replaceAll(/^\[(date|referee) .*\]\n/gm, '');
  const [{ lines: _, ...replayed }, scored] = await Promise.all([json('replay', bare), json('score', bare)]);
  return { replayed, scored };
};
