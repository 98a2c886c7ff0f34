// A player who thinks: what his chair is shown becomes a question to a bot, and its answer one act after another.
import { isRefusal } from '@omerta/base/refusal.ts';
import { answerOf } from '@omerta/bots/mind/clever.ts';
import type { BotAnswer, BotQuestion } from '@omerta/bots/mind/question.ts';
import { say } from '@omerta/bots/speech/say.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { SpeechOf } from '@omerta/rules/view/heard.ts';
import type { SeatView } from '@omerta/rules/view/view.ts';
import type { PlayerAct } from './act.ts';
import { candidatesLeft, tied } from './candidates.ts';
import type { AskSeen, SeatPicture } from './picture.ts';
import type { Player } from './player.ts';

/** A room in which somebody is asked. */
type Shown = SeatPicture & { readonly view: SeatView; readonly asks: AskSeen };

const bestNumbers = ({ rulebook, switches }: SeatPicture): number => {
  const book = isRulebookId(rulebook) ? chooseRulebook(rulebook, switches) : null;
  return book === null || isRefusal(book) ? 0 : book.rules.bestMoveNumbers.value;
};

/** What his team showed him with fingers, each seat once. */
const agreed = ({ points, view }: Shown): readonly Seat[] => [
  ...new Set((points ?? []).filter(({ by }) => by !== view.seat).map(({ seat }) => seat)),
];

const questionOf = (shown: Shown): BotQuestion | null => {
  const { asks, view } = shown;
  switch (asks.step) {
    case 'speech':
      return { ask: 'turn' };
    case 'tie-speech':
    case 'last':
    case 'don':
    case 'sheriff':
      return { ask: asks.step };
    case 'vote': {
      const candidate = view.now?.seat ?? null;
      return candidate === null
        ? null
        : { ask: 'hand', candidate, candidates: candidatesLeft(shown.heard, view, candidate) };
    }
    case 'lift':
      return { ask: 'lift', tied: tied(shown.heard, view.phase.number) };
    case 'shots':
      return { ask: 'shoot', order: agreed(shown) };
    case 'best':
      return { ask: 'best', most: bestNumbers(shown) };
    default:
      return null;
  }
};

const speechOf: Readonly<Partial<Record<AskSeen['step'], SpeechOf>>> = {
  speech: 'turn',
  'tie-speech': 'tie',
  last: 'last',
};

const isHeard = (shown: Shown, act: PlayerAct): boolean => {
  const { heard, view, asks } = shown;
  return heard.some((item) => {
    if (!('by' in item) || item.by !== view.seat || item.day !== view.phase.number) return false;
    switch (act.word) {
      case 'say':
        return item.kind === 'speech' && item.of === speechOf[asks.step] && item.text !== undefined;
      case 'nominate':
        return item.kind === 'nominated';
      case 'claim':
        return item.kind === 'claim' && JSON.stringify(item.check) === JSON.stringify(act.check);
      default:
        return item.kind === act.word;
    }
  });
};

/** The line of a bot as an act of its chair. */
const actOf = (line: LineCommand): PlayerAct | null => {
  switch (line.type) {
    case 'claim':
      return { word: 'claim', check: line.check };
    case 'nominate':
      return { word: 'nominate', seat: line.nominee };
    case 'hand':
    case 'lift-hand':
      return { word: 'hand' };
    case 'shoot': {
      const [seat] = line.targets;
      return seat === undefined ? null : { word: 'shoot', seat };
    }
    case 'don':
    case 'sheriff':
      return line.target === null ? null : { word: 'check', seat: line.target };
    case 'best':
      return line.seats.length === 0 ? null : { word: 'best', seats: line.seats };
    default:
      return null;
  }
};

/** A claim is part of what is said. */
const isAsked = ({ asks: { acts, targets } }: Shown, act: PlayerAct): boolean => {
  if (!acts.includes(act.word === 'claim' ? 'say' : act.word)) return false;
  return 'seat' in act ? targets.includes(act.seat) : true;
};

const lastBest = (shown: Shown, game: number): BotAnswer['commands'] =>
  shown.asks.step === 'last' && shown.asks.acts.includes('best')
    ? answered(shown, { ask: 'best', most: bestNumbers(shown) }, game).commands
    : [];

/** How clever the bots of a room are, from 0 to 100. */
const cleverness = 100;

const answered = ({ view, heard }: Shown, question: BotQuestion, game: number): BotAnswer =>
  answerOf({ view, heard }, question, { seed: game, cleverness });

/** Words first, then what they come to, and in a speech its end. */
export const clever: Player = ({ view, asks, ...rest }, _, game) => {
  const shown = view && asks ? { ...rest, view, asks } : null;
  const question = shown && questionOf(shown);
  if (!shown || !question) return null;
  const { commands, words } = answered(shown, question, game);
  const said: readonly PlayerAct[] = words ? [{ word: 'say', text: say(words(), shown.language) }] : [];
  const done = [...lastBest(shown, game), ...commands].flatMap((line) => actOf(line) ?? []);
  const wanted = [...said, ...done, ...(speechOf[asks?.step ?? 'vote'] ? [{ word: 'pass' } as const] : [])];
  return wanted.find((act) => isAsked(shown, act) && !isHeard(shown, act)) ?? null;
};
