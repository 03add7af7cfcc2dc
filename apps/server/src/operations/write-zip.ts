import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A ZIP archive, entry by entry; one of them is in memory at a time. Names are UTF-8, all times the same given one. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Temporal.PlainDateTime): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  const time = (at.hour << 11) | (at.minute << 5) | (at.second >> 1);
  const date = ((at.year - 1980) << 9) | (at.month << 5) | at.day;
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const packed = await deflate(bytes);
    const path = Buffer.from(name, 'utf8');
    // Version 2.0, UTF-8 names, deflated.
    const facts = Buffer.alloc(26);
    for (const [i, value] of [20, 0x800, 8, time, date].entries()) facts.writeUInt16LE(value, i * 2);
    for (const [i, value] of [crc32(bytes), packed.length, bytes.length].entries())
      facts.writeUInt32LE(value, 10 + i * 4);
    facts.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, path]));
    offset += head.length + packed.length;
    yield head;
    yield packed;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([...directory, end]);
}
