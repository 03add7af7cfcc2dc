import type { Content } from 'pdfmake';
import { type PdfDocument, writePdf } from '../../../adapters/pdf/write-pdf.ts';
import type { AuditFacts } from './audit-facts.ts';
import { type AuditNames, entryTable, eventTable, givenTable, ruleTable } from './audit-rows.ts';
import type { AuditWords } from './audit-words.data.ts';

/** The pack as PDF. */
export const auditPdf = (facts: AuditFacts, words: AuditWords, names: AuditNames, made: string): Promise<Uint8Array> =>
  writePdf(document(facts, words, names, made));

const head = (text: string): Content => ({ text, bold: true, fontSize: 12, margin: [0, 16, 0, 6] });
const grid = (rows: readonly (readonly string[])[], widths: (string | number)[], fontSize = 9): Content => ({
  fontSize,
  table: {
    headerRows: 1,
    widths,
    body: rows.map((row, n) => row.map((text) => (n === 0 ? { text, bold: true } : { text }))),
  },
  layout: 'lightHorizontalLines',
});

function document(facts: AuditFacts, words: AuditWords, names: AuditNames, made: string): PdfDocument {
  const title = `${words.title}: ${names.country(facts.country)}, ${facts.year}`;
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: words.page(page, pages),
      alignment: 'right',
      margin: [0, 16, 40, 0],
      fontSize: 8,
    }),
    content: [
      { text: title, bold: true, fontSize: 16 },
      { text: `${words.person}: ${facts.person}`, margin: [0, 8, 0, 0] },
      `${words.made}: ${made.slice(0, 16).replace('T', ' ')} UTC`,
      `${words.days}: ${facts.days.length}`,
      `${words.nights}: ${facts.nights}`,
      ...givenTable(facts, words, names).map(([name, value]) => `${name}: ${value}`),
      head(words.rules),
      grid(ruleTable(facts, words), ['*', 108, 52, 46, 36, 84]),
      { text: words.note, italics: true, fontSize: 8, margin: [0, 6, 0, 0] },
      head(words.entries),
      grid(entryTable(facts, words, names), [46, 46, 44, '*', 62, 40, 56, 56], 8),
      head(words.history),
      grid(eventTable(facts, words), [95, 90, 60, '*']),
      head(words.days),
      { text: facts.days.join('   '), fontSize: 8 },
    ],
  };
}
