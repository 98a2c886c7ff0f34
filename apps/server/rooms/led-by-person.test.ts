// Whole games that a person leads over real sockets: ten players propose, he takes it over by lines, gives a foul, removes, corrects and pauses.
import { isRefusal } from '@omerta/base/refusal.ts';
import { memoryStore } from '@omerta/office/memory-store.ts';
import type { RefereePicture } from '@omerta/play/picture.ts';
import { lineFor } from '@omerta/play/testing/leads.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebookId, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import {
  type AnyFrame,
  asks,
  deviceOn,
  type MadeRoom,
  makeRoomAt,
  playersAt,
  type RoomDevice,
} from '../testing/room-players.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer(await memoryStore(), () => new Date());
});
afterAll(() => server.close());

const ruleOf = (id: string): Rulebook => {
  const rulebook = isRulebookId(id) ? chooseRulebook(id, {}) : null;
  if (!rulebook || isRefusal(rulebook)) throw new Error(id);
  return rulebook;
};

const isReferee = (frame: AnyFrame): frame is AnyFrame & RefereePicture =>
  frame.n !== undefined && frame.audience === 'referee';

/** The game as his device has it: his lines played again. */
const stateOf = (rulebook: Rulebook, { view, given }: RefereePicture): GameState => {
  let state = initialState(view?.roles as Cards);
  for (const command of given) {
    const done = perform(rulebook, state, command);
    if (isRefusal(done)) throw new Error(done.code);
    ({ state } = done);
  }
  return state;
};

const referee = async ({ room, key }: MadeRoom, rulebook: Rulebook) => {
  const device: RoomDevice = await deviceOn(server.url);
  device.say({ watch: `room/${room}`, token: key });
  const newest = (): RefereePicture => device.frames.findLast(isReferee) as RefereePicture;
  const give = (frame: object) => device.act({ act: `room/${room}`, token: key, ...frame });
  /** His own line is in the picture before he is answered. */
  const line = async (command: LineCommand): Promise<void> => {
    const after = newest().given.length;
    const { problem } = await give({ line: makeLine(command), after, at: Date.now() });
    expect(problem, makeLine(command)).toBeUndefined();
    await device.hear((frame) => isReferee(frame) && frame.given.length > after);
  };
  return { device, newest, give, line, state: () => stateOf(rulebook, newest()) };
};

/** Everybody who is asked has done what he does: nothing new comes for a turn of the server. */
const settled = async (players: readonly { readonly device: RoomDevice }[]): Promise<void> => {
  for (const { device } of players) await device.act({ act: 'room/-', token: '', ask: 0, do: 'pass' });
};

describe('a person leads', () => {
  it.each(['fiim-2025', 'neft-mmt'])(
    '[%s] from the first night to a record that replays',
    {
      timeout: 60_000,
    },
    async (id) => {
      const rulebook = ruleOf(id);
      const made = await makeRoomAt(server.url, { rulebook: id, referee: 'person', pace: 1 });
      const { room } = made;
      const lead = await referee(made, rulebook);
      const players = await playersAt([server.url], room, 7);
      await lead.device.hear((frame) => isReferee(frame) && frame.phase === 'playing');
      let [fouled, paused, removed] = [false, false, false];
      for (let turn = 0; turn < 400; turn++) {
        await settled(players);
        const state = lead.state();
        const next = lineFor(rulebook, state, lead.newest().proposals);
        if (next === null) break;
        if (!fouled && next.type === 'speech') {
          fouled = true;
          await lead.line({ type: 'foul', seat: 5 });
          const wrong = linesOf(lead.state()).length;
          const commands = [{ type: 'foul', seat: 6 }];
          const correction = { type: 'replace', line: wrong, count: 1, commands };
          expect((await lead.give({ correction })).problem).toBeUndefined();
          await lead.device.hear((frame) => isReferee(frame) && frame.given.at(-1)?.type === 'replace');
          expect(lead.state().fouls).toMatchObject({ 5: 0, 6: 1 });
        } else if (!paused && next.type === 'speech') {
          paused = true;
          await lead.line({ type: 'break' });
          await players[0]?.device.hear(
            (frame) => frame.audience === 'seat' && frame.asks === null && frame.view?.paused === true,
          );
          await lead.line({ type: 'resume' });
        } else if (!removed && state.number === 2 && next.type === 'speech') {
          removed = true;
          const last = [10, 9, 8, 7] as const;
          const seat = last.find((each) => (state.alive >> each) % 2 === 1) ?? 7;
          const leaving = rulebook.violations.find(({ act }) => act === 'leaving-table');
          await lead.line({ type: 'remove', seat, clause: leaving?.clause ?? '' });
        } else await lead.line(next);
      }
      expect([fouled, paused, removed]).toEqual([true, true, true]);
      expect((await asks(server.url, 'GET', `/api/rooms/${room}/record`)).status).toBe(404);
      expect((await lead.give({ end: 'game' })).problem).toBeUndefined();
      const ends = await Promise.all(players.map(({ over }) => over));
      const record = await asks(server.url, 'GET', `/api/rooms/${room}/record`);
      const read = parse(record.text);
      if (isRefusal(read)) throw new Error(`${read.code} ${record.text}`);
      const { state, refused } = replay(read);
      expect(refused, record.text).toBeNull();
      expect(linesOf(state).map(makeLine)).toEqual(linesOf(lead.state()).map(makeLine));
      for (const end of ends) expect(end.view).toMatchObject({ result: { winner: state.result?.winner } });
      expect((await asks(server.url, 'GET', `/api/rooms/${room}/score`)).json.players).toHaveLength(10);
      await Promise.all([lead, ...players].map(({ device }) => device.close()));
    },
  );

  it('and nobody else: every act of his is refused to a chair, and a line once given is given once', async () => {
    const made = await makeRoomAt(server.url, { referee: 'person', pace: 1 });
    const lead = await referee(made, ruleOf('fsm-2024'));
    const players = await playersAt([server.url], made.room, 3);
    await lead.device.hear((frame) => isReferee(frame) && frame.phase === 'playing');
    const [chair] = players;
    const acts = [
      { line: 'night 1' },
      { correction: { type: 'replace', line: 1, count: 0, commands: [] } },
      { clock: null },
      { mute: [1] },
      { interrupt: 1 },
      { decline: { seat: 1, word: 'hand' } },
      { end: 'game' },
    ];
    for (const frame of acts)
      expect(
        (await chair?.device.act({ act: `room/${made.room}`, token: chair.token, ...frame }))?.problem,
        JSON.stringify(frame),
      ).toMatchObject({ code: 'room/not-yours', status: 403 });
    const night = { id: 'n', line: 'night 1', after: 0, at: 1_000 };
    for (const _ of [1, 2]) expect((await lead.give(night)).problem).toBeUndefined();
    expect((await lead.give({ line: 'day 1', after: 0 })).problem).toMatchObject({
      code: 'line/stale',
      status: 409,
    });
    expect((await lead.give({ mute: [3, 3, 8] })).problem).toBeUndefined();
    await chair?.device.hear(({ muted }) => muted?.join() === '3,8');
    expect((await lead.give({ end: 'game' })).problem).toMatchObject({ code: 'room/no-result', status: 409 });
    await Promise.all([lead, ...players].map(({ device }) => device.close()));
  });
});
