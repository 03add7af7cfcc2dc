import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** Files for tests, made byte by byte so that each is exactly as honest or as hostile as the test says. */

/** A photo as a phone writes it: landscape pixels, turned by EXIF, with a camera name and a position beside them. */
export async function photo(
  how: { width?: number; height?: number; orientation?: number; secret?: string } = {},
): Promise<Buffer> {
  const { width = 400, height = 200, orientation = 6, secret = 'SECRET-CAMERA-48.8584N' } = how;
  const pixels = new Uint8Array(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : (i / 4) % 251));
  const jpeg = await Transformer.fromRgbaPixels(pixels, width, height).jpeg(90);
  return Buffer.concat([jpeg.subarray(0, 2), exif(orientation, secret), jpeg.subarray(2)]);
}

function exif(orientation: number, maker: string): Buffer {
  const text = Buffer.from(`${maker}\0`);
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x010f, 2, text.length, tiff.length);
  entry(22, 0x0112, 3, 1, orientation);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, text]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A PNG whose header promises any size; its pixels need not be there. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = width * height < 1_000_000 ? Buffer.alloc(height * (width * 3 + 1)) : Buffer.alloc(1000);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** A one-page PDF with further entries in its catalogue; `packed` goes into a compressed object stream. */
export function pdf(how: { catalogue?: string; trailer?: string; packed?: string; after?: string } = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${how.catalogue ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  for (const [i, body] of objects.entries()) parts.push(Buffer.from(`${i + 1} 0 obj\n${body}\nendobj\n`));
  // A page's content may say anything; only objects count.
  const content = deflateSync(Buffer.from('BT (/JavaScript is only a word here) Tj ET'));
  parts.push(
    Buffer.from(`4 0 obj\n<< /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  );
  if (how.packed) {
    const data = deflateSync(Buffer.from(`9 0 ${how.packed}`));
    parts.push(
      Buffer.from(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
      data,
    );
    parts.push(Buffer.from('\nendstream\nendobj\n'));
  }
  parts.push(Buffer.from(`trailer\n<< /Root 1 0 R ${how.trailer ?? ''} >>\nstartxref\n0\n%%EOF\n${how.after ?? ''}`));
  return Buffer.concat(parts);
}

/** A ZIP of these entries; `claim` lies about what they unpack to. */
export function zip(entries: Readonly<Record<string, Buffer | string>>, how: { claim?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(how.claim ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
