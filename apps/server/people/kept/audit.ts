// Who did what to the doors of this server: a stream of its own in the log, with ids only, never a name or a secret.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
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
  TokenMade: { readonly token: string };
  TokenDeleted: { readonly token: string };
  PersonRegistered: { readonly person: string };
  CodeMade: {
    readonly for: string;
    readonly code: string;
    readonly tournament?: string;
    readonly game?: string;
  };
  CodeUsed: { readonly code: string; readonly session: string };
  WatchKeyMade: { readonly tournament: string; readonly key: string };
  WatchKeyDeleted: { readonly tournament: string; readonly key: string };
};
export type AuditType = keyof AuditFields;

/** `person` is null where nobody was known. */
export type AuditBy = { readonly person: string | null; readonly device: string };

export type AuditEntry = {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: string;
  readonly person: string | null;
  readonly device: string;
  readonly what: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type Audit = {
  /** On the disk when it resolves. */
  readonly note: <T extends AuditType>(by: AuditBy, type: T, data: AuditFields[T]) => Promise<void>;
  /** Counted, and written at most once a minute. */
  readonly noteFailure: () => Promise<void>;
  /** Newest first; before this number, or from the newest on. */
  readonly page: (before: number | null, most: number) => Promise<readonly AuditEntry[]>;
};

export const auditStream = (club: string): string => `audit/${club}`;

const failureMilliseconds = 60_000;

export const auditOf = (store: Store, club: string, now: () => Date): Audit => {
  const stream = auditStream(club);
  let failures = 0;
  let noted = Number.NEGATIVE_INFINITY;

  const write = async ({ person, device }: AuditBy, type: string, data: unknown): Promise<void> => {
    const command = randomUUID();
    const commit = { command, at: now().getTime(), device, person, events: [{ type, data }] };
    for (;;) {
      const { version } = await store.head(stream);
      const receipt = await store.append(stream, version, commit);
      if (!isRefusal(receipt)) return;
      if (receipt.code !== 'append/stale') throw new StoreFault(receipt);
    }
  };
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
    page: async (before, most) => {
      const end = Math.min((await store.head(stream)).version, (before ?? Number.POSITIVE_INFINITY) - 1);
      if (end < 1) return [];
      const events = await store.read(stream, Math.max(1, end - most + 1));
      return events
        .filter(({ version }) => version <= end)
        .map(({ version, at, person, device, type, data }) => ({
          n: version,
          at: new Date(at).toISOString(),
          person,
          device,
          what: type,
          data: data as Readonly<Record<string, unknown>>,
        }))
        .toReversed();
    },
  };
};
