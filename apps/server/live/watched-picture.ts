// What is watched, and as whom: one picture for all who watch the same.
import type { BesidePicture } from './besides.ts';
import type { GameAudience } from './game-pictures.ts';
import type { TournamentAudience } from './tournament-pictures.ts';

export type WatchedPicture =
  | { readonly what: 'tournament'; readonly audience: TournamentAudience }
  | { readonly what: 'game'; readonly game: string; readonly audience: GameAudience }
  | BesidePicture;

export const keyOf = (watched: WatchedPicture): string =>
  watched.what === 'tournament'
    ? `tournament ${watched.audience.kind} ${'person' in watched.audience ? watched.audience.person : ''}`
    : `${watched.what} ${watched.audience} ${watched.game}`;

export const isForOfficials = ({ what, audience }: WatchedPicture): boolean =>
  what === 'tournament'
    ? audience.kind === 'desk' || audience.kind === 'referee'
    : audience === 'referee' || audience === 'side-referee' || audience === 'desk';
