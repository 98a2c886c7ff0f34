// From the record of a game to the penalised acts it shows: conditions, forfeits, draws and overlaps applied.
import { inEvery, type Text } from '@omerta/base/lang.ts';
import { has } from '@omerta/rules/game/seat.ts';
import type { PenaltyItem, PenaltySize } from '../scoring-rules.ts';
import { type AdvisedBook, books } from './books.ts';
import { factsOf, type GameFacts, hasLost, roleOf, teamOfSeat } from './game.ts';
import { type AdvisedGame, atMost, type Finding, type Suggestion, strength } from './suggestion.ts';

type Found = Finding & { readonly clause: string; readonly item: PenaltyItem };

const weights: Readonly<Record<PenaltySize, number>> = { small: 1, penalty: 1, large: 2 };
const weightOf = (found: Found): number => weights[found.item.size];

/** The clause's own conditions, and whether the game lets it apply at all. */
const applies = (facts: GameFacts, book: AdvisedBook, { seat, certainty, item }: Found): boolean => {
  const { result, annulled } = facts.final;
  const team = teamOfSeat(facts, seat);
  if (!item.roles.includes(roleOf(facts, seat)) || (item.lost && !hasLost(facts, team))) return false;
  if (!result || annulled) return certainty === 'certain' && !item.lost;
  // C38: the team that lost by forfeit lost by that, not by its play.
  if (result.by === 'forfeit' && hasLost(facts, team)) return false;
  const { drawAtTable } = book.scoring;
  // fiim-2025 8.1.6: whoever is at the table in a draw gets that one penalty and no other.
  return (
    result.winner !== 'draw' ||
    !drawAtTable ||
    item.clause === drawAtTable.item ||
    !has(facts.final.alive, seat)
  );
};

const both = (one: Text, other: Text): Text =>
  inEvery((lang) => (one[lang].includes(other[lang]) ? one[lang] : `${one[lang]} ${other[lang]}`));

/**
 * An item that may not repeat counts once a game, its cases together: the strongest suggestion stays, and names
 * whatever shows as strongly, with all lines.
 */
const merged = (found: readonly Found[], repeats: readonly PenaltySize[]): readonly Found[] => {
  const kept: Found[] = [];
  for (const each of found) {
    const item = each.item.caseOf ?? each.clause;
    const place = repeats.includes(each.item.size)
      ? -1
      : kept.findIndex((other) => other.seat === each.seat && (other.item.caseOf ?? other.clause) === item);
    const other = kept[place];
    if (!other) kept.push(each);
    else if (strength(each.certainty) > strength(other.certainty)) kept[place] = each;
    else if (each.certainty === other.certainty) {
      kept[place] = {
        ...other,
        because: both(other.because, each.because),
        lines: [...new Set([...other.lines, ...each.lines])],
        acts: [...new Set([...other.acts, ...each.acts])],
      };
    }
  }
  return kept;
};

/** Whether `other` punishes the same act and so leaves no room for `each`. */
const covers = (other: Found, each: Found, sum: boolean): boolean => {
  if (other === each || other.seat !== each.seat || strength(other.certainty) < strength(each.certainty))
    return false;
  if (!each.acts.every((act) => other.acts.includes(act))) return false;
  if (weightOf(other) > weightOf(each)) return !sum;
  const spare = other.acts.filter((act) => !each.acts.includes(act)).length;
  return weightOf(other) === weightOf(each) && spare < (other.least ?? 1);
};

/** Of two that cover each other the first listed stands. */
const withoutOverlaps = (found: readonly Found[], sum: boolean): readonly Found[] =>
  found.filter(
    (each, i) => !found.some((other, j) => covers(other, each, sum) && (j < i || !covers(each, other, sum))),
  );

/** Suggests, never penalises: each is for the referee to impose or to leave. */
export const advise = (game: AdvisedGame): readonly Suggestion[] => {
  const book = books[game.rulebook.id];
  const facts = book ? factsOf(game) : null;
  const penalties = book?.scoring.penalties;
  if (!book || !facts || !penalties) return [];
  const found = book.detectors.flatMap(({ clause, find }): Found[] => {
    const item = penalties.items.find((each) => each.clause === clause);
    if (!item) return [];
    return find(facts).map((each) => ({
      ...each,
      certainty: each.certainty === 'certain' ? 'certain' : atMost(each.certainty, book.judged),
      clause,
      item,
    }));
  });
  const applying = merged(
    found.filter((each) => applies(facts, book, each)),
    penalties.repeats,
  );
  const standing = withoutOverlaps(applying, game.rulebook.switches['same-act-policy'] === 'sum');
  return [...standing]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, clause, certainty, because, question, lines }) => ({
      seat,
      clause,
      certainty,
      because,
      question,
      lines,
    }));
};
