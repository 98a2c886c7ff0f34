// The record of a game whose sheet is no longer what it says: asked for when the sheet is looked at.
import { useEffect, useState } from 'react';
import { useDesk } from './desk.tsx';
import type { DeskGame } from './picture.ts';

const fetched = async (path: string): Promise<string | null> => {
  const response = await fetch(path, { cache: 'no-store' }).catch(() => null);
  return response?.ok ? response.text() : null;
};

/** Null while it is not here, where there is none, and where it is not released yet. */
export const useRecord = ({ id, hasRecord, amended }: DeskGame): string | null => {
  const { tournament } = useDesk();
  const [got, setGot] = useState<{ readonly of: string; readonly record: string | null }>();
  const isWanted = hasRecord && amended;
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/games/${encodeURIComponent(id)}/record`;
  useEffect(() => {
    if (isWanted) void fetched(path).then((record) => setGot({ of: path, record }));
  }, [isWanted, path]);
  return got?.of === path ? got.record : null;
};
