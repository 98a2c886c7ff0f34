// Archives with a few things wrong in them: in their bytes, in a file under a manifest that agrees, and in the
// log under a chain that agrees. Each is whole or refused with a sentence, and nothing throws.
import { canonical } from '@omerta/base/canonical.ts';
import { langs } from '@omerta/base/lang.ts';
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { chainedLines, type Unplaced } from '@omerta/store/transfer.ts';
import { mutatedBytes, mutatedText, mutatedValue } from '@omerta/testkit/mutate.ts';
import { faultsOf, fuzzInputs } from '@omerta/testkit/properties/fuzz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../memory-store.ts';
import { officeRefusalText } from '../messages/refusal-text.ts';
import { archiveOf, playedTournament } from '../testing/played.ts';
import { type Entries, forged, packed, unpacked } from '../testing/zip.ts';
import { checkArchive } from './check.ts';
import { openArchive, packArchive } from './container.ts';

let bytes: Uint8Array;
let entries: Entries;
let events: readonly Unplaced[];
let stream: string;

beforeAll(async () => {
  const played = await playedTournament('neft-mmt', 7);
  bytes = await archiveOf(played, true);
  entries = unpacked(bytes);
  stream = `tournament/${played.report.tournament}`;
  events = (await played.store.read(stream)).map(({ type, data, at, device, person, command, schema }) => ({
    type,
    data,
    at,
    device,
    person,
    command,
    schema,
  }));
}, 60_000);

const attack = async (input: Uint8Array): Promise<void> => {
  const checked = await checkArchive(input);
  if (!isRefusal(checked)) return;
  for (const lang of langs)
    if (!officeRefusalText(checked, lang).includes(' ')) throw new Error(`no sentence: ${checked.code}`);
};

/** A tournament's stream with one value changed, chained anew under heads that agree. */
const rechained = (random: Random): Uint8Array => {
  const at = random.below(events.length);
  const event = events[at] as Unplaced;
  const changed = { ...event, data: JSON.parse(canonical(mutatedValue(event.data, random))) };
  const lines = chainedLines(sha256, stream, events.with(at, changed));
  const { heads } = JSON.parse(lines[0] ?? '');
  const tournament = stream.slice('tournament/'.length);
  const files = new Map([...entries].filter(([name]) => name !== 'manifest.json'));
  return packArchive(
    { kind: 'tournament', tournament, heads },
    files.set('log.jsonl', `${lines.join('\n')}\n`),
  );
};

describe('a mutated archive', { timeout: 3_600_000 }, () => {
  it('holds what it held or is refused: in its bytes', async () => {
    const files = new Map([
      ['log.jsonl', `${'{"format":"omerta-log","heads":[],"version":1}'}\n`],
      ['people.json', JSON.stringify({ format: 'omerta.people/1', people: { p1: { nick: 'Alpha' } } })],
    ]);
    const small = packArchive({ kind: 'club', tournament: null, heads: [] }, files);
    const open = (input: Uint8Array): void => {
      const archive = openArchive(input);
      if (!isRefusal(archive) && canonical([...archive.files]) !== canonical([...files]))
        throw new Error('it holds something else');
    };
    expect(() => open(small)).not.toThrow();
    expect(await faultsOf({ valid: [small], mutate: mutatedBytes, attack: open })).toEqual([]);
  });

  it('is whole or refused: in a file, under a manifest that agrees', async () => {
    const mutate = (_: Uint8Array, random: Random): Uint8Array => {
      const name = random.pick([...entries.keys()]);
      const text = mutatedText(entries.get(name) ?? '', random);
      const isManifest = name === 'manifest.json';
      return packed(isManifest ? new Map([...entries, [name, text]]) : forged(entries, name, text));
    };
    const inputs = Math.ceil(fuzzInputs / 100);
    expect(await faultsOf({ valid: [bytes], mutate, attack, inputs })).toEqual([]);
  });

  it('is whole or refused: in its log, under a chain that agrees', async () => {
    expect(isRefusal(await checkArchive(rechained(randomFrom(0))))).toBe(true);
    const inputs = Math.ceil(fuzzInputs / 200);
    const mutate = (_: Uint8Array, random: Random): Uint8Array => rechained(random);
    expect(await faultsOf({ valid: [bytes], mutate, attack, inputs })).toEqual([]);
  });
});
