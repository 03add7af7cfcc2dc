import { inflateRawSync } from 'node:zlib';

/** Readers of exported tables that share nothing with what writes them. */

/** Rows of a CSV file after RFC 4180; outside of quotes a lone CR or LF ends a row, as spreadsheets have it. */
export function readRfc4180(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (; at < text.length; at += 1) {
    const mark = text[at] as string;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (mark === '"') {
      if (cell !== '') throw new Error(`a quote inside of ${cell}`);
      isQuoted = true;
    } else if (mark === delimiter) {
      row.push(cell);
      cell = '';
    } else if (mark === '\r' || mark === '\n') {
      if (mark === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += mark;
  }
  if (isQuoted) throw new Error('a quote that never closes');
  return row.length > 0 || cell !== '' ? [...rows, [...row, cell]] : rows;
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}
/** An XML document after XML 1.0: breaks are LF, and characters that have no place in it are an error. */
export function readXml(given: string): Element {
  const xml = given.replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if (!xml.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    throw new Error('a character that XML has no place for');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, declaration, close, name, inner, isEmpty, text] of xml.matchAll(
    /<(?:(\?[^>]*\?)|(\/)?([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/)?)>|([^<]+)/g,
  )) {
    const here = open.at(-1) as Element;
    if (text !== undefined) here.text += unescaped(text);
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (!declaration) {
      const pairs = [...(inner ?? '').matchAll(/([\w:.-]+)="([^"]*)"/g)];
      const attributes = Object.fromEntries(pairs.map(([, key, value]) => [key, unescaped(value ?? '')]));
      const made: Element = { name: name as string, attributes, children: [], text: '' };
      here.children.push(made);
      if (!isEmpty) open.push(made);
    }
  }
  if (open.length !== 1) throw new Error('elements stay open');
  return root.children[0] as Element;
}
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits));
  });

/** One file out of a zip archive, by its central directory. */
function unzipped(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => archive.readUInt16LE(at + from)) as [
      number,
      number,
      number,
    ];
    const found = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (found === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`no ${name} in the archive`);
}

export interface SheetCell {
  readonly kind: 'text' | 'number' | 'yesNo' | 'formula';
  readonly value: string;
  readonly format: string | undefined;
}
/** The cells of the first sheet of a workbook, by column letter; text as the format of workbooks knows it (`_x000D_`). */
export function readWorkbook(archive: Buffer): Record<string, SheetCell>[] {
  const sheet = readXml(unzipped(archive, 'xl/worksheets/sheet1.xml'));
  const styles = readXml(unzipped(archive, 'xl/styles.xml'));
  const part = (of: Element, name: string) => of.children.find((one) => one.name === name);
  const named = new Map(
    part(styles, 'numFmts')?.children.map((one) => [one.attributes.numFmtId, one.attributes.formatCode]),
  );
  const formats = part(styles, 'cellXfs')?.children.map((one) => {
    const id = one.attributes.numFmtId ?? '0';
    return named.get(id) ?? builtIn[id] ?? id;
  });
  return (part(sheet, 'sheetData')?.children ?? []).map((row) =>
    Object.fromEntries(
      row.children.map((cell) => {
        const { r = '', t, s } = cell.attributes;
        const inline = part(cell, 'is');
        const value = inline ? (part(inline, 't')?.text ?? '') : (part(cell, 'v')?.text ?? '');
        const kind = part(cell, 'f') ? 'formula' : inline ? 'text' : t === 'b' ? 'yesNo' : 'number';
        const decoded = value.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        const format = s === undefined ? undefined : formats?.[Number(s)];
        return [r.replace(/\d+$/, ''), { kind, value: decoded, format }] as const;
      }),
    ),
  );
}
/** Formats that workbooks know by number. */
const builtIn: Readonly<Record<string, string>> = { 0: 'General', 3: '#,##0', 4: '#,##0.00' };
