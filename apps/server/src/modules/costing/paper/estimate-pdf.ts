import { Exact } from '@homeport/grammar';
import {
  costRows,
  type EstimateLineView,
  type EstimateView,
  grossUpMethodsOf,
  monthRows,
  monthTotals,
  notInTotal,
  ratesUsed,
  yearsIn,
} from '@homeport/model/costing';
import type { Content } from 'pdfmake';
import type { PdfDocument } from '../../../adapters/pdf/write-pdf.ts';
import type { EstimateWords } from './estimate-words.data.ts';

/** What stands on the paper besides the estimate itself. Days are yyyy-MM-dd. */
export interface PaperFacts {
  readonly assignment: string;
  readonly route: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly status: string;
  readonly madeOn: string;
  readonly language: string;
}
/** How the paper speaks: in the reader's words and forms. */
export interface PaperSays {
  readonly words: EstimateWords;
  readonly kind: (kind: EstimateLineView['kind']) => string;
  readonly method: (method: string) => string;
  readonly amount: (value: string, currency: string) => string;
  readonly rate: (value: string) => string;
  readonly day: (value: string) => string;
  /** yyyy-MM, short: "Mar". */
  readonly month: (value: string) => string;
}

/** An estimate as a document of A4 pages on their side, so that twelve months stand beside each other. What its reader does not see is not in it. */
export function estimatePdf(one: EstimateView, facts: PaperFacts, says: PaperSays): PdfDocument {
  const { words } = says;
  const title = words.title(one.number);
  return {
    info: { title: `${title}, ${facts.assignment}` },
    language: facts.language,
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [32, 36, 32, 40],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: `${facts.assignment} · ${title} · ${words.page(page, pages)}`,
      alignment: 'right',
      margin: [0, 12, 32, 0],
      fontSize: 7,
    }),
    content: [
      { text: title, bold: true, fontSize: 16 },
      ...about(one, facts, says),
      ...warnings(one, says),
      head(words.byYear),
      yearTable(one, says),
      ...monthTables(one, says),
      ...given(one, says),
    ],
  };
}

const head = (text: string): Content => ({ text, bold: true, fontSize: 11, margin: [0, 12, 0, 4] });
const right = (text: string, isBold = false): Content => ({ text, alignment: 'right', bold: isBold, noWrap: true });
/** What is said by its name; what there is nothing of is left out. */
type Pairs = readonly (readonly [string, string | null])[];
const pairs = (rows: Pairs): Content => ({
  table: {
    widths: ['auto', '*'],
    body: rows.flatMap(([name, value]) => (value === null ? [] : [[{ text: name, color: '#555555' }, value]])),
  },
  layout: 'noBorders',
});

function about(one: EstimateView, facts: PaperFacts, { words, amount, day, method }: PaperSays): Content[] {
  const { currency, total, lowTotal, highTotal, payTotal, baseDate, workedOutAt } = one;
  const { startDate, endDate } = facts;
  const money = (value: string | null) => `${amount(value ?? '0', currency)} ${currency}`;
  const methods = grossUpMethodsOf(one.lines);
  const left: Pairs = [
    [words.assignment, facts.assignment],
    [words.route, facts.route],
    [words.time, startDate === null ? null : words.until(day(startDate), endDate === null ? null : day(endDate))],
    [words.status, facts.status],
    [words.made, day(facts.madeOn)],
  ];
  const figures: Pairs = [
    [words.low, money(lowTotal)],
    [words.likely, money(total)],
    [words.high, money(highTotal)],
    [words.payTotal, payTotal === null ? null : money(payTotal)],
  ];
  const how: Pairs = [
    [words.currency, currency],
    [words.ratesOf, day(baseDate)],
    [words.workedOut, workedOutAt === null ? null : day(workedOutAt.slice(0, 10))],
    [words.grossUp, methods.length === 0 ? null : methods.map(method).join('; ')],
  ];
  return [{ columns: [pairs(left), pairs(figures), pairs(how)], columnGap: 16, margin: [0, 8, 0, 0] }];
}

function warnings(one: EstimateView, { words }: PaperSays): Content[] {
  const said = [
    ...(one.stale.length > 0 ? [words.stale] : []),
    ...(notInTotal(one).isWithoutPay ? [words.withoutPay] : []),
  ];
  return said.map((text) => ({ text, italics: true, margin: [0, 6, 0, 0] }));
}

/** The rows of the screen: each thing, year by year, with its bounds below where they differ. */
function yearTable({ lines, currency }: EstimateView, { words, kind, amount }: PaperSays): Content {
  const years = yearsIn(lines);
  const cell = (line: EstimateLineView | undefined): Content => {
    if (!line) return right('–');
    const value = line.amount ?? line.payAmount;
    if (value === null) return right(words.hidden);
    const { low, high, quotedAmount, quotedCurrency } = line;
    const bounds = low !== null && high !== null && low !== high;
    const isForeign = quotedAmount !== null && quotedCurrency !== null && quotedCurrency !== currency;
    return {
      stack: [
        right(amount(value, currency)),
        ...(bounds ? [small(`${amount(low, currency)} – ${amount(high, currency)}`)] : []),
        ...(isForeign ? [small(`${amount(quotedAmount, quotedCurrency)} ${quotedCurrency}`)] : []),
      ],
    };
  };
  const rows = costRows(lines).map((row): Content[] => {
    const [line] = row.byYear.values();
    const below = [row.name === null ? null : kind(row.kind), line?.reason ?? null].filter((text) => text !== null);
    return [
      { stack: [row.name ?? kind(row.kind), ...(below.length > 0 ? [small(below.join(' · '), 'left')] : [])] },
      ...years.map((year) => cell(row.byYear.get(year))),
    ];
  });
  return table([words.cost, ...years.map(words.year)], rows, [], 8);
}
const small = (text: string, alignment: 'left' | 'right' = 'right'): Content => ({
  ...{ text, alignment, fontSize: 7, color: '#555555' },
});

/** A table for each calendar year, its months beside each other, with the sums of rows and months that the reader sees. */
function monthTables({ lines, currency }: EstimateView, { words, kind, amount, month: nameOf }: PaperSays): Content[] {
  const totals = new Map(monthTotals(lines).map((of) => [of.month, of.amount]));
  const rows = monthRows(lines).filter(({ byMonth }) => byMonth.size > 0);
  const years = [...new Set([...totals.keys()].map((month) => month.slice(0, 4)))];
  const shown = (value: string | undefined) => right(value === undefined ? '–' : amount(value, currency));
  return years.flatMap((year) => {
    const months = [...totals.keys()].filter((month) => month.startsWith(year));
    const of = (by: ReadonlyMap<string, string>): Content[] => {
      const values = months.flatMap((month) => by.get(month) ?? []);
      return [...months.map((month) => shown(by.get(month))), shown(sum(values))];
    };
    const body = rows
      .filter(({ byMonth }) => months.some((month) => byMonth.has(month)))
      .map((row): Content[] => [
        row.name === null ? kind(row.kind) : `${row.name} · ${kind(row.kind)}`,
        ...of(row.byMonth),
      ]);
    return [
      head(words.byMonth(year)),
      table([words.cost, ...months.map(nameOf), words.sum], body, [words.sum, ...of(totals)], 6.5),
    ];
  });
}
const sum = (values: readonly string[]): string =>
  values.reduce((all, value) => all.plus(value), new Exact(0)).toFixed();

function table(
  heads: readonly string[],
  rows: readonly Content[][],
  foot: readonly Content[],
  fontSize: number,
): Content {
  const [first = '', ...others] = heads;
  const headRow: Content[] = [{ text: first, bold: true }, ...others.map((text) => right(text, true))];
  const footRow = foot.length === 0 ? [] : [foot.map((cell): Content => ({ stack: [cell], bold: true }))];
  return {
    ...{ fontSize, layout: 'lightHorizontalLines' },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...others.map((): 'auto' => 'auto')],
      body: [headRow, ...rows.map((row) => [...row]), ...footRow],
    },
  };
}

function given(one: EstimateView, { words, day, rate }: PaperSays): Content[] {
  const taken = [...one.takenForGiven.map(words.says), ...(one.assumptions ? [one.assumptions] : [])];
  const rates = ratesUsed(one.lines).map(({ from, to, rate: value, on, by }) =>
    [words.rate(from, to, rate(value)), ...(on === null ? [] : [day(on)]), ...(by === null ? [] : [by])].join(' · '),
  );
  return [
    ...(taken.length > 0 ? [head(words.taken), { ul: taken }] : []),
    head(words.rates),
    rates.length === 0 ? { text: words.noRates } : { ul: rates },
  ];
}
