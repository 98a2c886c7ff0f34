// Taking people in, one after another and each once: what was done stays done when the network goes, and the rest is left for later.
import { folded } from '@omerta/base/nickname.ts';
import { withNames } from '../../server/with-names.ts';
import type { EntersAs } from './sheet/known-words.ts';

/** What is kept of a person beside the log, and shown to nobody but those who keep people. */
export const contactFields = ['name', 'email', 'phone'] as const;
export type Contacts = Partial<Readonly<Record<(typeof contactFields)[number], string>>>;

export type Newcomer = {
  /** Of this newcomer alone: the same when he is tried again. */
  readonly key: string;
  readonly nickname: string;
  readonly club: string;
  /** Somebody the club knows; null: he is brought into it. */
  readonly person: string | null;
  readonly status: EntersAs;
  readonly paid: boolean;
  readonly contacts: Contacts;
};

export type EntryOrder =
  | { readonly type: 'apply' | 'accept' | 'reserve'; readonly person: string }
  | { readonly type: 'mark-payment'; readonly person: string; readonly paid: boolean };

/** An answer, or why there is none: `isSilent` says that nobody knows whether it was done. */
type Said = { readonly code: string; readonly sentence: string; readonly isSilent: boolean };
type Told<T> = { readonly answer: T } | Said;

/** How the server is reached. */
export type IntakeWays = {
  readonly add: (nickname: string, club: string) => Promise<Told<{ readonly person: string }>>;
  /** Whoever has this nickname in the club; asked where an answer was lost. */
  readonly find: (nickname: string) => Promise<Told<string | null>>;
  /** Written over what is known; the same again changes nothing. */
  readonly keep: (person: string, contacts: Contacts) => Promise<Told<unknown>>;
  /** Done once, however often it is sent under one id. */
  readonly order: (order: EntryOrder, id: string) => Promise<Told<unknown>>;
  /** Asked between two people: why no more are to be sent. */
  readonly calledOff?: () => string | null;
};

/** How far one of them has come. */
export type IntakeProgress = {
  /** His id, once he has one. */
  readonly person: string | null;
  /** He was sent, and no answer came: he may be there already. */
  readonly isSent: boolean;
  readonly isIn: boolean;
  readonly refused: string | null;
};

export type Intake = ReadonlyMap<string, IntakeProgress>;

const untouched: IntakeProgress = { person: null, isSent: false, isIn: false, refused: null };

const ordersFor = ({ status, paid }: Newcomer, person: string): readonly EntryOrder[] => [
  { type: 'apply', person },
  ...(status === 'accepted' ? [{ type: 'accept', person } as const] : []),
  ...(status === 'reserve' ? [{ type: 'reserve', person } as const] : []),
  ...(paid ? [{ type: 'mark-payment', person, paid } as const] : []),
];

/** Another desk did the same meanwhile. */
const isDoneAlready = ({ type }: EntryOrder, { code }: Said): boolean =>
  code === 'command/already-done' || (type === 'apply' && code === 'entry/there');

type Step = { readonly taken: IntakeProgress; readonly isSilent: boolean };

const silent = (taken: IntakeProgress, sentence: string): Step => ({
  taken: { ...taken, refused: sentence },
  isSilent: true,
});

/** The id of a person: his own, the one that was made for him, or the one whose answer was lost on its way. */
const withPerson = async (ways: IntakeWays, newcomer: Newcomer, before: IntakeProgress): Promise<Step> => {
  const known = newcomer.person ?? before.person;
  if (known !== null) return { taken: { ...before, person: known }, isSilent: false };
  if (before.isSent) {
    const found = await ways.find(folded(newcomer.nickname));
    if (!('answer' in found)) return silent(before, found.sentence);
    if (found.answer !== null) return { taken: { ...before, person: found.answer }, isSilent: false };
  }
  const added = await ways.add(newcomer.nickname, newcomer.club);
  if ('answer' in added) return { taken: { ...before, person: added.answer.person }, isSilent: false };
  if (added.isSilent) return silent({ ...before, isSent: true }, added.sentence);
  return { taken: { ...before, refused: added.sentence }, isSilent: false };
};

const takeOne = async (ways: IntakeWays, newcomer: Newcomer, before: IntakeProgress): Promise<Step> => {
  const step = await withPerson(ways, newcomer, { ...before, refused: null });
  const { person } = step.taken;
  if (step.isSilent || person === null) return step;
  if (Object.keys(newcomer.contacts).length > 0) {
    const kept = await ways.keep(person, newcomer.contacts);
    if (!('answer' in kept))
      return { taken: { ...step.taken, refused: kept.sentence }, isSilent: kept.isSilent };
  }
  const names = { [person]: newcomer.nickname };
  // From the first one, also where it is tried again: under its id each is done once.
  for (const order of ordersFor(newcomer, person)) {
    const answer = await ways.order(order, `${newcomer.key}.${order.type}`);
    if ('answer' in answer || isDoneAlready(order, answer)) continue;
    return {
      taken: { ...step.taken, refused: withNames(answer.sentence, names) },
      isSilent: answer.isSilent,
    };
  }
  return { taken: { ...step.taken, isIn: true }, isSilent: false };
};

/** Null where all were tried; otherwise why it stopped: silence ends it, or a call-off; going on begins where it ended. */
export const takeIn = async (
  newcomers: readonly Newcomer[],
  before: Intake,
  ways: IntakeWays,
  told: (intake: Intake) => void,
): Promise<string | null> => {
  let intake = before;
  for (const newcomer of newcomers) {
    const known = intake.get(newcomer.key) ?? untouched;
    if (known.isIn) continue;
    const off = ways.calledOff?.() ?? null;
    if (off !== null) return off;
    const { taken, isSilent } = await takeOne(ways, newcomer, known);
    intake = new Map(intake).set(newcomer.key, taken);
    told(intake);
    if (isSilent) return taken.refused;
  }
  return null;
};
