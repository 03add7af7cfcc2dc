import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { auditPack, diaryRefusals } from '@homeport/model/diary';
import { languageOf, travelNames } from '../../travel/index.ts';
import { whoseDiary } from '../whose-diary.ts';
import { auditFacts } from './audit-facts.ts';
import { auditPdf } from './audit-pdf.ts';
import { auditWords } from './audit-words.data.ts';

/** The audit pack of one country and year as a download, in the reader's language. */
export const auditPackHandler: RouteHandler = answer(auditPack, async (ctx, { query }) => {
  const context = ctx;
  const person = await whoseDiary(context, query);
  if (person === null) return diaryRefusals.noEntries();
  const facts = await auditFacts(context, person, query.country, query.year);
  if (isRefusal(facts)) return facts;
  const [words, names] = [auditWords[languageOf(context)], await travelNames(context)];
  const name = `days-${query.country}-${query.year}`;
  if (query.format === 'csv') {
    const { auditCsv } = await import('./audit-csv.ts');
    return { type: 'text/csv; charset=utf-8', body: auditCsv(facts, words, names), download: `${name}.csv` };
  }
  const body = await auditPdf(facts, words, names, String(context.now));
  return { type: 'application/pdf', body, download: `${name}.pdf` };
});
