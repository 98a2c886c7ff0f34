// Whom a typed nickname names: two that differ in case alone are one person, as the club takes them.
import { folded, tidy } from '@omerta/base/nickname.ts';

/** As the club writes it; somebody new as typed. */
export const knownAs = (known: readonly string[], typed: string): string =>
  known.find((name) => folded(name) === folded(typed)) ?? tidy(typed);
