// A protest that was written on the sheet and is heard by the tournament stands on the protocol once.
import { playGame } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { endGame, gameIn, give, openHall, rulesOf } from '@omerta/tournament/testing/hall.ts';
import { expect, it } from 'vitest';
import { protocolBack } from '../protocol/back.ts';
import { foot } from '../protocol/foot.ts';
import { filledGame } from './game-paper.ts';
import { paperOf } from './paper-of.ts';

const game = 'q/1/1';
const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet'];
const text = 'Ёж не считал руки';

const played = (id: (typeof rulebookIds)[number], seed = 3): ReturnType<typeof playGame> => {
  const found = playGame(rulebook(id), seed);
  return found.state.annulled || !found.state.result ? played(id, seed + 1) : found;
};

const timesIn = (content: unknown, words: string): number =>
  JSON.stringify(content).split(JSON.stringify(words).slice(1, -1)).length - 1;

it.each(rulebookIds)('%s: with the player and his seat, in front and on the back', (id) => {
  const hall = openHall({ rules: rulesOf(id) });
  const found = played(id);
  const { seats } = gameIn(hall, game);
  const record = names.reduce(
    (all, name, i) => all.replace(`"${name}"`, `"${seats[i]}"`),
    writeDown(rulebook(id), found),
  );
  endGame(hall, game, found.state.result?.winner ?? 'red');
  give(hall, 'ref1', 'hand-in-sheet', {
    game,
    paper: { record: `${record.trimEnd()}\nprotest 3 "${text}"\n` },
  });
  const paper = paperOf(hall.state, {
    tournament: 'cup',
    names: (person) => ({ nick: `Ник ${person}`, club: null }),
    logged: () => null,
  });
  const [own] = paper.games.filter((each) => each.id === game);
  const filled = own ? filledGame(paper, own, 'ru', null) : null;
  expect(filled?.protests).toMatchObject([{ player: `Ник ${seats[2]}`, text }]);
  if (!filled) return;
  const told = `Ник ${seats[2]}`;
  expect(timesIn(foot(filled, 'ru'), `${told} (3)`)).toBe(1);
  expect(timesIn(foot(filled, 'ru'), told)).toBe(1);
  expect(timesIn(protocolBack(filled, 'ru'), text)).toBe(1);
});
