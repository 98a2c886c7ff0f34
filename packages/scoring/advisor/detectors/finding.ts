// How detectors speak: the shape they share, the names of acts, and notes that several of them add.
import type { Text } from '@omerta/base/lang.ts';
import type { BallotFacts } from '../ballots.ts';
import type { GameFacts } from '../game.ts';
import { asked, followedBy, told } from '../say.ts';
import type { Finding } from '../suggestion.ts';

export type Find = (facts: GameFacts) => readonly Finding[];

export const voteAct = ({ ballot }: BallotFacts): string => `vote ${ballot.day}.${ballot.round}`;
export const liftAct = ({ ballot }: BallotFacts): string => `lift ${ballot.day}`;

/** A vote not cast is never proof of intent. */
export const withAutomaticNote = (because: Text, automatic: boolean): Text =>
  automatic ? followedBy(because, told('automaticVote')) : because;

export const askedOnPurpose = (automatic: boolean, question: Text | null): Text | null =>
  automatic ? asked('leftOnPurpose') : question;
