// POST /api/orders: one door for everything that changes a club, a tournament or a game.
import {
  type Descriptor,
  listOf,
  type Of,
  object,
  optional,
  raw,
  shape,
  tagged,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail } from '@omerta/base/unfit.ts';
import { powers } from '@omerta/tournament/powers.ts';
import { gameOf, isGameOver } from '@omerta/tournament/state.ts';
import type { Asker } from '../api/asker.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { route } from '../api/route.ts';
import { whyNotSigned } from '../api/signed.ts';
import { agentOf } from '../people/entering.ts';
import { endLentBy } from '../people/lent.ts';
import type { Asks } from '../sync/table-of.ts';
import { linesCommand } from './lines.ts';

const version = whole(0, Number.MAX_SAFE_INTEGER);

/** Who gives it and when is the server's to say. */
export const givenCommand: Descriptor<Readonly<Record<string, unknown>>> = {
  read: (value, path) => {
    const given = object.read(value, path);
    for (const key of ['by', 'at'])
      if (Object.hasOwn(given, key))
        fail(`${path}.${key}`, 'key/unknown', { found: key, wanted: 'type | id | ...' });
    return given;
  },
  schema: { type: 'object', required: ['type', 'id'] },
};

const order = tagged('to', {
  club: { command: givenCommand, expected: optional(version) },
  tournament: { tournament: text, command: givenCommand, expected: optional(version) },
  game: { tournament: text, game: text, command: linesCommand, expected: version },
});
type AskedOrder = Of<typeof order>;

const answer = shape({ receipt: raw, version, events: listOf(text) });

/** A session for one game leads it, and does nothing else. */
const leadsOnly = ({ only }: Asker, asked: AskedOrder): boolean => {
  if (only === null) return true;
  if (asked.to === 'club' || asked.tournament !== only.tournament) return false;
  if (asked.to === 'game') return asked.game === only.game;
  const { type, game } = asked.command;
  return game === only.game && powers['table-referee'].some((each) => each === type);
};

/** What is signed is worth more than the disk it lies on. */
const isSignature = (asked: AskedOrder): boolean =>
  asked.to === 'tournament' && asked.command['type'] === 'sign-sheet';

type LinesOrder = Extract<AskedOrder, { to: 'game' }>;

/** The newest time that the device wrote beside a line. */
const ownTime = ({ lines }: LinesOrder['command']): number | undefined =>
  lines.findLast((line) => line.at !== undefined)?.at;

/** Who writes a game knows its cards, and the time beside his lines tells his clock. Nobody waits for it. */
const tellOfLines = (
  { office, sightings, devices }: Place,
  { asker: { person, device }, request }: Asks,
  { tournament, game, command: given }: LinesOrder,
): void => {
  if (person === null) return;
  const isOn = async (): Promise<boolean> => {
    const found = gameOf((await office.tournament(tournament)).state, game);
    return found !== undefined && !isGameOver(found);
  };
  sightings.noteSoon({ person, device }, { tournament, game }, 'wrote', isOn);
  const own = ownTime(given);
  if (own !== undefined) devices.clocked({ person, device, agent: agentOf(request) }, own);
};

export const orderRoute = route({
  method: 'POST',
  url: '/api/orders',
  tells: 'Gives an order to the club, to a tournament or to a game.',
  body: order,
  answer,
  audience: 'signed-in',
  forOneGame: true,
  handle: async ({ body, asker, request }, place): Promise<Of<typeof answer> | ApiProblem> => {
    const { office, isSafe } = place;
    if (!leadsOnly(asker, body)) return problem('auth/one-game');
    if (body.to === 'game' && !isSafe(request)) return problem('roles/unsafe');
    const given = { ...body.command, by: asker.person };
    const handled = await office.handle({ ...body, command: given, device: asker.device });
    if (isRefusal(handled)) return refusedProblem(handled);
    if (body.to !== 'game') await endLentBy(place, asker, body);
    if (body.to === 'game') tellOfLines(place, { asker, request }, body);
    const unsigned = isSignature(body) ? await whyNotSigned(place) : null;
    if (unsigned) return unsigned;
    const { receipt, events } = handled;
    return { receipt, version: receipt.last, events: events.map(({ type }) => type) };
  },
});
