// The shape of what one language says of a removal that may cost the tournament.
import type { Post } from '../offices.ts';
import type { ExpulsionGround } from '../rulebooks/tournament-rules.ts';

export type ChargeTexts = {
  readonly asked: Partial<Readonly<Record<Post, string>>>;
  readonly grounds: Readonly<Record<ExpulsionGround, string>>;
  readonly or: string;
  readonly say: (asked: string, ground: string, binding: boolean, clause: string) => string;
};
