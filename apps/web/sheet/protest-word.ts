// A protest said during play: a note that keeps who and when, found again on the sheet, where protests are filed.
import { type ByLang, type Lang, langs } from '@omerta/base/lang.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { timeline } from '../session/timeline.ts';

const phrases: ByLang<(seat: Seat) => string> = {
  en: (seat) => `Protest by player ${seat}`,
  ru: (seat) => `Протест игрока ${seat}`,
};

/** The rules take a protest after the game: until then the record has the word and its moment. */
export const protestWord = (seat: Seat, lang: Lang): Command => ({ type: 'note', note: phrases[lang](seat) });

/** Who protests by this line, if it is the word of a protest. */
export const protestingSeat = (command: Command): Seat | undefined =>
  command.type === 'note'
    ? seats.find((seat) => langs.some((lang) => command.note === phrases[lang](seat)))
    : undefined;

type ProtestWord = { readonly line: number; readonly seat: Seat; readonly moment: Moment };

/** Whoever said so during play and has filed none. */
export const protestsSaid = (state: GameState): readonly ProtestWord[] => {
  const lines = timeline(state);
  return lines.flatMap(({ number, command, moment }) => {
    const seat = protestingSeat(command);
    const isFiled = lines.some(({ command: each }) => each.type === 'protest' && each.seat === seat);
    return seat === undefined || isFiled ? [] : [{ line: number, seat, moment }];
  });
};
