// A game that cannot be opened, as its log has it, into the device's downloads.
import { fileName, localDate } from '../../games/file-name.ts';
import { saveFile } from '../../games/save-file.ts';
import type { GameLog, Unreadable } from '../../session/game-log.ts';

export const saveRaw = async (log: GameLog, { id, openedAt }: Unreadable): Promise<void> =>
  saveFile(fileName([{ kind: 'date', value: localDate(openedAt) }], 'jsonl'), (await log.raw(id)).join('\n'));
