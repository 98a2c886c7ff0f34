// How the audit calls what was done and where something changed: what there must be in each language.
import type { ClubEventType } from '@omerta/tournament/club/event.ts';
import type { ClubState } from '@omerta/tournament/club/state.ts';
import type { EventType } from '@omerta/tournament/event.ts';
import type { Entry, Game, TournamentState } from '@omerta/tournament/state.ts';
import type { AuditType } from './kept/audit.ts';

export type Audited = AuditType | EventType | ClubEventType;

/** What every order changes is told of none. */
type Unsaid = 'at' | 'seen' | 'id' | 'person';

/** Where the doors change something. */
type DoorPlace = 'session' | 'token' | 'code' | 'key' | 'registration';

export type AuditPlace = Exclude<
  keyof TournamentState | keyof ClubState | keyof Game | keyof Entry | DoorPlace,
  Unsaid
>;

export type AuditTexts = {
  readonly done: Readonly<Record<Audited, string>>;
  readonly places: Readonly<Record<AuditPlace, string>>;
};
