import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRfc4180, readWorkbook, readXml } from '../../../../tests/support/read-table.ts';
import { csvText } from './csv-text.ts';
import { contentTypes } from './export-table.ts';
import type { Cell } from './format-value.ts';
import { asTyped } from './formulas.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { writeXml } from './write-xml.ts';
import { xlsxToCsv } from './xlsx-to-csv.ts';

/** Whatever somebody has written stands in the file as it was, cell for cell, whoever opens it, and nothing of it calculates. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const heads = ['a', 'b', 'c'];
const cellOf = (text: string): Cell => (text === '' ? undefined : { kind: 'text', text });
async function* batches(rows: readonly (readonly string[])[]): AsyncGenerator<Cell[][]> {
  for (let i = 0; i < rows.length; i += 2) yield rows.slice(i, i + 2).map((row) => row.map(cellOf));
}

const piece = fc.constantFrom(
  ...['=', '+', '-', '@', '＝', '=1+1', '\t', '\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\ufeff', '\u200b'],
  ...['"', "'", ',', ';', '|', '&', '<', '>', ']]>', '<!--', '_x000D_', '_x005F_x000D_', '\u0001', '\u001b', '\u007f'],
  ...[
    '😀',
    'é',
    'e\u0301',
    'שלום',
    '\ud800',
    '\udc00',
    ' ',
    'NULL',
    '#REF!',
    '00123',
    '1e5',
    '-5',
    'TRUE',
    '2026-03-08',
  ],
);
const wild = fc.oneof(
  fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 }).map((some) => some.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('x'.repeat(9000), 'line one\n=1+1', 'line one\r=HYPERLINK("http://x")', '"\r"'),
);
// What the database keeps: NUL has no place in it, and no half of a character.
const text = wild.map((given) => given.replaceAll('\0', ''));
const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 6 });

/** XML has no place for control characters, whatever writes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const inXml = (given: string) => given.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

type Rows = readonly (readonly string[])[];
/** One independent reader for each format that there is: what it finds, and what it should find. */
const readers: Readonly<
  Record<keyof typeof contentTypes, (given: Rows) => Promise<{ found: Rows; expected: Rows; formulas: Rows }>>
> = {
  csv: async (given) => {
    const found: string[][] = [];
    for (const [delimiter, bom] of [
      [',', true],
      [';', false],
      ['\t', true],
    ] as const) {
      const file = (await buffer(writeCsv(heads, batches(given), { delimiter, bom }))).toString('utf8');
      const [head, ...body] = readRfc4180(file, delimiter);
      expect(head).toEqual(heads);
      found.push(...body);
    }
    const typed = found.map((row) => row.map(asTyped));
    const expected = given.map((row) => row.map((one) => one.toWellFormed()));
    const formulas = found.map((row) => row.filter((one) => /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(one)));
    return { found: typed, expected: [...expected, ...expected, ...expected], formulas };
  },
  xlsx: async (given) => {
    const columns = heads.map((header) => ({ header }));
    const archive = await buffer(writeXlsx('S', columns, batches(given)));
    const [, ...body] = readWorkbook(archive);
    const expected = given
      .map((row) => row.map((one) => one.toWellFormed().replace(/[\ufffe\uffff]/g, '')))
      .filter((row) => row.some((one) => one !== ''));
    const found = body.map((row) => ['A', 'B', 'C'].map((letter) => row[letter]?.value ?? ''));
    const kept = found.filter((row) => row.some((one) => one !== ''));
    const formulas = body.map((row) => Object.values(row).flatMap((one) => (one.kind === 'text' ? [] : [one.value])));
    return { found: kept, expected, formulas };
  },
  xml: async (given) => {
    const table = { name: 'thing', columns: heads, headers: heads };
    const read = readXml((await buffer(writeXml(table, batches(given)))).toString('utf8'));
    const found = read.children.map((record) =>
      heads.map((head) => record.children.find((one) => one.attributes.field === head)?.text ?? ''),
    );
    return { found, expected: given.map((row) => row.map((one) => inXml(one.toWellFormed()))), formulas: [] };
  },
};

describe.each(Object.keys(contentTypes) as (keyof typeof contentTypes)[])('any text in a file of %s', (format) => {
  test('is there as it was, for a reader that is not the writer, and calculates nothing', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const { found, expected, formulas } = await readers[format](given);
        expect(found).toEqual(expected);
        expect(formulas.flat()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('so it is in every table that the product writes by itself, and a line without cells stays one', async () => {
  await fc.assert(
    fc.property(rows, (given) => {
      const found = readRfc4180(csvText([heads, [], ...given]), ',');
      expect(found.slice(0, 2)).toEqual([heads, ['']]);
      expect(found.slice(2).map((row) => row.map(asTyped))).toEqual(
        given.map((row) => row.map((one) => one.toWellFormed())),
      );
      expect(found.flat().filter((one) => /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(one))).toEqual([]);
    }),
    { numRuns: 300 },
  );
  for (const given of ['\u200b=1+1', '\ufeff=1+1', ' =1+1'])
    expect(readRfc4180(csvText([[given]], { delimiter: ',', bom: false }), ',')).toEqual([[`'${given}`]]);
});

test('a value of two lines stays one cell, whatever breaks them', async () => {
  for (const given of ['one\ntwo', 'one\r=1+1', 'one\r\ntwo', 'one\n=HYPERLINK("http://x")']) {
    const file = (
      await buffer(writeCsv(heads, batches([[given, 'b', 'c']]), { delimiter: ',', bom: true }))
    ).toString();
    expect(readRfc4180(file, ',')[1]).toEqual([given, 'b', 'c']);
  }
});

describe('what was exported and is imported again', () => {
  const rowsIn = async (path: string, typed: (cell: string) => string): Promise<string[][]> => {
    const found: string[][] = [];
    for await (const row of readCsv(path, ',')) found.push(row);
    return found.slice(1).map((row) => heads.map((_, i) => typed(row[i] ?? '')));
  };
  const keeps = (given: Rows): Rows =>
    given.filter((row) => row.some((one) => one.trim() !== '')).map((row) => row.map((one) => one.toWellFormed()));

  test('is the same by CSV', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const path = join(folder, 'again.csv');
        const kept = keeps(given);
        await writeFile(path, await buffer(writeCsv(heads, batches(kept), { delimiter: ',', bom: true })));
        expect(await rowsIn(path, asTyped)).toEqual(kept);
      }),
      { numRuns: 150 },
    );
  });
  test('is the same by XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const kept = keeps(given.map((row) => row.map((one) => one.toWellFormed().replace(/[\ufffe\uffff]/g, ''))));
        const [from, to] = [join(folder, `${crypto.randomUUID()}.xlsx`), join(folder, `${crypto.randomUUID()}.csv`)];
        const columns = heads.map((header) => ({ header }));
        await writeFile(from, await buffer(writeXlsx('S', columns, batches(kept))));
        await xlsxToCsv(from, to);
        expect((await rowsIn(to, (cell) => cell)).filter((row) => row.some((one) => one.trim() !== ''))).toEqual(kept);
      }),
      { numRuns: 12 },
    );
  });
});

describe('amounts in a sheet', () => {
  test('are numbers in the form of their own currency, row for row', async () => {
    const amount = (digits: string, format: string): Cell => ({ kind: 'number', text: digits, digits, format });
    const lines = [[amount('1250.50', '#,##0.00')], [amount('1250', '#,##0')], [amount('10.125', '#,##0.000')]];
    const archive = await buffer(
      writeXlsx(
        'S',
        [{ header: 'Amount', format: '#,##0.00##' }],
        (async function* () {
          yield lines;
        })(),
      ),
    );
    const [, ...body] = readWorkbook(archive);
    expect(body.map((row) => [row.A?.kind, row.A?.value, row.A?.format])).toEqual([
      ['number', '1250.5', '#,##0.00'],
      ['number', '1250', '#,##0'],
      ['number', '10.125', '#,##0.000'],
    ]);
  });
});
