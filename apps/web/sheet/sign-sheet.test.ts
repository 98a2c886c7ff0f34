// The referee's names: a nickname or a surname in the head, a surname at the signature, and neither writes over the other.
import { isRefusal } from '@omerta/base/refusal.ts';
import { protocolOf } from '@omerta/documents/protocol/protocol.ts';
import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { signatureOf } from '@omerta/stream/signing.ts';
import { describe, expect, it } from 'vitest';
import { readNotation } from '../session/read-notation.ts';
import type { Session } from '../session/session.ts';
import { room as emptyRoom } from '../session/testing/sessions.ts';
import { refereeOf } from './share-text.ts';
import { knownSurname, signSheet } from './sign-sheet.ts';
import { fiveGames } from './testing/five-games.ts';
import { countedOf, room } from './testing/played.ts';

const seenIn = (session: Session) => {
  const { course, trail } = session.live();
  const [protocol, signature] = [protocolOf(course, countedOf(session), 'ru'), signatureOf(trail)];
  return {
    head: headOf(course.opening.tags).referee,
    signature: signature?.name ?? null,
    told: protocol && refereeOf(protocol, signature),
  };
};

const sign = (session: Session, name: string) =>
  signSheet(session, { name, ink: null }, session.live().course.version);

const playedBy = async (id: RulebookId, referee: string): Promise<Session> => {
  const session = await (await room()).start(fiveGames[id]);
  session.writeHead(tagsWith(session.live().course.opening.tags, 'referee', referee));
  return session;
};

describe('the referee’s names', () => {
  it('[neft-mmt 25.2, 25.13] the head keeps the nickname, the signature has the surname', async () => {
    const session = await playedBy('neft-mmt', 'Гроза');
    const { course, trail } = session.live();
    expect(knownSurname(course, trail)).toBe('');
    expect(sign(session, ' Громова ')).toBe('done');
    expect(seenIn(session)).toEqual({ head: 'Гроза', signature: 'Громова', told: 'Гроза, Громова' });
    expect(makeNotation(session.live().course)).toContain('[referee "Гроза"]');
    const unnamed = await playedBy('neft-mmt', '');
    sign(unnamed, 'Громова');
    expect(seenIn(unnamed)).toEqual({ head: '', signature: 'Громова', told: 'Громова' });
  });

  for (const [id, clauses] of [
    ['fiim-2018', '9.2.3, 9.11'],
    ['bel-canto', '9.2.3, 9.10'],
  ] as const) {
    it(`[${id} ${clauses}] the head has the surname too: it is signed with, filled in where it is missing, never written over`, async () => {
      const named = await playedBy(id, 'Громова');
      expect(knownSurname(named.live().course, named.live().trail)).toBe('Громова');
      sign(named, 'Ветрова');
      expect(seenIn(named)).toEqual({ head: 'Громова', signature: 'Ветрова', told: 'Громова, Ветрова' });
      const unnamed = await playedBy(id, '');
      sign(unnamed, 'Громова');
      expect(seenIn(unnamed)).toEqual({ head: 'Громова', signature: 'Громова', told: 'Громова' });
    });
  }

  it('a sheet opened again begins with the surname it was signed with', async () => {
    const session = await playedBy('neft-mmt', 'Гроза');
    sign(session, 'Громова');
    session.reopen({ reason: 'wrong seat', consent: null });
    const { course, trail } = session.live();
    expect([knownSurname(course, trail), seenIn(session).head]).toEqual(['Громова', 'Гроза']);
  });

  it('a game signed while the surname stood in the head opens with its signature', async () => {
    const { log, reopen } = await emptyRoom();
    const read = readNotation(fiveGames['neft-mmt']);
    if (isRefusal(read)) throw new Error('not read');
    const id = await log.create(read.course.opening, read.lines);
    if (typeof id !== 'string') throw new Error(id.code);
    const version = read.lines.length;
    const end = (await log.head(id)).version;
    const tags = tagsWith(read.course.opening.tags, 'referee', 'Громова');
    await log.append(id, end, { kind: 'head', tags }, 2_000_000);
    await log.append(
      id,
      end + 1,
      { kind: 'signed', mark: { name: 'Громова', ink: 'M1 1L2 2', version } },
      2_000_000,
    );
    const session = await reopen(id);
    expect(seenIn(session)).toEqual({ head: 'Громова', signature: 'Громова', told: 'Громова' });
    expect(session.perform({ type: 'undo' }, version)).toBe('signed');
  });
});
