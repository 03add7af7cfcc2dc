import { Readable } from 'node:stream';
import { certain } from '@homeport/grammar';
import type { Cell } from './format-value.ts';

/** What an XML file says of its table: an entity's name, and its columns by path and heading. */
export interface XmlTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly headers: readonly string[];
}

/**
 * A table as XML, some rows at a time: `<records about="…"><record><value field="…" label="…">…</value></record></records>`.
 * Paths are attributes, since not every one of them could be the name of an element. Empty cells are left out.
 */
export function writeXml(table: XmlTable, batches: AsyncIterable<readonly (readonly Cell[])[]>): Readable {
  const starts = table.columns.map(
    (path, i) => `    <value field="${inAttribute(path)}" label="${inAttribute(table.headers[i] ?? path)}">`,
  );
  const text = async function* (): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<records about="${escaped(table.name)}">\n`;
    for await (const rows of batches) yield rows.map((row) => record(row, starts)).join('');
    yield '</records>\n';
  };
  return Readable.from(text(), { objectMode: false });
}

function record(row: readonly Cell[], starts: readonly string[]): string {
  const values = row.flatMap((cell, i) => (cell === undefined ? [] : [`${starts[i]}${escaped(cell.text)}</value>\n`]));
  return `  <record>\n${values.join('')}  </record>\n`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Readers make blanks of breaks and tabs in attributes unless they are written as numbers. */
const inAttribute = (text: string): string => escaped(text).replace(/[\t\n]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** XML has no place for control characters and for halves of a character. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, (mark) => certain(marks[mark]));
