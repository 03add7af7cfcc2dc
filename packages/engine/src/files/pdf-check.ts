import { inflateSync } from 'node:zlib';
import { fileLimits } from './limits.ts';

export type PdfVerdict = 'fine' | 'damaged' | 'encrypted' | 'active';

/**
 * Names of a PDF that make a reader run or send something. Embedded files are not among them: electronic invoices
 * (Factur-X, ZUGFeRD) are PDFs that carry their data as one.
 */
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
/** After the last end mark a viewer needs nothing; more than this is something else glued on. */
const TRAILING = 1024;

/**
 * Looks a PDF over without rendering it: header first, end mark last, no password, nothing that runs. Objects packed
 * in compressed object streams are unpacked (within a limit) and searched too; page contents and pictures are not.
 */
export function inspectPdf(bytes: Buffer): PdfVerdict {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 9))) return 'damaged';
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0 || bytes.length - end - 5 > TRAILING) return 'damaged';
  let budget: number = fileLimits.pdfParts;
  let verdict: PdfVerdict = 'fine';
  const look = (text: string): boolean => {
    const plain = unescapeNames(text);
    if (ENCRYPTED.test(plain)) verdict = 'encrypted';
    else if (ACTIVE.test(plain)) verdict = 'active';
    return verdict === 'fine';
  };
  for (const part of partsOf(bytes)) {
    if (!look(part.objects)) return verdict;
    if (part.packed === undefined) continue;
    const unpacked = unpack(part.packed, budget);
    if (unpacked === undefined) return 'damaged';
    budget -= unpacked.length;
    if (!look(unpacked.toString('latin1'))) return verdict;
  }
  return verdict;
}

interface Part {
  /** What stands outside of streams. */
  readonly objects: string;
  /** A stream that follows it and holds objects itself. */
  readonly packed?: Buffer;
}

/** Cuts a file at its streams; only object streams (7.5.7 of ISO 32000) are handed on with their content. */
function* partsOf(bytes: Buffer): Generator<Part> {
  let at = 0;
  while (at < bytes.length) {
    const start = nextStream(bytes, at);
    if (start < 0) break;
    const close = bytes.indexOf('endstream', start);
    const objects = bytes.toString('latin1', at, start);
    const own = objects.slice(objects.lastIndexOf(' obj') + 1);
    const isPacked = /\/Type\s*\/ObjStm/.test(unescapeNames(own));
    const stop = close < 0 ? bytes.length : close;
    yield { objects, ...(isPacked ? { packed: bytes.subarray(start, stop) } : {}) };
    at = stop;
  }
  yield { objects: bytes.toString('latin1', at) };
}

/** Where the content of the next stream begins: the keyword is preceded by the end of a dictionary, followed by a line end. */
function nextStream(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('stream', from); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const before = bytes.toString('latin1', Math.max(from, at - 40), at).trimEnd();
    if (!before.endsWith('>>')) continue;
    if (bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a) return at + 8;
    if (bytes[at + 6] === 0x0a) return at + 7;
  }
  return -1;
}

function unpack(packed: Buffer, budget: number): Buffer | undefined {
  if (budget <= 0) return undefined;
  // Not every object stream is compressed; what is not starts with object numbers.
  if (/^\s*\d+\s+\d+/.test(packed.toString('latin1', 0, 24))) return packed;
  try {
    return inflateSync(packed, { maxOutputLength: budget });
  } catch {
    return undefined;
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
const unescapeNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
