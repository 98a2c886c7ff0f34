// Where two rulebooks differ: values of play, switches, sanctions, and the words of the script.
import { langs } from '@omerta/base/lang.ts';
import { acts, type Offence } from './acts.ts';
import { hashOf, type Rulebook } from './rulebook.ts';
import type { Ruled, RuleName } from './rules.ts';
import { type Cue, cues, type Phrase } from './script.ts';
import { switches } from './switches.ts';
import type { Violation } from './violation.ts';

type Both<T> = { readonly a: T; readonly b: T };
export type SwitchPlace = { readonly initial: string; readonly clause: string };
export type Punished = Pick<Violation, 'clause' | 'sanctions' | 'warnFirst' | 'worse' | 'phase'>;

export type Comparison = Both<{ readonly id: string; readonly version: string; readonly hash: string }> & {
  readonly rules: readonly ({ readonly name: RuleName } & Both<Ruled<unknown>>)[];
  readonly switches: readonly ({ readonly name: string } & Both<SwitchPlace | null>)[];
  /** An act may be listed more than once in a rulebook, for different parts of the game. */
  readonly violations: readonly ({ readonly act: Offence } & Both<readonly Punished[]>)[];
  readonly script: readonly ({ readonly cue: Cue } & Both<Phrase | null>)[];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is punished and how, without the clauses, which have other numbers for the same sanction. */
const punishment = (list: readonly Punished[]) =>
  list.map(({ sanctions, warnFirst = false, worse = [] }) => [
    sanctions,
    warnFirst,
    worse.map(({ when, sanction }) => `${when} ${sanction}`).sort(),
  ]);

const punishedIn = ({ violations }: Rulebook, act: Offence): Punished[] =>
  violations.filter((each) => each.act === act).map(({ act: _, also: __, heeds: ___, ...rest }) => rest);

/** A phrase without its clauses. */
const spoken = (phrase: Phrase | undefined) =>
  phrase && langs.map((lang) => [phrase[lang], phrase.gesture?.[lang]]);

export const compareRulebooks = (a: Rulebook, b: Rulebook): Comparison => ({
  a: { id: a.id, version: a.version, hash: hashOf(a) },
  b: { id: b.id, version: b.version, hash: hashOf(b) },
  rules: (Object.keys(a.rules) as RuleName[])
    .filter((name) => !same(a.rules[name].value, b.rules[name].value))
    .map((name) => ({ name, a: a.rules[name], b: b.rules[name] })),
  switches: switches
    .map(({ name, rulebooks }) => ({ name, a: rulebooks[a.id] ?? null, b: rulebooks[b.id] ?? null }))
    .filter((each) => each.a?.initial !== each.b?.initial),
  violations: (Object.keys(acts) as Offence[])
    .map((act) => ({ act, a: punishedIn(a, act), b: punishedIn(b, act) }))
    .filter((each) => !same(punishment(each.a), punishment(each.b))),
  script: cues
    .filter((cue) => !same(spoken(a.script[cue]), spoken(b.script[cue])))
    .map((cue) => ({ cue, a: a.script[cue] ?? null, b: b.script[cue] ?? null })),
});
