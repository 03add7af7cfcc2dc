import { answer, type RouteHandler } from '@homeport/engine';
import { type Cell, csvText, writeXlsx } from '@homeport/engine/exchange';
import { currencyDecimals } from '@homeport/grammar';
import { costEstimateLine } from '@homeport/model/cases';
import {
  type CostReport,
  costReportFile,
  type ReportDimension,
  type ReportRow,
  shownRows,
} from '@homeport/model/costing';
import type { Services } from '../../../services.ts';
import { readerOf } from '../../exchange/index.ts';
import { countryNames } from '../../travel/index.ts';
import { labelIn, type PaperReader } from '../paper/label-in.ts';
import { wholeReport } from './cost-report.ts';
import { type ReportWords, reportWords } from './report-words.data.ts';

/** The report as a file: all its rows, in the words of its reader. */
export const costReportFileRoute = (services: Services): RouteHandler =>
  answer(costReportFile, async (ctx, { query }) => {
    // Over several companies nothing is written: who reads and what is noted is of the first of them.
    const [first] = ctx.companies ?? [];
    const one = first === undefined ? ctx : ctx.inCompany(first);
    const reader = await readerOf(one, services);
    const language = reader.locale.slice(0, 2);
    const words = reportWords[language === 'es' || language === 'fr' ? language : 'en'];
    const report = await wholeReport(ctx, query);
    const { rows } = shownRows(report.rows, report.rows.length);
    const heads = headsOf(query.by, words);
    const cells = rows.map((row) => cellsOf(row, report.currency, nameIn(query.by, reader, words)));
    await one.audit('costReport', { detail: { by: query.by, rows: rows.length, format: query.format } });
    const download = `${words.name}.${query.format}`;
    if (query.format === 'csv') return { type: 'text/csv; charset=utf-8', body: csvText([heads, ...cells]), download };
    const pages = async function* () {
      yield cells;
    };
    const sheet = writeXlsx(
      words.name,
      heads.map((header, at) => ({ header, width: at === 0 ? 32 : 14 })),
      pages(),
    );
    return { type: xlsx, body: sheet, download };
  });
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headsOf = (by: ReportDimension, words: ReportWords): readonly string[] => [
  ...[words.by[by], words.assignments, words.currency, words.estimated, words.actual, words.committed],
  ...[words.difference, words.accrual],
];
const figures = ['estimated', 'actual', 'committed', 'difference', 'accrual'] as const;
function cellsOf(row: ReportRow, currency: CostReport['currency'], name: (row: ReportRow) => string): readonly Cell[] {
  const decimals = currencyDecimals(currency);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return [
    { kind: 'text', text: name(row) },
    { kind: 'number', text: String(row.assignments) },
    { kind: 'text', text: currency },
    ...figures.map((one): Cell => ({ kind: 'number', text: row[one], format })),
  ];
}

/** What a row is called. */
function nameIn(by: ReportDimension, reader: PaperReader, words: ReportWords): (row: ReportRow) => string {
  const kind = labelIn(costEstimateLine, 'kind', reader);
  const country = countryNames(reader.locale);
  const place = (code: string | null) => (code === null || code === '' ? words.none : country(code));
  return (row) => {
    switch (by) {
      case 'BENEFIT':
        return [row.kind === null || row.kind === 'OTHER' ? null : kind(row.kind), row.name]
          .filter((one) => one !== null)
          .join(' · ');
      case 'ROUTE':
        return `${place(row.home)} – ${place(row.host)}`;
      case 'COHORT':
        return row.cohort ?? words.none;
      default:
        return row.name ?? words.none;
    }
  };
}
