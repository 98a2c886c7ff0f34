// Reads the rules of a tournament as they come from outside: a rulebook or house rules on one, and switches.
import { type Descriptor, either, mapOf, optional, shape, text } from '@omerta/base/reading.ts';
import type { RulesChoice } from './choose.ts';

/** Only its kind: what a key may be set to is known where the key is. */
const setting: Descriptor<string | number | boolean> = {
  read: (value, path) =>
    typeof value === 'number' || typeof value === 'boolean' ? value : text.read(value, path),
  schema: { type: ['string', 'number', 'boolean'] },
};
export const settings = mapOf(setting);

const house = shape({ base: text, name: optional(text), change: optional(settings) });
export const rules: Descriptor<RulesChoice> = shape({ rulebook: either(house, text), switches: settings });
