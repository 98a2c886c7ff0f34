// The tournament that the desk or one of its judges has open: its newest picture, names, orders, and what was done last with its way back.
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { LivePicture } from '../server/live.ts';
import { useLive } from '../server/use-live.ts';
import { type CourtPicture, readCourt } from './wire/court-picture.ts';
import { type DeskCommand, order, orderAll } from './wire/order.ts';
import { type DeskPicture, readDesk } from './wire/picture.ts';

/** What was done, in words, and the orders that take it back. */
export type Done = { readonly told: string; readonly undo?: readonly DeskCommand[] };

type Giving = {
  /** Whether all of it was done; what was refused is told over the room. */
  readonly give: (command: DeskCommand | readonly DeskCommand[], done?: Done) => Promise<boolean>;
  readonly isSending: boolean;
  /** In the server's words, which know people and games by their ids. */
  readonly refused: string | null;
  readonly done: Done | null;
  readonly forget: () => void;
};

type Opened = {
  readonly tournament: string;
  readonly names: Readonly<Record<string, string>>;
  /** Who asks. */
  readonly person: string;
  readonly isConnected: boolean;
};

export type OpenDesk = Giving & Opened & { readonly picture: DeskPicture };

/** What the papers of a case need: the desk has it all, a judge what is his. */
export type OpenCourt = Giving & Opened & { readonly picture: CourtPicture };

const DeskContext = createContext<OpenDesk | null>(null);
const CourtContext = createContext<OpenCourt | null>(null);

export const useDesk = (): OpenDesk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a room of the desk stands in its frame');
  return desk;
};

/** Whatever stands at the desk and before a judge alike asks for this. */
export const useCourt = (): OpenCourt => {
  const court = useContext(CourtContext);
  if (!court) throw new Error('papers of a case stand at the desk or before their judge');
  return court;
};

/** His nickname, or his id where he has none any more. */
export const useNameOf = (): ((person: string) => string) => {
  const { names } = useCourt();
  return (person) => names[person] ?? person;
};

const useGiving = (tournament: string): Giving => {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  // A second press of the same moment comes before anything is drawn anew.
  const isUnderWay = useRef(false);
  const give: Giving['give'] = async (command, told) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setRefused(null);
    setDone(null);
    const commands = [command].flat();
    const [only, ...more] = commands;
    const answer =
      only && more.length === 0 ? await order(tournament, only) : await orderAll(tournament, commands);
    isUnderWay.current = false;
    setSending(false);
    const failed = answer !== null && !('answer' in answer) ? answer.sentence : null;
    setRefused(failed);
    if (failed === null && told) setDone(told);
    return failed === null;
  };
  const forget = (): void => {
    setRefused(null);
    setDone(null);
  };
  return { give, isSending, refused, done, forget };
};

type Watched = {
  readonly picture: DeskPicture | null;
  readonly names: LivePicture['names'];
  /** Not the desk's: the code of the problem, or the audience that was given instead. */
  readonly notDesk: string | null;
  readonly isConnected: boolean;
};

export const useWatchedDesk = (tournament: string): Watched => {
  const watch = `tournament/${tournament}`;
  const { pictures, refused, isConnected } = useLive([{ watch }]);
  const shown = pictures.get(watch);
  const read = useRef<{ readonly view: object; readonly picture: DeskPicture | null } | null>(null);
  if (shown && shown.audience === 'desk' && read.current?.view !== shown.view)
    read.current = { view: shown.view, picture: readDesk(shown.view) };
  const isDesk = shown?.audience === 'desk';
  return {
    picture: isDesk ? (read.current?.picture ?? null) : null,
    names: shown?.names ?? {},
    notDesk: refused.get(watch) ?? (shown && !isDesk ? shown.audience : null),
    isConnected,
  };
};

type WatchedCourt = {
  readonly picture: CourtPicture | null;
  readonly names: LivePicture['names'];
  /** Not a judge's: the desk has it all, and others hold no office. */
  readonly isOther: boolean;
  readonly isConnected: boolean;
};

export const useWatchedCourt = (tournament: string): WatchedCourt => {
  const watch = `tournament/${tournament}`;
  const { pictures, refused, isConnected } = useLive([{ watch }]);
  const shown = pictures.get(watch);
  const isJudge = shown?.audience === 'referee';
  const picture = useMemo(() => (isJudge ? readCourt(shown.view) : null), [isJudge, shown]);
  return {
    picture,
    names: shown?.names ?? {},
    isOther: refused.has(watch) || (shown !== undefined && !isJudge),
    isConnected,
  };
};

type DeskProps = Opened & { readonly picture: DeskPicture; readonly children: ReactNode };

export const DeskProvider = ({ children, ...seen }: DeskProps) => {
  const desk = { ...useGiving(seen.tournament), ...seen };
  const waiting = seen.picture.entries.filter(({ status, here }) => status === 'reserve' && here);
  const reserves = waiting.map(({ person }) => person);
  return (
    <CourtContext value={{ ...desk, picture: { ...seen.picture, reserves } }}>
      <DeskContext value={desk}>{children}</DeskContext>
    </CourtContext>
  );
};

type CourtProps = Opened & { readonly picture: CourtPicture; readonly children: ReactNode };

export const CourtProvider = ({ children, ...seen }: CourtProps) => (
  <CourtContext value={{ ...useGiving(seen.tournament), ...seen }}>{children}</CourtContext>
);
