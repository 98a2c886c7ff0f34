// Tables out of text, files and workbooks: cell for cell, in the alphabets and with the signs that people really save.
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roster as en } from '../../../texts/en/roster.ts';
import { roster as ru } from '../../../texts/ru/roster.ts';
import { csv, inWindows1251, workbook } from '../testing/tables.ts';
import { cellsOfFile } from './from-file.ts';
import { cellsOfText } from './from-text.ts';
import { cellsOfWorkbook } from './from-workbook.ts';
import { entersAs, paidOf, statusOf } from './known-words.ts';

const filled = (from: string) =>
  fc
    .string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: 8 })
    .filter((cell) => cell.trim() !== '');

describe('whatever was written comes back', () => {
  const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
    fc.array(fc.array(filled('абвЯёxyz ,;"\n.'), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 8,
    }),
  );
  it.each([';', ',', '\t'])('as CSV divided by %j', (delimiter) => {
    fc.assert(
      fc.property(table, (cells) => {
        expect(cellsOfText(csv(cells, delimiter))).toEqual(cells);
      }),
    );
  });

  it('as a workbook', async () => {
    const cells = [
      ['Ник', 'Клуб', 'Оплата'],
      ['Кот', '', 'да'],
      ['', '', ''],
      ['Лис', 'Брест', ''],
    ];
    const read = await cellsOfWorkbook(await workbook(cells));
    expect(read.map((line) => [line[0] ?? '', line[1] ?? '', line[2] ?? ''])).toEqual(cells);
  });
});

it('a comma in one nickname of a list divides nothing', () => {
  expect(cellsOfText('Кот\nЛис, брат Кота\nВолк\n')).toEqual([['Кот'], ['Лис, брат Кота'], ['Волк']]);
});

const bytes = (...parts: readonly (string | readonly number[])[]): Blob =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));

describe('files', () => {
  it.each([
    ['UTF-8', bytes('Ник;Клуб\nЁж;Брест')],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Ник;Клуб\nЁж;Брест')],
    ['Windows-1251', new Blob([inWindows1251('Ник;Клуб\nЁж;Брест')])],
    [
      'UTF-16, as spreadsheets call Unicode text',
      bytes([0xff, 0xfe], [...Buffer.from('Ник\tКлуб\nЁж\tБрест', 'utf16le')]),
    ],
  ])('%s', async (_, file) =>
    expect(await cellsOfFile(file)).toEqual([
      ['Ник', 'Клуб'],
      ['Ёж', 'Брест'],
    ]),
  );

  it.each([
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old-workbook'],
    ['a zip that is no workbook', bytes([0x50, 0x4b, 3, 4, 0, 0]), 'no-table'],
    ['nothing', bytes(' \n\n'), 'no-table'],
    ['far too much', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'too-large'],
  ])('%s is refused', async (_, file, code) => expect(await cellsOfFile(file)).toEqual({ code }));
});

/** A workbook as another program writes it: with a cell that holds an error, and one that a day was made of. */
const zipOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [raw, path] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const part = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, packed]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, path]));
    parts.push(part);
    at += part.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06', 'latin1'), end]));
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

it('a cell that holds an error or a day is known as one; the sheet is the first of the workbook', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Люди" sheetId="2" r:id="rId9"/><sheet name="Old" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${cell('A1', 'Other')}</row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${cell('A1', 'Ник')}${cell('B1', 'Клуб')}</row><row r="2"><c r="A2" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>${cell('B2', 'Брест')}</row><row r="3"><c r="A3" s="1"><v>45000</v></c><c r="C3" t="e"><v>#REF!</v></c></row></sheetData></worksheet>`,
  });
  const read = await cellsOfWorkbook(file);
  expect(read.map((line) => line.slice(0, 3))).toEqual([
    ['Ник', 'Клуб', ...(read[0]?.slice(2) ?? [])],
    ['#N/A', 'Брест', ...(read[1]?.slice(2) ?? [])],
    ['\ufffd', '', '#REF!'],
  ]);
});

it('the words of our own lists are known in both languages: what was taken out comes in again', () => {
  for (const { statuses, yes, no } of [ru, en]) {
    for (const status of entersAs) expect(statusOf(statuses[status])).toBe(status);
    expect([paidOf(yes), paidOf(no)]).toEqual([true, false]);
  }
});

it.each([
  ['500', true],
  ['1 500 ₽', true],
  ['1500,00 руб.', true],
  ['$20', true],
  ['0 р', false],
  ['500 из 1000', null],
  ['500?', null],
])('a payment of %j', (said, paid) => expect(paidOf(said)).toBe(paid));
