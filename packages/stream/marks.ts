// The time marks of a game: when what a stream's viewers may know was written down, for whoever cuts the video or decides a protest.
import { inEvery, type Text } from '@omerta/base/lang.ts';
import type { GameEvent, Moment } from '@omerta/rules/game/event.ts';
import { isGameEventType } from '@omerta/rules/game/event.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import { gameEventOf, type Stored } from './entry.ts';
import { foldPlay, unplayed } from './fold.ts';

export type TimeMark = {
  /** By the clock of the device that wrote it, in milliseconds. */
  readonly at: number;
  /** Since the first mark. */
  readonly seconds: number;
  readonly phase: Moment;
  readonly what: GameEvent['type'];
  readonly told: Text;
};

/** What the view of a stream holds no place for stays out: notes, claims, rulings and everything of the sheet. */
const told: ReadonlySet<string> = new Set<GameEvent['type']>([
  'NightFell',
  'DayBroke',
  'SpeechGiven',
  'PlayerNominated',
  'NominationWithdrawn',
  'VotesCounted',
  'TieSpeechGiven',
  'LiftCounted',
  'LastWordGiven',
  'ShotsCounted',
  'DonChecked',
  'SheriffChecked',
  'BestMoveMade',
  'FoulGiven',
  'YellowCardShown',
  'RemovalOrdered',
  'ForfeitDeclared',
  'GamePaused',
  'GameResumed',
  'GameAnnulled',
  'PlayerSilenced',
  'PlayerLeft',
  'VoteCancelled',
  'VoteRestored',
  'CandidateLeads',
  'BallotTied',
  'LiftPassed',
  'LiftFailed',
  'NobodyKilled',
  'PlayerKilled',
  'ResultFixed',
  'LineTakenBack',
  'LineReplaced',
]);

/** A referee's own words about it are his: they are no part of what happened. */
const withoutNote = (event: GameEvent): GameEvent => {
  if (!('note' in event)) return event;
  const { note: _, ...rest } = event;
  return rest as GameEvent;
};

export const marksOf = (rows: readonly Stored[]): readonly TimeMark[] => {
  const marks: TimeMark[] = [];
  let played = unplayed;
  for (const row of rows) {
    played = foldPlay(played, row);
    if (!isGameEventType(row.type) || !told.has(row.type)) continue;
    const said = explain(withoutNote(gameEventOf(row)));
    marks.push({
      at: row.at,
      seconds: (row.at - (marks[0]?.at ?? row.at)) / 1000,
      phase: { kind: played.state.phase, number: played.state.number },
      what: row.type,
      told: inEvery((lang) => said[lang]),
    });
  }
  return marks;
};
