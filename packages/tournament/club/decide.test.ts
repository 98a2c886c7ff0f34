// The club: people as ids, officers, events, cases at its committee, suspensions over all its events.
import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubCommand, ClubCommandFields, ClubCommandType } from './command.ts';
import { clubPowers, decideClub, performClub } from './decide.ts';
import type { ClubEvent } from './event.ts';
import { evolveClub } from './evolve.ts';
import { type ClubState, clubOffices, initialClub, suspensionOn } from './state.ts';

const at = '2024-05-10T10:00:00Z';
let count = 0;
const command = <T extends ClubCommandType>(by: string, type: T, fields: ClubCommandFields[T]): ClubCommand =>
  ({ type, id: `c${++count}`, by, ...fields }) as unknown as ClubCommand;

const give = <T extends ClubCommandType>(
  club: ClubState,
  by: string,
  type: T,
  fields: ClubCommandFields[T],
): ClubState => {
  const done = performClub(club, command(by, type, fields), at);
  if (isRefusal(done)) throw new Error(done.code);
  return done.state;
};

const refused = <T extends ClubCommandType>(
  club: ClubState,
  by: string,
  type: T,
  fields: ClubCommandFields[T],
): string => {
  const decided = decideClub(club, command(by, type, fields), at);
  return isRefusal(decided) ? decided.code : 'allowed';
};

const card = {
  case: 'k1',
  event: 'may',
  person: 'p1',
  rulebook: 'neft-mmt',
  clause: '15.9',
  note: 'x',
  from: '2024-05-11',
  to: '2024-05-13',
  suspendedBy: '15.12',
};

const founded = (): ClubState => {
  let club = give(initialClub, 'org', 'found-club', { name: 'North' });
  for (const person of ['dc', 'admin', 'p1']) club = give(club, 'org', 'add-person', { person });
  club = give(club, 'org', 'name-officer', { person: 'dc', office: 'discipline' });
  return give(club, 'org', 'name-officer', { person: 'admin', office: 'administrator' });
};

describe('two entries of one person', () => {
  const twice = (): ClubState =>
    ['p2', 'p3'].reduce((club, person) => give(club, 'org', 'add-person', { person }), founded());

  it('are one: the other is no longer there to be chosen, and what bars one bars him', () => {
    const carded = give(twice(), 'system', 'take-case', card);
    const joined = give(carded, 'admin', 'join-people', { person: 'p1', into: 'p2' });
    expect(joined.people).not.toContain('p1');
    expect(suspensionOn(carded, 'p2', '2024-05-12')).toBeUndefined();
    expect(suspensionOn(joined, 'p2', '2024-05-12')).toMatchObject({ case: 'k1' });
    const again = give(joined, 'admin', 'join-people', { person: 'p2', into: 'p3' });
    expect(suspensionOn(again, 'p3', '2024-05-12')).toMatchObject({ case: 'k1' });
    const parted = give(again, 'org', 'part-people', { person: 'p2' });
    expect(parted.people).toContain('p2');
    expect(suspensionOn(parted, 'p3', '2024-05-12')).toBeUndefined();
    expect(suspensionOn(parted, 'p2', '2024-05-12')).toMatchObject({ case: 'k1' });
  });

  it('whoever holds an office, plays now or is nobody is not joined to another', () => {
    const club = twice();
    const ask = (person: string, into: string): string =>
      refused(club, 'org', 'join-people', { person, into });
    expect([ask('org', 'p1'), ask('dc', 'p1')]).toEqual(['people/officer', 'people/officer']);
    expect([ask('p1', 'p1'), ask('p9', 'p1'), ask('p1', 'p9')]).toEqual([
      'people/same',
      'person/unknown',
      'person/unknown',
    ]);
    const asked = command('org', 'join-people', { person: 'p1', into: 'p2' });
    expect(decideClub(club, asked, at, { p1: 'May' })).toMatchObject({ code: 'people/busy' });
    expect(decideClub(club, asked, at, { p2: 'May' })).toHaveProperty('events');
  });
});

describe('people and officers', () => {
  it('whoever founds it organises it; people are ids, each once', () => {
    const club = founded();
    expect(club.officers[0]).toEqual({ person: 'org', office: 'organiser' });
    expect(refused(club, 'org', 'found-club', { name: 'x' })).toBe('club/exists');
    expect(refused(initialClub, 'org', 'add-person', { person: 'x' })).toBe('club/none');
    expect(refused(club, 'admin', 'add-person', { person: 'p1' })).toBe('club/person-there');
    expect(refused(club, 'admin', 'add-person', { person: 'Jane Doe' })).toBe('id/form');
    expect(refused(club, 'org', 'add-person', { person: 'system' })).toBe('id/form');
    expect(refused(club, 'p1', 'add-person', { person: 'p2' })).toBe('office/not-yours');
  });

  it('[neft-mmt G-47, G-48] the organisers name the officers, the disciplinary committee among them, and one organiser stays', () => {
    const club = founded();
    expect(refused(club, 'admin', 'name-officer', { person: 'p1', office: 'discipline' })).toBe(
      'office/not-yours',
    );
    expect(refused(club, 'org', 'name-officer', { person: 'x', office: 'discipline' })).toBe(
      'person/unknown',
    );
    expect(refused(club, 'org', 'name-officer', { person: 'dc', office: 'discipline' })).toBe('office/held');
    expect(refused(club, 'org', 'relieve-officer', { person: 'org', office: 'organiser' })).toBe(
      'office/last-organiser',
    );
    expect(refused(club, 'org', 'relieve-officer', { person: 'p1', office: 'organiser' })).toBe(
      'office/not-held',
    );
    const relieved = give(club, 'org', 'relieve-officer', { person: 'dc', office: 'discipline' });
    expect(relieved.officers.map(({ person }) => person)).toEqual(['org', 'admin']);
  });

  it('its founder brings people in for ever, also when the office was taken from him', () => {
    let club = give(founded(), 'org', 'name-officer', { person: 'p1', office: 'organiser' });
    club = give(club, 'p1', 'relieve-officer', { person: 'org', office: 'organiser' });
    expect(give(club, 'org', 'add-person', { person: 'p2' }).people).toContain('p2');
    expect(refused(club, 'org', 'name-officer', { person: 'org', office: 'organiser' })).toBe(
      'office/not-yours',
    );
    expect(refused(club, 'dc', 'add-person', { person: 'p2' })).toBe('office/not-yours');
  });

  it('tournaments and evenings are its events', () => {
    const club = give(founded(), 'admin', 'open-event', { event: 'may', kind: 'tournament' });
    expect(club.events).toEqual([{ event: 'may', kind: 'tournament' }]);
    expect(refused(club, 'org', 'open-event', { event: 'may', kind: 'evening' })).toBe('club/event-there');
    expect(refused(club, 'org', 'open-event', { event: 'no id', kind: 'evening' })).toBe('id/form');
  });
});

describe('cases', () => {
  it('[neft-mmt 15.11] follow by themselves: nobody can open one by hand, and no case comes twice', () => {
    const club = founded();
    expect(refused(club, 'org', 'take-case', card)).toBe('office/not-yours');
    const taken = give(club, 'system', 'take-case', card);
    expect(refused(taken, 'system', 'take-case', card)).toBe('case/taken');
    expect(refused(taken, 'system', 'add-person', { person: 'x' })).toBe('office/not-yours');
  });

  it('[neft-mmt 15.11] are not decided by whom they are about', () => {
    const own = { case: 'k1', until: null, reason: 'I have forgiven myself.' };
    const club = give(founded(), 'system', 'take-case', { ...card, person: 'dc' });
    expect(refused(club, 'dc', 'decide-case', own)).toBe('case/own');
    const other = give(club, 'org', 'name-officer', { person: 'admin', office: 'discipline' });
    give(other, 'admin', 'decide-case', own);
  });

  it('[neft-mmt 15.12] suspend until the committee decides: it lifts, shortens or lengthens', () => {
    const club = give(founded(), 'system', 'take-case', card);
    expect(
      ['2024-05-10', '2024-05-11', '2024-05-13', '2024-05-14'].map(
        (day) => suspensionOn(club, 'p1', day) !== undefined,
      ),
    ).toEqual([false, true, true, false]);
    expect(refused(club, 'dc', 'decide-case', { case: 'k9', until: null, reason: 'x' })).toBe('case/unknown');
    expect(refused(club, 'dc', 'decide-case', { case: 'k1', until: 'soon', reason: 'x' })).toBe('case/days');
    expect(refused(club, 'dc', 'decide-case', { case: 'k1', until: null, reason: '' })).toBe('text/missing');
    const lifted = give(club, 'dc', 'decide-case', { case: 'k1', until: null, reason: 'Heard.' });
    expect(lifted.suspensions).toEqual([]);
    expect(refused(lifted, 'dc', 'decide-case', { case: 'k1', until: null, reason: 'x' })).toBe(
      'case/decided',
    );
    const longer = give(club, 'dc', 'decide-case', { case: 'k1', until: '2024-06-30', reason: 'Again.' });
    expect(suspensionOn(longer, 'p1', '2024-06-30')).toMatchObject({ clause: '15.12', case: 'k1' });
  });
});

it('whatever is asked: nothing throws, refusals change nothing, folding gives the state, twice is once', () => {
  const person = fc.constantFrom('org', 'dc', 'admin', 'p1', 'p2', 'system', 'no id', 'constructor');
  const office = fc.constantFrom(...clubOffices);
  const body = fc.oneof(
    fc.record({ type: fc.constant('found-club'), name: fc.constantFrom('North', '') }),
    fc.record({ type: fc.constant('add-person'), person }),
    fc.record({ type: fc.constant('name-officer'), person, office }),
    fc.record({ type: fc.constant('join-people'), person, into: person }),
    fc.record({ type: fc.constant('part-people'), person }),
    fc.record({ type: fc.constant('relieve-officer'), person, office }),
    fc.record({
      type: fc.constant('open-event'),
      event: fc.constantFrom('may', 'june', ''),
      kind: fc.constantFrom('evening', 'ball'),
    }),
    fc
      .record({ type: fc.constant('take-case'), case: fc.constantFrom('k1', 'k2'), person })
      .map((each) => ({ ...card, ...each })),
    fc.record({
      type: fc.constant('decide-case'),
      case: fc.constantFrom('k1', 'k9'),
      until: fc.constantFrom(null, '2024-06-01', 'soon'),
      reason: fc.constantFrom('why', ''),
    }),
    fc.record({ type: fc.constantFrom('toString', 'hasOwnProperty') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(person, body), { maxLength: 40 }), (asked) => {
      let club = initialClub;
      const events: ClubEvent[] = [];
      for (const [by, fields] of asked) {
        const given = { ...fields, id: `c${++count}`, by } as unknown as ClubCommand;
        const done = performClub(club, given, at);
        if (isRefusal(done)) continue;
        const listed =
          by === 'system'
            ? clubPowers.system
            : [
                ...clubPowers.anyone,
                ...(by === club.people[0] ? clubPowers.founder : []),
                ...club.officers
                  .filter((each) => each.person === by)
                  .flatMap((each) => clubPowers[each.office]),
              ];
        expect(listed).toContain(given.type);
        events.push(...done.events);
        club = done.state;
        expect(performClub(club, given, at)).toMatchObject({ code: 'command/already-done' });
      }
      expect(events.reduce(evolveClub, initialClub)).toEqual(club);
    }),
    { numRuns: 200 },
  );
});
