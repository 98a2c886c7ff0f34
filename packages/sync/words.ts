// What the desk tells the referee of a game and whether he has read it, what he asks the chief for, and what became of his sheet's requests. Nothing of it is the game's record.
import { listOf, type Of, oneOf, optional, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { approvers } from '@omerta/rules/game/command.ts';
import { teams } from '@omerta/rules/game/role.ts';
import type { Envelope } from '@omerta/store/envelope.ts';

/** A ruling is the chief's, and binds; a word is anything else. */
export const wordKinds = ['word', 'ruling'] as const;
export type WordKind = (typeof wordKinds)[number];

/** Why a referee asks for the chief. */
export const chiefReasons = ['ruling', 'conduct', 'player', 'device', 'other'] as const;
export type ChiefReason = (typeof chiefReasons)[number];

/** Of a word, and of the note with a call. */
export const longestWord = 500;

/** Who, from where and when stand in the envelope; a word's and a call's id is that of its command. */
export type WordEvents = {
  readonly WordSent: { readonly kind: WordKind; readonly text: string };
  readonly WordRead: { readonly word: string };
  readonly ChiefAsked: { readonly reason: ChiefReason; readonly note: string };
  readonly ChiefAnswered: { readonly call: string };
};

const stamp = shape({ person: text, at: text });

/** `at`: a UTC instant by the server's clock; `read` null while the referee has not said so. */
const sentWord = shape({
  id: text,
  person: text,
  at: text,
  kind: oneOf(wordKinds),
  text,
  read: orNull(stamp),
});
export type SentWord = Of<typeof sentWord>;

/** `answered` null as long as nobody of the desk has taken it on. */
const chiefCall = shape({
  id: text,
  person: text,
  at: text,
  reason: oneOf(chiefReasons),
  note: text,
  answered: orNull(stamp),
});
export type ChiefCall = Of<typeof chiefCall>;

/** A consent that the sheet asks for, or that was answered; of the whole sheet where there is no seat. */
const consent = shape({
  of: oneOf(approvers),
  clause: text,
  seat: orNull(whole(1, 10)),
  state: oneOf(['asked', 'given', 'refused']),
  /** Who answered; the one who asked where nobody has. */
  person: orNull(text),
  reason: text,
});
export type SheetConsent = Of<typeof consent>;

/** `decision` null while nobody has decided it. */
const protest = shape({
  seat: whole(0, 10),
  text,
  at: text,
  decision: orNull(shape({ outcome: text, reason: text, person: text })),
});
export type SheetProtest = Of<typeof protest>;

const sheetAnswers = shape({
  consents: listOf(consent),
  protests: listOf(protest),
  /** Who has won by a ruling; null where none has changed the result. */
  ruledWinner: orNull(oneOf([...teams, 'draw'])),
});
/** What the tournament has of the sheet's requests, and how it answered them. */
export type SheetAnswers = Of<typeof sheetAnswers>;

/** A record beside the game's own: whose device wrote it, and since when it is there. */
const besideRecord = shape({ branch: text, person: text, at: text });

/** What the desk and whoever leads a game see of it; `branches`, which nobody has decided on, the desk alone. */
export const wordsView = shape({
  words: listOf(sentWord),
  calls: listOf(chiefCall),
  sheet: sheetAnswers,
  branches: optional(listOf(besideRecord)),
});
export type WordsView = Of<typeof wordsView>;

/** `version` is that of the words' own stream. */
export type WordTable = Pick<WordsView, 'words' | 'calls'> & { readonly version: number };

export const noWords: WordTable = { version: 0, words: [], calls: [] };

type Written = Pick<Envelope, 'type' | 'data' | 'at' | 'person' | 'command' | 'version'>;

export const foldWords = ({ words, calls }: WordTable, event: Written): WordTable => {
  const { type, data, command, version } = event;
  const by = { person: event.person ?? '', at: new Date(event.at).toISOString() };
  switch (type as keyof WordEvents) {
    case 'WordSent': {
      const { kind, text: said } = data as WordEvents['WordSent'];
      return { version, calls, words: [...words, { id: command, ...by, kind, text: said, read: null }] };
    }
    case 'WordRead': {
      const { word } = data as WordEvents['WordRead'];
      return {
        version,
        calls,
        words: words.map((each) => (each.id === word ? { ...each, read: by } : each)),
      };
    }
    case 'ChiefAsked': {
      const { reason, note } = data as WordEvents['ChiefAsked'];
      return { version, words, calls: [...calls, { id: command, ...by, reason, note, answered: null }] };
    }
    case 'ChiefAnswered': {
      const { call } = data as WordEvents['ChiefAnswered'];
      return {
        version,
        words,
        calls: calls.map((each) => (each.id === call ? { ...each, answered: by } : each)),
      };
    }
  }
};
