import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  address,
  allowanceOf,
  choice,
  coordinates,
  date,
  dateRange,
  dateTime,
  decimal,
  defineEntity,
  isRefusal,
  money,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zip } from '../../../../tests/support/engine/sample-files.ts';
import { matchColumns, visibleColumns, writableColumns } from './columns.ts';
import { type Cell, cellMaker, formatDay, formatMoment } from './format-value.ts';
import { asTyped, withoutFormula } from './formulas.ts';
import { readList } from './lists.ts';
import { cellReader, readDay, readNumber } from './read-cell.ts';
import { readCsv, sniffDelimiter, UnreadableTable } from './read-csv.ts';
import type { Reader } from './words.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { xlsxToCsv } from './xlsx-to-csv.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const english: Reader = { locale: 'en', dateFormat: 'dd-MM-yyyy', textOf: (key) => key };
const french: Reader = {
  locale: 'fr',
  dateFormat: 'dd-MMM-yyyy',
  textOf: (key) => (key === 'trip.amount' ? 'Montant' : key),
};
const id = '0190b6a0-0000-7000-8000-000000000001';
const trip = defineEntity({
  name: 'trip',
  label: 'Trip',
  plural: 'Trips',
  title: ['name'],
  fields: {
    name: text('Name', { required: true }),
    amount: money('Amount'),
    currency: text('Currency'),
    days: whole('Days'),
    share: decimal('Share'),
    start: date('Start date'),
    seen: dateTime('Seen'),
    stay: dateRange('Stay'),
    isPaid: yesNo('Paid'),
    kind: choice('Kind', { AIR: 'By air', SEA: 'By sea' }),
    home: address('Home'),
    place: coordinates('Place'),
    guide: ref('Guide', 'trip'),
    friends: refs('Friends', 'trip'),
    hint: text('Hint', { secret: true }),
    sum: { ...money('Sum'), derived: true as const },
  },
  access: {
    clerk: { do: 'everything' },
    guest: { do: ['read', 'create', 'import'], hide: ['amount'], readOnly: ['days'] },
  },
});
const rights = (role: string) => allowanceOf(trip.access, [role]);
const record = {
  id,
  name: '=cmd|calc',
  amount: '1250.5',
  currency: 'EUR',
  days: -3,
  share: '0.1',
  start: '2026-03-08',
  seen: '2026-03-08T14:05:09Z',
  stay: { from: '2026-03-01', to: null },
  isPaid: true,
  kind: 'AIR',
  home: { address1: '1, rue "A"', town: 'Lyon', country: 'FR' },
  place: { latitude: 45.5, longitude: -4.25 },
  guide: { id, label: 'Ana; "B"' },
  friends: [
    { id, label: 'Ana; "B"' },
    { id, label: 'Bo' },
  ],
};
const cells = (reader: Reader, isFormatted: boolean): Record<string, string | undefined> =>
  Object.fromEntries(
    visibleColumns(trip, rights('clerk')).map((c) => [c.key, cellMaker(trip, c, reader, isFormatted)(record)?.text]),
  );

describe('columns', () => {
  test('are what the caller may see, parts of one field apart', () => {
    const keys = visibleColumns(trip, rights('guest')).map((c) => c.key);
    expect(keys[0]).toBe('id');
    expect(keys).toEqual(expect.arrayContaining(['home.town', 'stay.from', 'place.latitude']));
    expect(keys.some((k) => k === 'amount' || k === 'hint')).toBe(false);
  });
  test('of an import are what the caller may write', () => {
    const keys = writableColumns(trip, rights('guest')).map((c) => c.key);
    expect(keys).toContain('id');
    for (const closed of ['amount', 'days', 'sum', 'hint', 'created', 'version']) expect(keys).not.toContain(closed);
  });
  test("are recognised by key, name and label in the reader's language or English, each once", () => {
    const all = writableColumns(trip, rights('clerk'));
    expect(
      matchColumns(trip, all, ['NAME *', 'montant', 'start_date', 'Home: Ville', 'Paid?', 'Name', 'nonsense'], french),
    ).toEqual(['name', 'amount', 'start', 'home.town', 'isPaid', null, null]);
  });
});

describe('a value in a file', () => {
  test('raw, is what the API says', () => {
    expect(cells(english, false)).toMatchObject({
      name: '=cmd|calc',
      amount: '1250.5',
      days: '-3',
      start: '2026-03-08',
      seen: '2026-03-08T14:05:09Z',
      'stay.from': '2026-03-01',
      'stay.to': undefined,
      isPaid: 'true',
      kind: 'AIR',
      'home.town': 'Lyon',
      'place.longitude': '-4.25',
      guide: id,
      friends: `${id}; ${id}`,
    });
  });
  test('formatted, is what the reader sees', () => {
    expect(cells(french, true)).toMatchObject({
      amount: '1250,50',
      start: '08-mars-2026',
      isPaid: 'Oui',
      kind: 'By air',
      guide: 'Ana; "B"',
      seen: '08-mars-2026, 14:05:09 UTC',
    });
    expect(readList(cells(french, true).friends ?? '')).toEqual(['Ana; "B"', 'Bo']);
  });
  test('in one of the six date formats is read as the day that was written', async () => {
    const formats = ['yyyy-MM-dd', 'yyyy-MMM-dd', 'dd-MM-yyyy', 'dd-MMM-yyyy', 'MM-dd-yyyy', 'MMM-dd-yyyy'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.constantFrom(...formats),
        fc.constantFrom('en', 'es', 'fr'),
        (n, dateFormat, locale) => {
          const day = Temporal.PlainDate.from('1950-01-01').add({ days: n }).toString();
          expect(readDay(formatDay(day, { dateFormat, locale }), { dateFormat, locale })).toEqual({ value: day });
        },
      ),
    );
    expect(readDay('8.3.2026', english)).toEqual({ value: '2026-03-08' });
    expect(readDay('13/13/25', english)).toMatchObject({
      code: 'exchange.expectedDayOrIso',
      params: { format: 'dd-MM-yyyy', found: '13/13/25' },
    });
    for (const found of ['31-02-2026', '2026-02-31', '29.02.2025'])
      expect(readDay(found, english)).toMatchObject({ code: 'exchange.noSuchDay', params: { found } });
    expect(readDay('02-31-2026', english)).toMatchObject({ code: 'exchange.expectedDayOrIso' });
  });
  test('is a number however it is grouped, and plain digits are always themselves', () => {
    expect([
      readNumber('1,250.50', 'en'),
      readNumber('1.250,50', 'fr'),
      readNumber('1 250,5', 'fr'),
      readNumber("1'250.5", 'en'),
      readNumber('1250.5', 'fr'),
      readNumber('-3', 'es'),
      readNumber('12.5%', 'en'),
    ]).toEqual(['1250.50', '1250.50', '1250.5', '1250.5', '1250.5', '-3', '12.5']);
    expect(readNumber('about 5', 'en')).toBe('about 5');
    expect(readNumber('1,25', 'en')).toBe('1,25');
  });
  test('of a choice is its code or the word for it', async () => {
    const [column] = visibleColumns(trip, rights('clerk')).filter((c) => c.key === 'kind');
    const reader = cellReader(trip, column as never, english, { record: async () => id, code: async (_, t) => t });
    expect([await reader.read('SEA'), await reader.read('by air'), await reader.read('')]).toEqual([
      { value: 'SEA' },
      { value: 'AIR' },
      { value: null },
    ]);
    expect(await reader.read('by foot')).toMatchObject({ code: 'input.notOption' });
  });
  test('raw or formatted, is read back as the value it was', async () => {
    const find = { record: async () => id, code: async (_: string, t: string) => t };
    const values: Readonly<Record<string, unknown>> = record;
    for (const isFormatted of [false, true]) {
      for (const column of writableColumns(trip, rights('clerk'))) {
        const made = cellMaker(trip, column, english, isFormatted)(record);
        const read = await cellReader(trip, column, english, find).read(made?.text ?? '');
        const whole = values[column.wire];
        const part = column.part ? (whole as Record<string, unknown>)[column.part] : whole;
        const other: Readonly<Record<string, unknown>> = {
          guide: id,
          friends: [id, id],
          amount: isFormatted ? '1250.50' : '1250.5',
          days: '-3',
        };
        const plain = other[column.key] ?? part;
        expect([column.key, isRefusal(read) ? read : read.value]).toEqual([column.key, plain ?? null]);
      }
    }
  });
  test('a moment says that it is UTC', () =>
    expect(formatMoment('2026-03-08T00:05:09Z', english)).toBe('08-03-2026, 12:05:09 AM UTC'));
});

/** In batches of two rows, so that a file is put together from several. */
async function* table(...rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let i = 0; i < rows.length; i += 2) yield rows.slice(i, i + 2);
}
const written = async (name: string, bytes: Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};
async function rowsIn(path: string, delimiter: ',' | ';' = ','): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCsv(path, delimiter)) rows.push(row);
  return rows;
}
const textCell = (value: string): Cell => (value === '' ? undefined : { kind: 'text', text: value });

describe('a CSV file', () => {
  test('holds no formula: text gets a quote, numbers stay numbers', async () => {
    const csv = (
      await buffer(
        writeCsv(
          ['=h'],
          table([
            textCell('=1+1'),
            { kind: 'number', text: '-5.00' },
            textCell('+33 1'),
            textCell('@x'),
            textCell('＝1'),
          ]),
          { delimiter: ',', bom: true },
        ),
      )
    ).toString();
    expect(csv).toBe("\ufeff'=h\r\n'=1+1,-5.00,'+33 1,'@x,'＝1\r\n");
  });
  test('gives back every text that went in', async () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        expect(asTyped(withoutFormula(given))).toBe(given);
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { minLength: 3, maxLength: 3 }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.constantFrom(',', ';'),
        fc.boolean(),
        async (given, delimiter, bom) => {
          fc.pre(given.every((row) => row.some((c) => c.trim() !== '')));
          const path = await written(
            'any.csv',
            await buffer(
              writeCsv(['a', 'b', 'c'], table(...given.map((row) => row.map(textCell))), {
                delimiter: delimiter as ',',
                bom,
              }),
            ),
          );
          const [header, ...rows] = await rowsIn(path, delimiter as ',');
          expect(header).toEqual(['a', 'b', 'c']);
          expect(rows.map((r) => r.map(asTyped))).toEqual(given);
        },
      ),
      { numRuns: 60 },
    );
  });
  test('shows by its header what separates its cells', async () => {
    expect(await sniffDelimiter(await written('s.csv', Buffer.from('a;b;"c,d,e,f"\n1,5;2;3')))).toBe(';');
    expect(await sniffDelimiter(await written('s.csv', Buffer.from('a,b\n1;2;3,4')))).toBe(',');
  });
  test('that is none is refused as a value, not as a crash', async () => {
    await expect(rowsIn(await written('bad.csv', Buffer.from('a,b\n"never closed')))).rejects.toBeInstanceOf(
      UnreadableTable,
    );
  });
});

describe('an XLSX file', () => {
  test('opens in a reader with text as text, numbers as numbers and days as days', async () => {
    const bytes = await buffer(
      writeXlsx(
        'Trips',
        [
          { header: 'Name' },
          { header: 'Amount' },
          { header: 'Start', format: 'dd-mm-yyyy' },
          { header: 'Paid' },
          { header: 'Long' },
        ],
        table([
          textCell('=1+1'),
          { kind: 'number', text: '1250.5' },
          { kind: 'day', day: '2026-03-08', text: '' },
          { kind: 'yesNo', value: true, text: '' },
          { kind: 'number', text: '123456789012345678' },
        ]),
      ),
    );
    const { sheets } = await readXlsx(bytes);
    const header = sheets[0]?.rows[0];
    const row = sheets[0]?.rows[1];
    expect(header).toEqual(['Name', 'Amount', 'Start', 'Paid', 'Long']);
    expect(row?.slice(0, 2)).toEqual(['=1+1', 1250.5]);
    expect((row?.[2] as Date | undefined)?.toISOString()).toBe('2026-03-08T00:00:00.000Z');
    expect(row?.slice(3)).toEqual([true, '123456789012345678']);
    expect(bytes.toString('latin1')).not.toContain('<f>');
  });
  test('becomes the same table as CSV', async () => {
    const from = await written(
      'in.xlsx',
      await buffer(
        writeXlsx(
          'T',
          [{ header: 'a' }, { header: 'b', format: 'dd-mm-yyyy' }, { header: 'c' }],
          table(
            [textCell('x\n"y"'), { kind: 'day', day: '1999-12-31', text: '' }, { kind: 'number', text: '0.1' }],
            [undefined, undefined, undefined],
            [textCell('=1'), undefined, { kind: 'number', text: '-1234567.89' }],
          ),
        ),
      ),
    );
    const to = join(folder, 'out.csv');
    expect(await xlsxToCsv(from, to)).toBeUndefined();
    expect(await rowsIn(to)).toEqual([
      ['a', 'b', 'c'],
      ['x\n"y"', '1999-12-31', '0.1'],
      ['=1', '', '-1234567.89'],
    ]);
  });
  test('that is a bomb is refused before it is opened, one that lies about it without harm', async () => {
    const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
    const open = await written('bomb.xlsx', zip({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.alloc(60_000_000) }));
    expect(await xlsxToCsv(open, join(folder, 'b1.csv'))).toMatchObject({ code: 'files.archiveTooLarge' });
    const sheet = Buffer.concat([
      Buffer.from('<worksheet><sheetData><row><c t="inlineStr"><is><t>'),
      Buffer.alloc(150_000_000, 65),
      Buffer.from('</t></is></c></row></sheetData></worksheet>'),
    ]);
    const lying = await written(
      'lie.xlsx',
      zip(
        {
          '[Content_Types].xml':
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
          '_rels/.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
          'xl/workbook.xml':
            '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
          'xl/worksheets/sheet1.xml': sheet,
        },
        { claim: 1000 },
      ),
    );
    const before = process.memoryUsage().rss;
    const refused = await xlsxToCsv(lying, join(folder, 'b2.csv'));
    expect(['files.archiveTooLarge', 'exchange.unreadable']).toContain(refused?.code);
    expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000);
  }, 60_000);
  test('that is none is refused', async () => {
    expect(await xlsxToCsv(await written('no.xlsx', Buffer.from('PK but no')), join(folder, 'b3.csv'))).toMatchObject({
      code: 'files.damaged',
    });
    expect(await xlsxToCsv(await written('empty.xlsx', zip({ 'a.txt': 'x' })), join(folder, 'b4.csv'))).toMatchObject({
      code: 'exchange.unreadable',
    });
    await expect(readFile(join(folder, 'b4.csv'))).rejects.toThrow();
  });
});
