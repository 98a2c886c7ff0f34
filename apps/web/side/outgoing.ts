// What this device has to say beside a game and the server has not acknowledged yet: kept until it has, each under its own id, so that twice is once.
import { listOf, object, oneOf, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { type Watched, watched } from '../device/watched.ts';
import { type AskRefusal, ask, isNoAnswer } from '../server/ask.ts';

const paths = ['/api/side/flags', '/api/side/answers', '/api/words/read', '/api/words/calls'] as const;

const entry = shape({ id: text, path: oneOf(paths), body: object });
const kept = shape({ waiting: listOf(entry) });

/** `id` is its own here: a second of the same name takes the first one's place. */
export type OutgoingEntry = {
  readonly id: string;
  readonly path: (typeof paths)[number];
  readonly body: object;
};

/** Why the server took something not: it will not be sent again. */
export type NotTaken = { readonly entry: OutgoingEntry; readonly sentence: string };

export type OutgoingState = {
  readonly waiting: readonly OutgoingEntry[];
  readonly notTaken: readonly NotTaken[];
  /** Nobody is signed in here any more. */
  readonly isNobody: boolean;
};

export type Outgoing = {
  readonly state: Watched<OutgoingState>;
  readonly push: (entry: OutgoingEntry) => void;
  /** Tries again now: the network is back. */
  readonly poke: () => void;
  readonly end: () => void;
};

type Post = (entry: OutgoingEntry) => Promise<AskRefusal | null>;

const post: Post = async ({ path, body }) => {
  const answer = await ask({ method: 'POST', path, body, reads: object });
  return isRefusal(answer) ? answer : null;
};

const firstPause = 1_000;
const longestPause = 15_000;

type Kept = Pick<Storage, 'getItem' | 'setItem'> | null;

type Parts = { readonly storage: Kept; readonly send?: Post };

const readKept = (storage: Kept, key: string): readonly OutgoingEntry[] => {
  const found = read(kept, parseJson(storage?.getItem(key) ?? ''));
  return isRefusal(found) ? [] : found.waiting;
};

/** `name`: whose they are, so that whoever signs in next on this device sends nothing of theirs. */
export const outgoingOf = (name: string, { storage, send = post }: Parts): Outgoing => {
  const key = `omerta.side.${name}`;
  const state = watched<OutgoingState>({ waiting: readKept(storage, key), notTaken: [], isNobody: false });
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isSending, isOver] = [false, false];
  let isKept = storage !== null;

  /** Another tab may have added or sent something: what is kept is changed, not what this one remembers of it. */
  const change = (
    how: (waiting: readonly OutgoingEntry[]) => readonly OutgoingEntry[],
    more: Partial<OutgoingState> = {},
  ): void => {
    const waiting = how(isKept ? readKept(storage, key) : state.get().waiting);
    state.set({ ...state.get(), ...more, waiting });
    try {
      storage?.setItem(key, JSON.stringify({ waiting }));
    } catch {
      // Refused storage: kept as long as the page is open.
      isKept = false;
    }
  };

  const without =
    ({ id }: OutgoingEntry) =>
    (waiting: readonly OutgoingEntry[]): readonly OutgoingEntry[] =>
      waiting.filter((each) => each.id !== id);

  const later = (): void => {
    if (isOver) return;
    timer = setTimeout(() => void work(), pause);
    pause = Math.min(longestPause, pause * 2);
  };

  const work = async (): Promise<void> => {
    if (isSending || isOver) return;
    isSending = true;
    clearTimeout(timer);
    for (let [next] = state.get().waiting; next; [next] = state.get().waiting) {
      const refused = await send(next);
      if (refused?.status === 401) {
        state.set({ ...state.get(), isNobody: true });
        break;
      }
      if (refused && isNoAnswer(refused)) {
        later();
        break;
      }
      pause = firstPause;
      const { notTaken } = state.get();
      change(without(next), {
        isNobody: false,
        ...(refused && { notTaken: [...notTaken, { entry: next, sentence: refused.sentence }] }),
      });
    }
    isSending = false;
  };

  const poke = (): void => {
    pause = firstPause;
    void work();
  };
  poke();

  return {
    state,
    push: (entry) => {
      change((waiting) => [...without(entry)(waiting), entry]);
      poke();
    },
    poke,
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};
