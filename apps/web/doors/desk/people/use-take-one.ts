// One person taken in by a press: pressed again after silence it goes on where it ended, and never begins twice.

import { useRef } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { type Intake, type Newcomer, takeIn } from '../../../desk/roster/intake.ts';
import { newId } from '../../../device/new-id.ts';
import type { AskRefusal, ServerAnswer } from '../../../server/ask.ts';
import { intakeWays } from './ways.ts';

type Tried = { readonly key: string; readonly intake: Intake };
type Given = Pick<Newcomer, 'nickname' | 'club' | 'person'>;

export const useTakeOne = (): ((given: Given) => Promise<ServerAnswer<string> | AskRefusal>) => {
  const { tournament } = useDesk();
  const tried = useRef(new Map<string, Tried>());
  return async (given) => {
    const name = JSON.stringify(given);
    const { key, intake: before } = tried.current.get(name) ?? {
      key: newId(),
      intake: new Map(),
    };
    let intake: Intake = before;
    const newcomer = { ...given, key, status: 'accepted', paid: false, contacts: {} } as const;
    await takeIn([newcomer], before, intakeWays(tournament), (next) => {
      intake = next;
    });
    const taken = intake.get(key);
    if (taken?.isIn) tried.current.delete(name);
    else tried.current.set(name, { key, intake });
    return taken?.isIn
      ? { answer: given.nickname }
      : { code: 'entry/not-taken', sentence: taken?.refused ?? '', status: 409, said: {} };
  };
};
