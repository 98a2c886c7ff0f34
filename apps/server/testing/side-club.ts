// For tests: a running game with two side referees, its cards dealt and its first night fallen.
import { clubOrder, cup, done, give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { deal, table } from '@omerta/office/testing/lines.ts';

export const sideClub = async (): Promise<TestClub> => {
  const club = await playingClub();
  for (const person of ['side', 'side2']) {
    done(await club.office.handle(clubOrder(club, 'org', 'add-person', { person })));
    await give(club, 'org', 'appoint', { person, office: 'side-referee' });
  }
  await give(club, 'chief', 'assign-referees', { game: table, referee: 'ref', sides: ['side', 'side2'] });
  const command = { id: 'deal', by: 'ref', roles: [null, ...deal], lines: [{ type: 'night', number: 1 }] };
  done(await club.office.handle({ to: 'game', tournament: cup, game: table, expected: 0, command }));
  return club;
};
