// What the table of lines says of each word, as a referee would say it by heart.
import { describe, expect, it } from 'vitest';
import type { CommandType } from './command.ts';
import { actOf } from './event.ts';
import {
  isAfterwards,
  isHeardAtNight,
  isInert,
  isPlayersAlone,
  isToldInCourse,
  mayOfficialGive,
  mayPlayerGive,
} from './line-kinds.ts';

const words = [...Object.keys(actOf), 'replace'] as CommandType[];
const those = (asked: (type: CommandType) => boolean): string => words.filter(asked).sort().join(' ');

describe('a line', () => {
  it('of a side referee keeps the record and decides nothing', () => {
    expect(those((type) => mayOfficialGive(type, 'side-referee'))).toBe('claim incident note retract split');
  });

  it('of a player is his own turn, hand, shot, check, numbers, claim or protest', () => {
    expect(those(mayPlayerGive)).toBe(
      'best claim don hand last lift-hand nominate protest retract sheriff shoot speech tie-speech withdraw',
    );
    expect(those(isPlayersAlone)).toBe('hand lift-hand shoot');
  });

  it('heard in the dark is a call, a sanction, or what stops the game', () => {
    expect(those(isHeardAtNight)).toBe(
      'annul break day forfeit foul next night purple remove resume warn yellow',
    );
  });

  it('written down once the game is over does not move its end', () => {
    expect(those(isAfterwards)).toBe(
      'approve extra fine incident note penalty protest purple replace ruling undo waive',
    );
  });

  it('that changes nothing but the record is taken back without playing the game again; a ruling may change more', () => {
    expect(those(isInert)).toBe(
      'approve claim extra fine incident note penalty protest purple retract split waive',
    );
  });

  it('of cards, phases, speeches and points is not told again in the course of the game', () => {
    expect(those((type) => !isToldInCourse(type))).toBe(
      'approve day deal extra fine last next night penalty speech tie-speech waive',
    );
  });
});
