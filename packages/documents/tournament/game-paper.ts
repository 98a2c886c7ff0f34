// The protocols of a tournament: a filled one of each game that is over, one prepared without roles for each that is not.
import { joined, type Lang, type Text } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { SheetHead } from '@omerta/rules/protocol/head.ts';
import { protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { filedText } from '@omerta/tournament/areas/written-protests.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { gameLink } from '../protocol/link.ts';
import { emptyPaper, type PaperProtest, type ProtocolPaper } from '../protocol/paper.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { countedSheet, recordedProtocol } from '../protocol/record-paper.ts';
import { protocolOfSheet } from '../protocol/sheet-protocol.ts';
import { outcomes as en } from '../texts/en/outcomes.ts';
import { outcomes as ru } from '../texts/ru/outcomes.ts';
import { type GamePaper, nickIn, type TournamentPaper } from './paper.ts';

const outcomes: Readonly<Record<string, Text>> = joined({ en, ru });

/** The day of the hall, not that of the server. */
const dayIn = (at: string | null, zone: string): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(at));

/** A surname is known once he has signed. */
const refereeOf = (paper: TournamentPaper, { referee, signature }: GamePaper): string => {
  if (signature && protocolForms[paper.rulebook].refereeBy === 'surname') return signature.name;
  return referee === null ? '' : nickIn(paper)(referee);
};

const headOf = (paper: TournamentPaper, game: GamePaper): SheetHead => ({
  event: paper.name,
  stage: paper.stages.find(({ stage }) => stage === game.stage)?.name ?? game.stage,
  game: String(game.round),
  table: String(game.table),
  date: dayIn(game.startedAt, paper.zone) || (paper.dates?.from ?? ''),
  referee: refereeOf(paper, game),
});

/** A record names its players by their ids. */
const withNicks = (played: Protocol, nick: (id: string) => string): Protocol => ({
  ...played,
  rows: played.rows.map((row) => ({ ...row, name: nick(row.name) })),
  protests: played.protests.map((protest) => ({ ...protest, name: nick(protest.name) })),
});

const playedIn = (paper: TournamentPaper, game: GamePaper, lang: Lang): Protocol | null => {
  const book = chooseBook(paper.rules);
  if (game.sheet === null || isRefusal(book)) return null;
  const { scoring } = book;
  const ruled = { scoring, sheet: game.sheet };
  const parsed = game.record === null ? null : parse(game.record);
  const recorded =
    parsed && !isRefusal(parsed)
      ? recordedProtocol({ ...parsed, rulebook: scoring.rulebook }, ruled, lang)
      : null;
  if (recorded && !isRefusal<Protocol | typeof recorded>(recorded)) return recorded;
  return protocolOfSheet(countedSheet(ruled), headOf(paper, game), lang);
};

const protestsOf = (paper: TournamentPaper, { protests }: GamePaper): readonly PaperProtest[] => {
  const nick = nickIn(paper);
  return protests.map(({ player, text, decision }) => ({
    player: nick(player),
    text,
    decision: decision && {
      outcome: outcomes[decision.outcome] ?? { en: decision.outcome, ru: decision.outcome },
      reason: decision.reason,
    },
  }));
};

/** An entry of the game that the tournament hears is told once, with what was decided on it. */
const heardOnce = (played: Protocol, { seats, protests }: GamePaper): Protocol => ({
  ...played,
  protests: played.protests.filter(
    ({ seat, note }) =>
      !protests.some(({ player, text }) => player === seats[seat - 1] && text === filedText({ note })),
  ),
});

/** Before the game: where it is played and who sits where. */
export const preparedGame = (paper: TournamentPaper, game: GamePaper): ProtocolPaper => ({
  ...emptyPaper(paper.rulebook),
  head: headOf(paper, game),
  names: game.seats.map(nickIn(paper)),
});

/** `origin`: where its server is; null where nobody knows. Null while the game is not over. */
export const filledGame = (
  paper: TournamentPaper,
  game: GamePaper,
  lang: Lang,
  origin: string | null,
): ProtocolPaper | null => {
  const played = playedIn(paper, game, lang);
  return (
    played && {
      ...preparedGame(paper, game),
      played: withNicks(heardOnce(played, game), nickIn(paper)),
      ruled: game.ruled,
      signature: game.signature,
      isUnsigned: game.status === 'ended' || game.status === 'sheet',
      protests: protestsOf(paper, game),
      log: game.log,
      link: game.log && gameLink(game.log, origin),
    }
  );
};
