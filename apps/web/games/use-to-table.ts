// Takes a game up: it comes onto the table, whatever lay there is put away.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { useState } from 'react';
import { useNavigate } from '../routing/way.ts';
import { ground } from './ground.ts';

export const useToTable = () => {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<StoreRefusal | null>(null);
  const toTable = async (id: string): Promise<void> => {
    const opened = await ground();
    if (isRefusal(opened)) return setProblem(opened);
    const laid = (await opened.log.current()) === id ? null : await opened.log.lay(id);
    return laid && isRefusal(laid) ? setProblem(laid) : navigate({ to: '/table' });
  };
  return { toTable, problem };
};
