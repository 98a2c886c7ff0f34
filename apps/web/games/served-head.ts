// The head of a protocol as far as the tournament knows it: its name, the stage, the number of the game, the table, the day, the referee.
import { tagsWith } from '@omerta/rules/protocol/head.ts';
import type { HeadField } from '@omerta/rules/protocol/head-fields.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import type { ServedSeats } from '../session/served.ts';
import { type OfferedGame, offeredOpening } from '../sync/table-questions.ts';

/** An evening has one stage, and its name is the evening's. */
const stageOf = ({ stage, name }: OfferedGame): string => (stage === null ? name : (stage ?? ''));

/** A game is called by its round, as on the papers of the desk. */
const numberOf = ({ tags }: Opening): string => {
  const round = tags.find((tag) => tag.kind === 'number' && tag.name === 'round');
  return round?.kind === 'number' ? String(round.value) : '';
};

export const servedOpening = (offer: OfferedGame, date: string): Opening => {
  const opening = offeredOpening(offer);
  const told: readonly (readonly [HeadField, string])[] = [
    ['event', offer.name],
    ['stage', stageOf(offer)],
    ['game', numberOf(opening)],
    ['date', date],
  ];
  return {
    ...opening,
    tags: told.reduce((tags, [field, value]) => tagsWith(tags, field, value), opening.tags),
  };
};

/** By the name that the rulebook's head has for him, or what is known of it. */
const refereeOf = (offer: OfferedGame): string | null => {
  const { nickname = null, name = null } = offer.referee ?? {};
  const { refereeBy } = protocolForms[offeredOpening(offer).rulebook];
  return refereeBy === 'surname' ? (name ?? nickname) : nickname;
};

/** `person`: who asked for it. */
export const servedSeats = (offer: OfferedGame, person: string): ServedSeats => {
  const names = offer.seats.map(({ nickname, person: id }) => nickname ?? id);
  const referee = refereeOf(offer);
  return { person, names, ...(referee && { referee }) };
};
