import { open } from 'node:fs/promises';
import { fileLimits } from './limits.ts';

/** One entry as the directory at the end of a ZIP file states it; sizes in bytes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly isEncrypted: boolean;
}
export type ArchiveVerdict = 'fine' | 'damaged' | 'tooLarge' | 'macros';

const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const LARGEST_DIRECTORY = 1024 * 1024;

/** True when a file begins like a ZIP. */
export async function isArchive(path: string): Promise<boolean> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
}

/** The directory of a ZIP file, read from its end; undefined when it is no plain ZIP (or one of ZIP64, over 4 GiB). */
async function readArchive(path: string): Promise<readonly ArchiveEntry[] | undefined> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, END_SIZE + LONGEST_COMMENT));
  await file.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + END_SIZE > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > LARGEST_DIRECTORY || start + length > size) return undefined;
  const directory = Buffer.alloc(length);
  await file.read(directory, 0, length, start);
  const entries: ArchiveEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Whether an office file may be opened at all: plain, no macros, and not a bomb by what its directory says. */
export async function inspectArchive(path: string): Promise<ArchiveVerdict> {
  const entries = await readArchive(path);
  if (entries === undefined || entries.length === 0 || entries.some((e) => e.isEncrypted)) return 'damaged';
  const unpacked = sum(entries.map((e) => e.unpacked));
  const packed = sum(entries.map((e) => e.packed));
  if (entries.length > fileLimits.archiveEntries || unpacked > fileLimits.archiveTotal) return 'tooLarge';
  if (unpacked > packed * fileLimits.archiveRatio && unpacked > SMALL) return 'tooLarge';
  const isOdd = (name: string) => name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
  if (entries.some((e) => isOdd(e.name))) return 'damaged';
  return entries.some((e) => /vbaProject|vbaData|\.(exe|dll|js|vbs)$/i.test(e.name)) ? 'macros' : 'fine';
}
/** Below this nothing is a bomb, however well it was packed. */
const SMALL = 8 * 1024 * 1024;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
