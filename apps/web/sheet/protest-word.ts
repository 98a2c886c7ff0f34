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

type ProtestWord = { readonly line: number; readonly seat: Seat; readonly moment: Moment };

/** Whoever said so during play and has filed none. */
export const protestsSaid = (state: GameState): readonly ProtestWord[] => {
  const lines = timeline(state);
  return lines.flatMap(({ number, command, moment }) => {
    if (command.type !== 'note') return [];
    const seat = seats.find((each) => langs.some((lang) => command.note === phrases[lang](each)));
    const isFiled = lines.some(({ command: each }) => each.type === 'protest' && each.seat === seat);
    return seat === undefined || isFiled ? [] : [{ line: number, seat, moment }];
  });
};
