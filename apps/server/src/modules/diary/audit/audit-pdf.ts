import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, createPdf } from 'pdfmake';
import type { AuditFacts } from './audit-facts.ts';
import { type AuditNames, entryTable, eventTable, givenTable, ruleTable } from './audit-rows.ts';
import type { AuditWords } from './audit-words.data.ts';

type Definition = Parameters<typeof createPdf>[0];

/** The pack as PDF. The library and its fonts are loaded when the first pack is made. */
export async function auditPdf(
  facts: AuditFacts,
  words: AuditWords,
  names: AuditNames,
  made: string,
): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts));
  pdfmake.setUrlAccessPolicy(() => false);
  return new Uint8Array(await pdfmake.createPdf(document(facts, words, names, made)).getBuffer());
}

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

function document(facts: AuditFacts, words: AuditWords, names: AuditNames, made: string): Definition {
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
