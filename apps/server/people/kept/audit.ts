// Who did what to the doors of this server: a stream of its own in the log, with ids only, never a name or a secret.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Commit } from '@omerta/store/append.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import type { Store } from '@omerta/store/store.ts';

/** What is written of each; more kinds come with more doors. */
export type AuditFields = {
  OwnerClaimed: unknown;
  SignedIn: { readonly session: string };
  SignedOut: { readonly session: string };
  /** Since the last of these; whose they were is not written. */
  SignInsFailed: { readonly count: number };
  PasswordChanged: { readonly ended: readonly string[] };
  SessionRevoked: { readonly session: string };
  OthersRevoked: { readonly ended: readonly string[] };
  /** Sessions and tokens that others' hands had made, when their person was given an office. */
  LentEnded: { readonly for: string; readonly ended: readonly string[]; readonly tokens: readonly string[] };
  TokenMade: { readonly token: string };
  TokenDeleted: { readonly token: string };
  CodeMade: {
    readonly for: string;
    readonly code: string;
    readonly tournament?: string;
    readonly game?: string;
  };
  CodeUsed: { readonly code: string; readonly session: string };
  WatchKeyMade: { readonly tournament: string; readonly key: string };
  WatchKeyDeleted: { readonly tournament: string; readonly key: string };
  /** To the referee of a game, and his call for the chief; what was said lies beside the game. */
  WordSent: { readonly tournament: string; readonly game: string; readonly word: string };
  ChiefAsked: { readonly tournament: string; readonly game: string; readonly call: string };
  RegistrationSettled: { readonly tournament: string; readonly registration: string };
  /** `fields`: what of him was changed, never to what. */
  PersonChanged: { readonly for: string; readonly fields: readonly string[] };
  PhotoSet: { readonly for: string };
  PhotoDeleted: { readonly for: string };
  SitePublished: { readonly tournament: string };
  /** The first of a row: until one is good again, the others are in the server's own log. */
  BackupFailed: { readonly reason: string; readonly code: string };
  BackupGood: { readonly reason: string };
};
export type AuditType = keyof AuditFields;

/** `person` is null where nobody was known. */
export type AuditBy = { readonly person: string | null; readonly device: string };

export type Audit = {
  /** On the disk when it resolves. */
  readonly note: <T extends AuditType>(by: AuditBy, type: T, data: AuditFields[T]) => Promise<void>;
  /** Counted, and written at most once a minute. */
  readonly noteFailure: () => Promise<void>;
};

/** At the end of a stream, wherever that is by now; the same command again adds nothing. */
export const writeDown = async (store: Store, stream: string, commit: Commit): Promise<void> => {
  for (;;) {
    const { version } = await store.head(stream);
    const receipt = await store.append(stream, version, commit);
    if (!isRefusal(receipt)) return;
    if (receipt.code !== 'append/stale') throw new StoreFault(receipt);
  }
};

export const auditStream = (club: string): string => `audit/${club}`;

const failureMilliseconds = 60_000;

export const auditOf = (store: Store, club: string, now: () => Date): Audit => {
  const stream = auditStream(club);
  let failures = 0;
  let noted = Number.NEGATIVE_INFINITY;

  const write = ({ person, device }: AuditBy, type: string, data: unknown): Promise<void> =>
    writeDown(store, stream, {
      command: randomUUID(),
      at: now().getTime(),
      device,
      person,
      events: [{ type, data }],
    });
  const flush = async (): Promise<void> => {
    const count = failures;
    if (count === 0) return;
    failures = 0;
    noted = now().getTime();
    await write({ person: null, device: 'server' }, 'SignInsFailed', { count });
  };

  return {
    note: async (by, type, data) => {
      await flush();
      await write(by, type, data ?? {});
    },
    noteFailure: async () => {
      failures += 1;
      if (now().getTime() - noted >= failureMilliseconds) await flush();
    },
  };
};
