// omerta deal: repeats the deal of a room from its revealed parts and holds it against what was published.
import { isRefusal } from '@omerta/base/refusal.ts';
import { type RepeatedDeal, type Revealed, readDeal, repeatDeal } from '@omerta/play/deal-file.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import type { Call } from '../command.ts';
import { writeInvalid, writeNotJson } from '../invalid-output.ts';
import { readJson } from '../json-file.ts';
import { readOptions, UsageError } from '../options.ts';
import { write } from '../output.ts';
import { paintIn, wantsColour } from '../paint.ts';
import { cell, tableLines } from '../table.ts';
import { terminalColumns } from '../text-width.ts';
import type { CliTexts } from '../texts/texts.ts';

const format = 'omerta.deal/1';

const asJson = (deal: RepeatedDeal): string => {
  const { commitment, commitmentHolds, seed, seedHolds } = deal;
  const cards = seats.map((seat) => deal.cards[seat]);
  return `${JSON.stringify({ format, commitment, commitmentHolds, seed, seedHolds, seats: deal.seats, cards })}\n`;
};

const asText = (deal: RepeatedDeal, { deal: texts, roles }: CliTexts): string => {
  const rows = deal.seats.map((seat, i) => {
    const role = deal.cards[seat];
    return [cell(i + 1), cell(seat), cell(role ? roles[role] : '')];
  });
  const [chair, seat, card] = texts.columns;
  const table = {
    columns: [
      { title: chair, align: 'right' },
      { title: seat, align: 'right' },
      { title: card, align: 'left' },
    ] as const,
    rows,
    cuttable: 2,
  };
  const lines = [
    ...tableLines(table, terminalColumns(), paintIn(wantsColour())),
    '',
    texts.commitment(deal.commitment, deal.commitmentHolds),
    texts.seed(deal.seed, deal.seedHolds),
  ];
  return `${lines.join('\n')}\n`;
};

/** `--entropies` as ten parts between commas, a dash for who sent none. */
const fromOptions = (server: string, entropies: string, commitment: string | undefined): unknown => ({
  server,
  entropies: entropies.split(',').map((each) => (each === '-' ? null : each)),
  ...(commitment === undefined ? {} : { commitment }),
});

export const dealCommand = async (call: Call): Promise<number> => {
  const { texts } = call;
  const { values, files } = readOptions(
    call.args,
    { server: 'value', entropies: 'value', commitment: 'value', json: 'flag' },
    texts,
  );
  const { server, entropies, commitment, json } = values;
  const [file, ...more] = files;
  if (more.length > 0) throw new UsageError(texts.usage.oneFile('deal'));
  if (file === undefined && (server === undefined || entropies === undefined))
    throw new UsageError(texts.deal.usage);
  if (file !== undefined && (server ?? entropies ?? commitment) !== undefined)
    throw new UsageError(texts.deal.usage);
  const about = { format, file: file ?? '--server, --entropies', json };
  const given =
    file === undefined ? { value: fromOptions(server ?? '', entropies ?? '', commitment) } : readJson(file);
  if (isRefusal(given)) return writeNotJson(about, given, call);
  const revealed = readDeal(given.value);
  if (isRefusal<Revealed | Extract<typeof revealed, { code: string }>>(revealed))
    return writeInvalid(about, { path: revealed.path, message: invalidText(revealed, call.lang) });
  const deal = repeatDeal(revealed);
  await write('out', json ? asJson(deal) : asText(deal, texts));
  return deal.commitmentHolds === false || deal.seedHolds === false ? 1 : 0;
};
