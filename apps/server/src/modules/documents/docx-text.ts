import { inflateRawSync } from 'node:zlib';

/** Bytes the text part of a Word file may unpack to. */
const largest = 32 * 1024 * 1024;
const part = 'word/document.xml';

/** The text of a Word file, a line per paragraph. Throws when it is none. The archive was looked at when it was uploaded. */
export function textOfDocx(bytes: Uint8Array): string {
  const xml = new TextDecoder().decode(unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  return xml
    .replace(/<w:(?:instrText|delText)\b[^>]*>[^<]*<\/w:(?:instrText|delText)>/g, '')
    .replace(/<w:(?:tab|br|cr)\b[^>]*>/g, ' ')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
      name ? (named[name.toLowerCase()] ?? '') : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/[ \t]+/g, ' ')
    .trim();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The document part of the archive, found by the directory at its end. */
function unpack(zip: Buffer): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no archive');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === part) return entryAt(zip, at);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error('no document in the archive');
}

function entryAt(zip: Buffer, directory: number): Buffer {
  const method = zip.readUInt16LE(directory + 10);
  const packed = zip.readUInt32LE(directory + 20);
  const local = zip.readUInt32LE(directory + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const data = zip.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error('unknown packing');
  return inflateRawSync(data, { maxOutputLength: largest });
}
