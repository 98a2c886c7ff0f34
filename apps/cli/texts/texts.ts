// Every sentence the command line says: what there must be in each language.
import type { BotKind } from '@omerta/bots/simulate.ts';
import type { Step } from '@omerta/rules/game/decide/expects.ts';
import type { OutBy, Result } from '@omerta/rules/game/event.ts';
import type { Role, Team } from '@omerta/rules/game/role.ts';
import type { Count } from '@omerta/rules/register/count.ts';
import type { Aggravation, Sanction } from '@omerta/rules/rulebooks/violation.ts';
import type { CommandName } from '../command-names.ts';
import type { Trouble } from '../trouble.ts';
import type { OfficeWords } from './office.ts';
import type { PaperWords } from './paper.ts';
import type { PointsTexts } from './points.ts';
import type { SeatingTexts } from './seating.ts';

type HelpTexts = {
  /** What the command does, in one line of the list of commands. */
  readonly short: string;
  readonly usage: readonly string[];
  readonly about: readonly string[];
  readonly options: readonly (readonly [option: string, meaning: string])[];
  readonly examples: readonly string[];
};

export type CliTexts = {
  readonly usage: {
    readonly unknownCommand: (found: string, names: readonly string[]) => string;
    readonly unknownOption: (option: string) => string;
    readonly valueMissing: (option: string) => string;
    readonly valueNotTaken: (option: string) => string;
    readonly wholeNumber: (name: string, found: string, least: number) => string;
    readonly fileMissing: (command: string) => string;
    readonly oneFile: (command: string) => string;
    readonly notNeeded: (found: string) => string;
    readonly optionMissing: (option: string) => string;
    readonly unknownRulebook: (found: string, ids: readonly string[]) => string;
    readonly unknownStatus: (found: string, statuses: readonly string[]) => string;
    readonly twoRulebooks: string;
    readonly unknownRulesWord: (found: string | undefined, words: readonly string[]) => string;
    readonly badLang: (found: string, langs: readonly string[]) => string;
    readonly broken: (message: string) => string;
    readonly rulebookOfFile: string;
  };
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly steps: Readonly<Record<Step, (seat: number | null) => string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly leftBy: Readonly<Record<OutBy, string>>;
  readonly winners: Readonly<Record<Result['winner'], string>>;
  readonly wonBy: Readonly<Record<Result['by'], string>>;
  readonly sanctions: Readonly<Record<Sanction, string>>;
  readonly phases: {
    readonly dealing: string;
    readonly night: (number: number) => string;
    readonly day: (number: number) => string;
    readonly over: string;
    readonly annulled: string;
    readonly sheet: string;
    /** For the picture, where there is little room. */
    readonly short: Readonly<Record<'dealing' | 'night' | 'day', (number: number) => string>>;
  };
  readonly replay: {
    readonly legal: (lines: number) => string;
    readonly refusedAt: (line: number) => string;
    readonly refused: (code: string, clause: string, message: string) => string;
    readonly rulebook: string;
    readonly phase: string;
    readonly expects: string;
    readonly nothing: string;
    readonly inGame: string;
    readonly out: string;
    readonly fouls: string;
    readonly cancelled: string;
    readonly result: string;
    readonly noResult: string;
    readonly warnings: string;
    readonly warning: (line: number, message: string) => string;
    readonly seconds: (seconds: number) => string;
  };
  readonly print: {
    readonly refused: (line: number, code: string, clause: string, message: string) => string;
  };
  readonly explain: {
    readonly refused: string;
    readonly linesAfter: (count: number) => string;
    readonly noLines: string;
    readonly referee: string;
    readonly expected: string;
    readonly inGame: string;
    readonly outOfGame: string;
    readonly foul: string;
    readonly donAnswer: Readonly<Record<'yes' | 'no', string>>;
    readonly sheriffAnswer: Readonly<Record<'yes' | 'no', string>>;
    readonly bestMove: (seat: number, seats: string, blacks: number) => string;
    readonly tags: Readonly<Record<'round' | 'table' | 'game' | 'referee', (value: string) => string>>;
  };
  readonly clauses: {
    readonly columns: readonly [
      rulebook: string,
      clause: string,
      status: string,
      tests: string,
      text: string,
    ];
    readonly none: string;
    /** What is counted of the clauses, and what it means. */
    readonly counts: Readonly<Record<keyof Count, string>>;
    readonly byRulebook: string;
    readonly byKind: string;
    readonly all: string;
    readonly meaning: string;
  };
  readonly rules: {
    readonly values: (count: number) => string;
    readonly switches: (count: number) => string;
    readonly violations: (count: number) => string;
    readonly initial: string;
    readonly absent: string;
    readonly scriptToo: (count: number) => string;
    readonly takes: string;
    readonly anyNumber: string;
    readonly worse: Readonly<Record<Aggravation, string>>;
    readonly warnFirst: string;
  };
  readonly simulate: {
    readonly played: (games: number, rulebook: string, seed: number) => string;
    readonly speed: (lines: number, perSecond: number) => string;
    readonly progress: (done: number, games: number) => string;
    readonly kinds: Readonly<Record<BotKind, string>>;
    readonly bots: (red: string, black: string) => string;
    readonly unknownBots: (found: string, kinds: readonly string[]) => string;
    /** Percent of the games. */
    readonly margin: (ahead: Team, percent: string) => string;
    readonly winners: string;
    readonly endings: string;
    readonly branches: string;
  };
  readonly demo: {
    readonly greeting: readonly string[];
    readonly refusal: readonly string[];
    readonly more: string;
    readonly tries: readonly (readonly [call: string, meaning: string])[];
  };
  readonly deal: {
    readonly usage: string;
    readonly columns: readonly [chair: string, seat: string, card: string];
    /** Whether what was published agrees; null where nothing was. */
    readonly commitment: (hex: string, holds: boolean | null) => string;
    readonly seed: (hex: string, holds: boolean | null) => string;
  };
  readonly points: PointsTexts;
  readonly seating: SeatingTexts;
  readonly office: OfficeWords;
  readonly paper: PaperWords;
  readonly help: {
    readonly title: string;
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly examples: string;
    readonly everywhere: readonly (readonly [option: string, meaning: string])[];
    readonly about: readonly string[];
    readonly of: Readonly<Record<CommandName, HelpTexts>>;
  };
};
