import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeZip, type ZipEntry } from './write-zip.ts';

const at = Temporal.PlainDateTime.from('2026-03-01T10:20:30');
async function* given(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}
/** Reads an archive by its directory, as unpackers do, and checks what stands twice. */
function readZip(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - 22;
  expect(zip.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const count = zip.readUInt16LE(end + 10);
  let place = zip.readUInt32LE(end + 16);
  expect(place + zip.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(zip.toString('latin1', place, place + 4)).toBe('PK\x01\x02');
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(place + offset)) as [
      number,
      number,
      number,
    ];
    const length = zip.readUInt16LE(place + 28);
    const name = zip.toString('utf8', place + 46, place + 46 + length);
    const head = zip.readUInt32LE(place + 42);
    expect(zip.toString('latin1', head, head + 4)).toBe('PK\x03\x04');
    expect(zip.subarray(head + 4, head + 30)).toEqual(zip.subarray(place + 6, place + 32));
    const start = head + 30 + length;
    const bytes = inflateRawSync(zip.subarray(start, start + packed));
    expect([crc32(bytes), bytes.length]).toEqual([crc, size]);
    place += 46 + length;
    return { name, bytes };
  });
}

test('an archive gives back names and bytes as they were', async () => {
  const entries = [
    { name: 'person.json', bytes: Buffer.from('{"name":"Zoë"}') },
    { name: 'files/reçu 1.pdf', bytes: Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256)) },
    { name: 'files/empty.txt', bytes: Buffer.alloc(0) },
  ];
  expect(readZip(await buffer(writeZip(given(entries), at)))).toEqual(entries);
});
test('an archive of nothing is one, too', async () => {
  expect(readZip(await buffer(writeZip(given([]), at)))).toEqual([]);
});
