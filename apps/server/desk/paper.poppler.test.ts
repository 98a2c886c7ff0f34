// The code on a printed protocol, read from the rendered page: it opens the game at its server and proves its log, and a desk alone is told what is printed.
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { onPaper } from '@omerta/documents/page/page.ts';
import { printInNode } from '@omerta/documents/page/print-node.ts';
import { protocolsDocument } from '@omerta/documents/protocol/document.ts';
import { readGameLink } from '@omerta/documents/protocol/link.ts';
import type { ProtocolPaper } from '@omerta/documents/protocol/paper.ts';
import { recordPaper } from '@omerta/documents/protocol/record-paper.ts';
import { writtenHead } from '@omerta/documents/protocol/written-head.ts';
import { filledGame } from '@omerta/documents/tournament/game-paper.ts';
import { type TournamentPaper, tournamentPaper } from '@omerta/documents/tournament/paper.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import { pdfPages } from '@omerta/testkit/machine/poppler.ts';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';

const tournament = 'simulated-4';
const path = `/api/tournaments/${tournament}`;

let server: LiveServer;
let paper: TournamentPaper;

beforeAll(async () => {
  const store = await memoryStore();
  await simulateTournament(store, { players: 12, tables: 1, rounds: 2, rulebook: 'fsm-2024', seed: 4 });
  server = await liveServer(store, () => new Date('2030-01-01T12:00:00Z'));
  const { state } = await server.place.office.tournament(tournament);
  const chief = state.offices.find(({ office }) => office === 'chief')?.person ?? '';
  const told = read(tournamentPaper, (await askerAt(server, chief).get(`${path}/paper`)).json);
  if (isRefusal(told)) throw new Error(JSON.stringify(told));
  paper = told;
}, 60_000);
afterAll(() => server.close());

/** What a camera would read from the printed front. */
const codeOn = async (pdf: Uint8Array): Promise<string> => {
  const [page] = await pdfPages(pdf, { dpi: 150, last: 1 });
  if (!page) throw new Error('no page');
  const { width, pixels } = page;
  const height = Math.floor(page.height / 4);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.fill(pixels[i] ?? 255, i * 4, i * 4 + 3);
  return decodeQR({ width, height, data });
};

it('leads to the game at its server, whose record it is and whose log has this very head', async () => {
  const game = paper.games.find(({ sheet, log }) => sheet !== null && log !== null);
  const filled = game && filledGame(paper, game, 'ru', server.url);
  if (!game || !filled) throw new Error('no protocol');
  const code = await codeOn(await printInNode(onPaper(protocolsDocument([filled], 'ru'))));
  expect(code.startsWith(`${server.url}/replay?game=`)).toBe(true);
  const printed = readGameLink(code);
  expect(printed).toEqual(game.log);
  const api = `${path}/games/${encodeURIComponent(game.id)}`;
  const record = await server.app.inject({ url: `${api}/record` });
  expect([record.statusCode, record.body]).toEqual([200, game.record]);
  const head = (await server.app.inject({ url: `${api}/head?at=${printed?.version}` })).json();
  expect(head).toEqual({ version: printed?.version, hash: printed?.hash });
  const earlier = (await server.app.inject({ url: `${api}/head?at=1` })).json();
  expect(earlier.hash).not.toBe(printed?.hash);
  expect((await server.app.inject({ url: `${api}/head?at=99999` })).statusCode).toBe(404);
});

it('without a server it names the record and its head, which whoever has the record counts again', async () => {
  const text = paper.games.find(({ record }) => record !== null)?.record ?? '';
  const record = parse(text);
  if (isRefusal(record)) throw new Error('not read');
  const filled = recordPaper(record, null, 'en');
  if (isRefusal<ProtocolPaper | RecordFault>(filled)) throw new Error(filled.code);
  const code = await codeOn(await printInNode(onPaper(protocolsDocument([filled], 'en'))));
  expect(code).toMatch(/^omerta:record\//);
  expect(readGameLink(code)).toEqual(writtenHead(record));
  const [, ...fewer] = record.lines.toReversed();
  expect(readGameLink(code)).not.toEqual(writtenHead({ ...record, lines: fewer.toReversed() }));
});

it('what is printed is told to the desk alone', async () => {
  const [player = ''] = paper.players;
  expect((await askerAt(server, player).get(`${path}/paper`)).json.code).toBe('desk/not-yours');
  expect((await server.app.inject({ url: `${path}/paper` })).statusCode).toBe(401);
});
