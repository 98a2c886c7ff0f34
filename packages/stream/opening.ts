// A game before its first line: the rulebook with its switches, who sits where, and what is written above the record.
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { bySeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameRecord, Tag, TagItem } from '@omerta/rules/notation/record.ts';
import { hashOf, type Rulebook, type RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Rules } from '@omerta/rules/rulebooks/rules.ts';

export type SeatedPlayer = { readonly name: string; readonly role: Role | null };

export type Opening = {
  readonly rulebook: RulebookId;
  readonly version: string;
  /** Of the rules in force when the game began. */
  readonly hash: string;
  /** Their values: a later edition never changes an old game. Null in games that were begun before values were kept. */
  readonly rules: Rules | null;
  readonly switches: Readonly<Record<string, string>>;
  /** Seats 1 to 10 in order. */
  readonly players: readonly SeatedPlayer[];
  /** Everything else above the record: event, date, referee. */
  readonly tags: readonly Tag[];
};

export const openingOf = (
  rulebook: Rulebook,
  switches: Readonly<Record<string, string>>,
  players: readonly SeatedPlayer[],
  tags: readonly Tag[] = [],
): Opening => ({
  rulebook: rulebook.id,
  version: rulebook.version,
  hash: hashOf(rulebook),
  rules: rulebook.rules,
  switches,
  players,
  tags,
});

/** The rulebook that the game goes on under, and whether its edition is another than today's. */
export type InForce = { readonly rulebook: Rulebook; readonly otherEdition: boolean };

/** `today` is this program's edition with the same switches: its words and clauses, with the values the game began under. */
export const inForce = ({ hash, rules, version }: Opening, today: Rulebook): InForce =>
  rules === null || hash === hashOf(today)
    ? { rulebook: today, otherEdition: false }
    : { rulebook: { ...today, version, rules: { ...today.rules, ...rules } }, otherEdition: true };

export const rolesAtStart = ({ players }: Opening): Cards =>
  bySeat((seat) => players[seat - 1]?.role ?? null);

export const nameOf = (opening: Opening, seat: Seat): string => opening.players[seat - 1]?.name ?? '';

/** Under other nicknames, seats 1 to 10; where there is none the player keeps his. */
export const renamed = (opening: Opening, names: readonly string[]): Opening => ({
  ...opening,
  players: opening.players.map((player, i) => ({ ...player, name: names[i] || player.name })),
});

const isOwn = ({ kind }: Tag): boolean => kind === 'rulebook' || kind === 'switch' || kind === 'seat';

/** `roles` are the cards known before the first line, as they stand after corrections. */
export const tagsOf = (opening: Opening, roles: Cards): readonly TagItem[] => {
  const tags: Tag[] = [
    { kind: 'rulebook', id: opening.rulebook },
    ...Object.entries(opening.switches).map(([name, value]) => ({ kind: 'switch', name, value }) as const),
    ...opening.tags,
    ...seats.map((seat) => ({ kind: 'seat', seat, name: nameOf(opening, seat), role: roles[seat] }) as const),
  ];
  return tags.map((tag) => ({ tag, before: [], comment: null }));
};

export const openingOfRecord = (record: GameRecord): Opening => {
  const tags = record.tags.map(({ tag }) => tag);
  const switches = Object.fromEntries(
    tags.flatMap((tag) => (tag.kind === 'switch' ? [[tag.name, tag.value] as const] : [])),
  );
  return openingOf(
    record.rulebook,
    switches,
    record.seats.map(({ name, role }) => ({ name, role })),
    tags.filter((tag) => !isOwn(tag)),
  );
};
