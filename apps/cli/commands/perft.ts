// omerta perft: how many sequences of legal lines a position has, depth by depth.
import { isRefusal } from '@omerta/base/refusal.ts';
import { exampleDeal } from '@omerta/bots/deal.ts';
import { perft } from '@omerta/bots/perft.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Call } from '../command.ts';
import { readGame, unreadLine } from '../game-file.ts';
import { nothingElse, readOptions, rulebookId, UsageError, wholeNumber } from '../options.ts';
import { write } from '../output.ts';
import { refusedLine } from '../summary.ts';

const count = async (rulebook: Rulebook, state: GameState, depth: number): Promise<void> => {
  for (let each = 1; each <= depth; each++) await write('out', `${each}  ${perft(rulebook, state, each)}\n`);
};

export const perftCommand = async ({ args, lang, texts }: Call): Promise<number> => {
  const { values, files } = readOptions(args, { depth: 'value', rulebook: 'value' }, texts);
  const [file, ...rest] = files;
  nothingElse(rest, texts);
  if (values.depth === undefined) throw new UsageError(texts.usage.optionMissing('--depth'));
  const depth = wholeNumber('--depth', values.depth, texts, 1);
  if (file === undefined) {
    await count(rulebook(rulebookId(values.rulebook ?? 'fsm-2024', texts)), initialState(exampleDeal), depth);
    return 0;
  }
  if (values.rulebook !== undefined) throw new UsageError(texts.usage.rulebookOfFile);
  const record = readGame(file);
  if (isRefusal(record)) {
    await write('err', unreadLine(file, record, lang, texts));
    return 2;
  }
  const { state, refused } = replay(record);
  if (refused) {
    await write('err', refusedLine(file, refused, lang, texts));
    return 1;
  }
  await count(record.rulebook, state, depth);
  return 0;
};
