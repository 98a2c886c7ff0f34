// One file at a time for one part of a room: how far it is, its end, and the way out before that.
import { useRef, useState } from 'react';
import { type Ended, limited, type WorkWatch } from '../../device/limited.ts';
import { saveBlob } from '../../games/save-file.ts';
import type { Unmade } from '../../paper/paper-port.ts';
import type { AskRefusal } from '../../server/ask.ts';

export type FileState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly part: number }
  | { readonly kind: 'told'; readonly what: 'nothing' | 'done' }
  | { readonly kind: 'written'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly why: Unmade | Ended }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Null where there is nothing to make it of yet; `written`: where the server has put it. */
type Made = Blob | null | Unmade | Pick<AskRefusal, 'sentence'> | { readonly written: string };

export type FileMaking = {
  readonly state: FileState;
  readonly isMaking: boolean;
  readonly make: (name: string, work: (watching: WorkWatch) => Promise<Made>) => Promise<void>;
  readonly cancel: () => void;
};

const saved = (name: string, made: Made | Ended): FileState => {
  if (made === null) return { kind: 'told', what: 'nothing' };
  if (typeof made === 'string') return { kind: 'failed', why: made };
  if ('written' in made) return { kind: 'written', sentence: made.written };
  if (!(made instanceof Blob)) return { kind: 'refused', sentence: made.sentence };
  void saveBlob(name, made);
  return { kind: 'told', what: 'done' };
};

export const useFileMaking = (): FileMaking => {
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  return {
    state,
    isMaking: state.kind === 'making',
    make: async (name, work) => {
      // A second press of the same moment comes before anything is drawn anew.
      if (underWay.current) return;
      const ending = new AbortController();
      underWay.current = ending;
      const onPart = (part: number): void => setState({ kind: 'making', part });
      onPart(0);
      const made = await limited(work, { onPart, signal: ending.signal }).catch(() => 'broken' as const);
      underWay.current = undefined;
      setState(saved(name, made));
    },
    cancel: () => underWay.current?.abort(),
  };
};
