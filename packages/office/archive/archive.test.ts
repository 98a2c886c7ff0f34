// Archives: what they contain, that they are reproducible, and that every change in them is found.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { readTournamentFile, tournamentFile } from '@omerta/scoring/standings/tournament-file.ts';
import { readSeating } from '@omerta/seating/seating-file.ts';
import { misfits } from '@omerta/testkit/schema-check.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, granted, type PlayedTournament, playedTournament } from '../testing/played.ts';
import { type Entries, forged, packed, unpacked, withManifest } from '../testing/zip.ts';
import { checkArchive } from './check.ts';
import { contentsOf, packClub } from './club.ts';
import { manifestOf } from './container.ts';
import { archiveTournament } from './make.ts';
import { openTournament } from './open-tournament.ts';

let played: PlayedTournament;
let bytes: Uint8Array<ArrayBuffer>;
let entries: Entries;

beforeAll(async () => {
  played = await playedTournament('neft-mmt', 7);
  bytes = await archiveOf(played);
  entries = unpacked(bytes);
}, 60_000);

const found = async (changed: Entries) => checkArchive(packed(changed));
const lines = (): string[] => (entries.get('log.jsonl') ?? '').split('\n').slice(0, -1);
const withLog = (log: readonly string[]): Entries => forged(entries, 'log.jsonl', `${log.join('\n')}\n`);

describe('an archive', () => {
  it('holds the tournament file, records, seatings, standings, office data and log, and says the hash of each', () => {
    const names = [...entries.keys()];
    for (const name of [
      'manifest.json',
      'tournament.json',
      'standings.json',
      'office.json',
      'log.jsonl',
      'seating/q.json',
      'seating/f.json',
    ]) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /^records\/q-1-1.*\.mgn$/.test(name)).length).toBeGreaterThan(0);
    const { files, format, heads } = JSON.parse(entries.get('manifest.json') ?? '');
    expect(format).toBe('omerta.archive/2');
    expect(files).toEqual(
      Object.fromEntries(
        names
          .filter((name) => name !== 'manifest.json')
          .map((name) => [name, sha256(entries.get(name) ?? '')]),
      ),
    );
    expect(heads).toContainEqual(
      expect.objectContaining({ stream: `tournament/${played.report.tournament}` }),
    );
  });

  it('says what everybody is called who judged in it, without any other datum of a person', async () => {
    const { names, state } = granted(await openTournament(bytes));
    const judges = new Set(Object.values(state.games).flatMap(({ referee }) => referee ?? []));
    expect([...judges].map((id) => names(id).nick)).toEqual([...judges].map((id) => `Nick-${id}`));
    expect(judges.size).toBeGreaterThan(0);
    expect([...entries.values()].filter((text) => text.includes('@example.org'))).toEqual([]);
  });

  it('has files that the readers of the contract take', () => {
    const file: unknown = JSON.parse(entries.get('tournament.json') ?? '');
    expect(isRefusal(readTournamentFile(file, (path) => entries.get(path) ?? null))).toBe(false);
    expect(misfits(tournamentFile.schema, file)).toEqual([]);
    expect(isRefusal(readSeating(JSON.parse(entries.get('seating/q.json') ?? '')))).toBe(false);
  });

  it('is the same to the byte when it is made again', async () => {
    expect(Buffer.compare(await archiveOf(played), bytes)).toBe(0);
  });

  it('has nicknames, and other personal data only where it was asked for', async () => {
    expect(JSON.parse(entries.get('tournament.json') ?? '').players).toContainEqual(
      expect.objectContaining({ id: 'p1', nick: 'Nick-p1' }),
    );
    expect(entries.has('people.json')).toBe(false);
    expect([...entries.values()].join('')).not.toMatch(/Name-of-|@example/);
    const asked = unpacked(await archiveOf(played, true));
    expect(JSON.parse(asked.get('people.json') ?? '').people.p1).toMatchObject({
      nick: 'Nick-p1',
      contact: expect.stringContaining('@example.org'),
    });
  });

  it('never has what was erased', async () => {
    const other = await playedTournament('fsm-2024', 3);
    await other.store.people.erase('p2');
    const all = [
      ...unpacked(await archiveOf(other, true)).values(),
      ...unpacked(packClub(await contentsOf(other.store))).values(),
    ].join('\n');
    expect(all).not.toMatch(/Nick-p2"|Name-of-p2-|p2-\d+@|note-p2-/);
    expect(all).toMatch(/Name-of-p3-/);
    granted(await checkArchive(await archiveOf(other, true)));
  });

  it('of a tournament that is not there is refused with those that are', async () => {
    expect(await archiveTournament(played.store, 'other', { people: false })).toEqual({
      code: 'tournament/unknown',
      tournament: 'other',
      there: [played.report.tournament],
    });
  });

  it('of the whole club holds every stream and everybody, and verifies', async () => {
    const whole = packClub(await contentsOf(played.store));
    const { verified, archive } = granted(await checkArchive(whole));
    expect(verified.games).toBe(played.report.games + played.report.annulled);
    expect(granted(manifestOf(whole)).heads.length).toBe((await played.store.heads()).length);
    expect([...archive.files.keys()].toSorted()).toEqual(['log.jsonl', 'people.json']);
    expect(await found(forged(unpacked(whole), 'more.txt', 'hello'))).toEqual({
      code: 'archive/file-differs',
      entry: 'more.txt',
    });
  });
});

describe('whatever is changed in an archive is found', () => {
  it('any file, missing, changed or added', async () => {
    for (const entry of [...entries.keys()].filter((name) => name !== 'manifest.json')) {
      const text = entries.get(entry) ?? '';
      expect(await found(new Map([...entries, [entry, `${text} `]]))).toEqual({
        code: 'archive/file-changed',
        entry,
      });
      expect(await found(new Map([...entries].filter(([name]) => name !== entry)))).toEqual({
        code: 'archive/file-missing',
        entry,
      });
    }
    expect(await found(new Map([...entries, ['more.txt', '']]))).toEqual({
      code: 'archive/file-unknown',
      entry: 'more.txt',
    });
  });

  it('also where the manifest was made to agree: the log says otherwise', async () => {
    const standings = (entries.get('standings.json') ?? '').replace('"place":1', '"place":2');
    expect(await found(forged(entries, 'standings.json', standings))).toEqual({
      code: 'archive/file-differs',
      entry: 'standings.json',
    });
    const office = (entries.get('office.json') ?? '').replace('"chief"', '"p1"');
    expect(await found(forged(entries, 'office.json', office))).toEqual({
      code: 'archive/file-differs',
      entry: 'office.json',
    });
    const [record = ''] = [...entries.keys()].filter((name) => name.startsWith('records/'));
    expect(await found(forged(entries, record, `${entries.get(record)}note "added"\n`))).toMatchObject({
      code: 'archive/file-differs',
      entry: record,
    });
    expect(await found(forged(entries, 'records/extra.mgn', 'night 1\n'))).toEqual({
      code: 'archive/file-differs',
      entry: 'records/extra.mgn',
    });
    expect(await found(forged(entries, 'tournament.json', '[]'))).toEqual({
      code: 'archive/file-differs',
      entry: 'tournament.json',
    });
    expect(await found(forged(entries, 'people.json', '{}'))).toEqual({
      code: 'archive/file-differs',
      entry: 'people.json',
    });
  });

  it('a tampered event, with its line, stream and version', async () => {
    const log = lines();
    const at = log.findIndex((line) => line.includes('"type":"ResultAnnounced"'));
    const { stream, version } = JSON.parse(log[at] ?? '');
    log[at] = (log[at] ?? '').replace(/"winner":"\w+"/, '"winner":"nobody"');
    expect(await found(withLog(log))).toEqual({
      code: 'archive/log',
      refusal: { code: 'import/broken-chain', line: at + 1, stream, version },
    });
  });

  it('a swapped pair of events', async () => {
    const log = lines();
    const at = log.findIndex(
      (line, i) => i > 5 && JSON.parse(line).stream === JSON.parse(log[i + 1] ?? '{}').stream,
    );
    const [one = '', other = ''] = log.splice(at, 2);
    log.splice(at, 0, other, one);
    const { stream, version } = JSON.parse(other);
    expect(await found(withLog(log))).toEqual({
      code: 'archive/log',
      refusal: { code: 'import/broken-chain', line: at + 1, stream, version },
    });
  });

  it('a dropped tail, and one whose heads were made to agree', async () => {
    const log = lines();
    const last = JSON.parse(log.at(-1) ?? '');
    const cut = log.slice(0, -1);
    expect(await found(withLog(cut))).toEqual({
      code: 'archive/log',
      refusal: { code: 'import/cut-short', stream: last.stream, version: last.version },
    });
    const header = JSON.parse(cut[0] ?? '');
    const head = header.heads.find((each: { stream: string }) => each.stream === last.stream);
    Object.assign(head, { version: last.version - 1, hash: last.previous });
    expect(await found(withLog([JSON.stringify(header), ...cut.slice(1)]))).toEqual({
      code: 'archive/heads',
      stream: last.stream,
    });
  });

  it('a game that the rules would not have played so, and a sheet that its record does not give', async () => {
    const { tournament } = played.report;
    const forgedStore = await playedTournament('neft-mmt', 7);
    const [stream = ''] = (await forgedStore.store.heads())
      .map((head) => head.stream)
      .filter((name) => name.startsWith('game/'));
    const head = await forgedStore.store.head(stream);
    const commit = {
      command: 'forged',
      at: 0,
      device: 'd',
      person: null,
      events: [{ type: 'NightFell', data: { number: 99 } }],
    };
    await forgedStore.store.append(stream, head.version, commit);
    expect(await checkArchive(await archiveOf(forgedStore))).toEqual({
      code: 'game/not-replayed',
      stream,
      version: head.version + 1,
    });
    const other = await playedTournament('neft-mmt', 7);
    const events = await other.store.read(`tournament/${tournament}`);
    const sheet = events.find(
      ({ type, data }) => type === 'SheetHandedIn' && (data as { record: unknown }).record !== null,
    );
    const data = sheet?.data as { game: string; sheet: object };
    const said = { ...data, sheet: { ...data.sheet, winner: 'draw' } };
    await other.store.append(`tournament/${tournament}`, events.length, {
      ...commit,
      events: [{ type: 'SheetHandedIn', data: said }],
    });
    expect(await checkArchive(await archiveOf(other))).toMatchObject({
      code: 'game/other-sheet',
      version: events.length + 1,
      game: data.game,
    });
  });

  it('an event of a program that is not ours', async () => {
    const other = await playedTournament('fsm-2024', 5);
    const stream = `tournament/${other.report.tournament}`;
    const { version } = await other.store.head(stream);
    await other.store.append(stream, version, {
      command: 'x',
      at: 0,
      device: 'd',
      person: null,
      events: [{ type: 'MoonLanded', data: {} }],
    });
    expect(await checkArchive(packClub(await contentsOf(other.store)))).toEqual({
      code: 'log/unknown-event',
      stream,
      version: version + 1,
    });
  });
});

describe('what is no archive', () => {
  it('is refused as what it is', async () => {
    expect(await checkArchive(new Uint8Array(0))).toEqual({ code: 'archive/not-a-zip' });
    expect(await checkArchive(Buffer.from('just a text'))).toEqual({ code: 'archive/not-a-zip' });
    expect(await found(new Map([['readme.txt', 'hello']]))).toEqual({ code: 'archive/foreign' });
    expect(await found(new Map([['manifest.json', '{"format": "other/1"}']]))).toEqual({
      code: 'archive/foreign',
    });
    expect(await found(new Map([['manifest.json', '{"format": ']]))).toEqual({ code: 'archive/manifest' });
    expect(await found(new Map([['manifest.json', '{"format": "omerta.archive/1"}']]))).toEqual({
      code: 'archive/manifest',
    });
    expect(await found(new Map([['manifest.json', '{"format": "omerta.archive/7"}']]))).toEqual({
      code: 'archive/newer-format',
      found: 7,
      known: 2,
    });
    const renamed = withManifest(entries, (manifest) => Object.assign(manifest, { tournament: 'another' }));
    expect(await found(renamed)).toEqual({ code: 'archive/head' });
    expect(await found(forged(renamed, 'log.jsonl', entries.get('log.jsonl') ?? ''))).toEqual({
      code: 'archive/manifest',
    });
  });

  it('cut or bent anywhere it is refused or still the same, and nothing throws', async () => {
    for (let i = 1; i < 40; i++) {
      const at = Math.floor((bytes.length * i) / 40);
      expect(await checkArchive(bytes.subarray(0, at))).toHaveProperty('code');
      const bent = Uint8Array.from(bytes);
      bent[at] = (bent[at] ?? 0) ^ 0x55;
      const checked = await checkArchive(bent);
      if (!isRefusal(checked))
        expect([...checked.archive.files].every(([name, text]) => entries.get(name) === text)).toBe(true);
    }
  });
});
