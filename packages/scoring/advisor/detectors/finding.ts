// How detectors speak: the shape they share, the names of acts, and notes that several of them add.
import type { Text } from '@omerta/base/lang.ts';
import type { BallotFacts } from '../ballots.ts';
import type { GameFacts } from '../game.ts';
import type { Finding } from '../suggestion.ts';

export type Find = (facts: GameFacts) => readonly Finding[];

export const text = (en: string, ru: string): Text => ({ en, ru });

export const voteAct = ({ ballot }: BallotFacts): string => `vote ${ballot.day}.${ballot.round}`;
export const liftAct = ({ ballot }: BallotFacts): string => `lift ${ballot.day}`;

/** A vote not cast is never proof of intent. */
export const withAutomaticNote = (because: Text, automatic: boolean): Text =>
  automatic
    ? text(
        `${because.en} Automatic vote: he raised no hand, it fell to the last candidate.`,
        `${because.ru} Голос автоматический: рука не поднята, голос ушёл последней кандидатуре.`,
      )
    : because;

export const askedOnPurpose = (automatic: boolean, question: Text | null): Text | null =>
  automatic
    ? text(
        'Did he leave the vote to fall there on purpose?',
        'Он намеренно не голосовал, чтобы голос ушёл туда?',
      )
    : question;
