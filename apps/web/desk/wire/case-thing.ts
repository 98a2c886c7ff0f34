// What an address opens in the room of cases: a part of it, a protest, or a ruling to be proposed on a game or from a protest.

export const caseParts = ['protests', 'rulings', 'cards', 'charges', 'lots'] as const;
export type CasePart = (typeof caseParts)[number];

export type CaseThing =
  | { readonly kind: 'part'; readonly part: CasePart }
  | { readonly kind: 'ruling-on'; readonly about: string }
  | { readonly kind: 'protest'; readonly protest: string };

const rulingOn = 'rule-';

export const makeCaseThing = (opens: CaseThing): string => {
  switch (opens.kind) {
    case 'part':
      return opens.part;
    case 'ruling-on':
      return `${rulingOn}${opens.about}`;
    case 'protest':
      return opens.protest;
  }
};

export const parseCaseThing = (thing: string): CaseThing => {
  const part = caseParts.find((each) => each === thing);
  if (part) return { kind: 'part', part };
  return thing.startsWith(rulingOn)
    ? { kind: 'ruling-on', about: thing.slice(rulingOn.length) }
    : { kind: 'protest', protest: thing };
};
