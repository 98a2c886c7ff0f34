// Registration by the public: while entries are open, kept outside the log, settled by the desk.
import { give, type TestClub } from '@omerta/office/testing/club.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeNickname } from '../people/accounts.ts';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';
import { runningClub } from '../testing/offices.ts';
import { register } from './registrations.ts';

const url = '/api/tournaments/cup/registrations';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await runningClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterEach(() => server.close());

const stranger = () => askerAt(server, null);
const waiting = async () => (await askerAt(server, 'admin').get(url)).json.registrations;

it('anybody enters while entries are open, and not before or after', async () => {
  const codeOf = async (address: string) => (await stranger().post(address, { nickname: 'Rain' })).json.code;
  expect(await codeOf(url)).toBe('registration/closed');
  expect(await codeOf('/api/tournaments/none/registrations')).toBe('tournament/unknown');
  await give(club, 'org', 'open-entries', { question: 'Which club?' });
  const made = await stranger().post(url, { nickname: '  Rain ', club: 'North', answer: 'two\nlines' });
  expect(made.status).toBe(200);
  expect(await waiting()).toEqual([
    {
      id: made.json.registration,
      nickname: 'Rain',
      club: 'North',
      answer: 'two lines',
      at: new Date(club.now).toISOString(),
      likely: [],
    },
  ]);
  await give(club, 'org', 'close-entries', {});
  expect(await codeOf(url)).toBe('registration/closed');
});

it('what was said is never in the log', async () => {
  await give(club, 'org', 'open-entries', { question: null });
  await stranger().post(url, { nickname: 'Wolkenstein', club: 'Hinterland', answer: 'Geheimnis' });
  let log = '';
  for await (const line of club.store.export()) log += line;
  expect(log).toContain('EntriesOpened');
  expect(log).not.toMatch(/Wolkenstein|Hinterland|Geheimnis/);
});

it('whoever of the club has the same nickname, however it is written, is likely', async () => {
  await give(club, 'org', 'open-entries', { question: null });
  await takeNickname(server.place, 'Straße Ⅳ', 'p10');
  await takeNickname(server.place, 'Stranger', 'nobody-of-the-club');
  for (const nickname of ['STRASSE IV', 'Strasse V', 'stranger']) await stranger().post(url, { nickname });
  const likely = Object.fromEntries(
    (await waiting()).map((each: { nickname: string; likely: unknown }) => [each.nickname, each.likely]),
  );
  expect(likely).toEqual({ 'STRASSE IV': ['p10'], 'Strasse V': [], stranger: [] });
});

it('the desk alone sees and settles them, once, and the audit tells who did', async () => {
  const id = await register(server.place, 'cup', { nickname: 'Rain', club: null, answer: null });
  for (const person of ['ref', 'p1', 'host', 'clerk']) {
    expect((await askerAt(server, person).get(url)).json.code).toBe('desk/not-yours');
    expect((await askerAt(server, person).del(`${url}/${id}`)).json.code).toBe('desk/not-yours');
  }
  const asked = await askerAt(server, 'chief').del(`/api/tournaments/other/registrations/${id}`);
  expect(asked.json.code).toBe('tournament/unknown');
  expect((await askerAt(server, 'chief').del(`${url}/${id}`)).status).toBe(200);
  expect((await askerAt(server, 'chief').del(`${url}/${id}`)).json.code).toBe('registration/unknown');
  expect(await waiting()).toEqual([]);
  const noted = (await club.store.read('audit/minsk')).filter(({ type }) => type === 'RegistrationSettled');
  expect(noted).toMatchObject([{ person: 'chief', data: { tournament: 'cup', registration: id } }]);
});

it.each([
  [{ nickname: ' ' }, 'nickname'],
  [{ nickname: 'n'.repeat(61) }, 'nickname'],
  [{ nickname: 'a\u200bb' }, 'nickname'],
  [{ nickname: 'Rain', club: 'c'.repeat(61) }, 'club'],
  [{ nickname: 'Rain', answer: 'a'.repeat(501) }, 'answer'],
])('%j is refused for its %s', async (body, field) => {
  await give(club, 'org', 'open-entries', { question: null });
  const { status, json } = await stranger().post(url, body);
  expect([status, json.code]).toEqual([422, 'text/form']);
  expect(json.detail).toContain(field);
  expect(await waiting()).toEqual([]);
});

it('at most a thousand wait', async () => {
  await give(club, 'org', 'open-entries', { question: null });
  for (let i = 0; i < 999; i++)
    await register(server.place, 'cup', { nickname: `n${i}`, club: null, answer: null });
  expect((await stranger().post(url, { nickname: 'last' })).status).toBe(200);
  const { status, json } = await stranger().post(url, { nickname: 'one more' });
  expect([status, json.code]).toEqual([409, 'registration/most']);
});

it('an address writes twenty at once, and again when time has passed', async () => {
  await give(club, 'org', 'open-entries', { question: null });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await stranger().post(url, { nickname: `n${i}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  club.now = new Date(Date.parse(club.now) + 10_000).toISOString();
  expect((await stranger().post(url, { nickname: 'later' })).status).toBe(200);
});
