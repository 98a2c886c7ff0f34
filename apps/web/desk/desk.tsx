// The tournament that the desk has open: its newest picture for every room, names, orders, and what was done last with its way back.
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { LivePicture } from '../server/live.ts';
import { useLive } from '../server/use-live.ts';
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

export type OpenDesk = Giving & {
  readonly tournament: string;
  readonly picture: DeskPicture;
  readonly names: Readonly<Record<string, string>>;
  /** Who asks. */
  readonly person: string;
  readonly isConnected: boolean;
};

const DeskContext = createContext<OpenDesk | null>(null);

export const useDesk = (): OpenDesk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a room of the desk stands in its frame');
  return desk;
};

/** His nickname, or his id where he has none any more. */
export const useNameOf = (): ((person: string) => string) => {
  const { names } = useDesk();
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

type Props = {
  readonly tournament: string;
  readonly person: string;
  readonly picture: DeskPicture;
  readonly names: LivePicture['names'];
  readonly isConnected: boolean;
  readonly children: ReactNode;
};

export const DeskProvider = ({ children, ...seen }: Props) => {
  const giving = useGiving(seen.tournament);
  return <DeskContext value={{ ...giving, ...seen }}>{children}</DeskContext>;
};
