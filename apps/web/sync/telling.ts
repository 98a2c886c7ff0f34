// Tells the tournament the next thing of a table: it is looked where the game stands there, then ordered, under one id until answered.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type AskRefusal, isNoAnswer } from '../server/ask.ts';
import { withNames } from '../server/with-names.ts';
import type { DeviceSheet } from './device-side.ts';
import {
  afterErrand,
  afterProtest,
  type ErrandType,
  nextErrand,
  type ProtestEntry,
  type TableErrand,
  toldBy,
  untoldProtest,
} from './errands.ts';
import type { Pending, TableTalk } from './kept.ts';
import type { DriverParts, Stepped } from './parts.ts';
import type { OfferedGame } from './table-questions.ts';

type Change = (change: Partial<TableTalk>) => void;

/** Not of the tournament but of who asks: nothing is told until this device is connected again. */
const isShut = ({ code, status }: AskRefusal): boolean => status === 401 || code.startsWith('auth/');

const shut = ({ talk }: DriverParts, change: Change, { code, said }: AskRefusal): Stepped => {
  change({ outbox: { ...talk.get().outbox, stop: { code, said } } });
  return 'rest';
};

const protestFields = (
  id: string,
  { seat, text }: ProtestEntry,
  { subject }: DeviceSheet,
  { seats }: OfferedGame,
): Partial<TableErrand> => {
  const player = seats.find((each) => each.seat === seat)?.person ?? '';
  return { protest: id, player, form: 'sheet-entry', subject, text };
};

const fieldsOf = (
  type: Exclude<ErrandType, 'protest'>,
  sheet: DeviceSheet,
  { seats }: OfferedGame,
): Partial<TableErrand> => {
  switch (type) {
    case 'announce-result':
      return sheet.winner === null ? {} : { winner: sheet.winner };
    case 'hand-in-sheet':
      return { paper: { record: sheet.record(seats.map(({ person }) => person)) } };
    case 'correct-sheet':
      return {
        paper: { record: sheet.record(seats.map(({ person }) => person)) },
        reason: sheet.reason,
      };
    case 'record-incident':
      return sheet.annulled ?? {};
    case 'call-game':
    case 'start-game':
    case 'sign-sheet':
      return {};
  }
};

/** Whom the tournament speaks of sits at this table: by his nickname, also where the order was sent before this page. */
const named = async ({ game, ask }: DriverParts, sentence: string): Promise<string> => {
  const found = await ask.next(game);
  const seats = isRefusal(found) ? [] : (found.answer.next?.seats ?? []);
  const names = seats.flatMap(({ person, nickname }) => (nickname === null ? [] : [[person, nickname]]));
  return withNames(sentence, Object.fromEntries(names));
};

const give = async (parts: DriverParts, change: Change, pending: Pending): Promise<Stepped> => {
  const { game, ask, talk } = parts;
  const { errand, entry } = pending;
  const answer = await ask.order(game.tournament, errand);
  if (!isRefusal(answer)) {
    change({ pending: null, refused: null, told: afterErrand(talk.get().told, errand, pending) });
    return 'again';
  }
  if (isNoAnswer(answer)) return 'later';
  if (isShut(answer)) return shut(parts, change, answer);
  const { code } = answer;
  const sentence = await named(parts, answer.sentence);
  // A protest that is not taken is said, and holds up neither the sheet nor the signature.
  if (errand.type === 'protest') {
    const told = afterProtest(talk.get().told, entry, code === 'protest/taken' ? null : sentence);
    change({ pending: null, told });
    return 'again';
  }
  change({ pending: null, refused: { type: errand.type, code, sentence } });
  return 'rest';
};

/** Kept before it is sent: a page that dies in between sends the same again. */
const order = (parts: DriverParts, change: Change, pending: Pending): Promise<Stepped> => {
  change({ pending });
  return give(parts, change, pending);
};

export const tellNext = async (parts: DriverParts, change: Change): Promise<Stepped> => {
  const { game, ask, talk, side, newId } = parts;
  const { pending, told } = talk.get();
  if (pending) return give(parts, change, pending);
  const answer = await ask.next(game);
  if (isRefusal(answer)) {
    if (isNoAnswer(answer)) return 'later';
    return shut(parts, change, answer);
  }
  const { next, person } = answer.answer;
  if (!next) return 'rest';
  await parts.meets(next, person);
  const sheet = await side.sheet();
  const now = toldBy(next.status, told);
  const type = nextErrand(next.status, now, sheet);
  if (type === null) {
    change({ told: now, refused: null });
    return now.begun === told.begun ? 'rest' : 'again';
  }
  const id = newId();
  const entry = type === 'protest' ? untoldProtest(now, sheet) : null;
  const fields =
    type === 'protest' ? entry && protestFields(id, entry, sheet, next) : fieldsOf(type, sheet, next);
  const errand: TableErrand = { type, id, game: game.game, ...fields };
  change({ told: now });
  return order(parts, change, { errand, signed: sheet.signed, entry });
};
