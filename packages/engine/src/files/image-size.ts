import { certain } from '@homeport/grammar';
/** Width and height in pixels as a picture's header states them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size of a PNG, JPEG or WebP, read from its header without decoding anything; undefined when there is none. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const size = isPng(bytes) ? pngSize(bytes) : isWebp(bytes) ? webpSize(bytes) : jpegSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const isPng = (b: Buffer): boolean => b.readUInt32BE(0) === 0x89504e47 && b.toString('latin1', 12, 16) === 'IHDR';
const isWebp = (b: Buffer): boolean => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP';
const pngSize = (b: Buffer): PictureSize => ({ width: b.readUInt32BE(16), height: b.readUInt32BE(20) });

/** RFC 9649: a simple lossy, a lossless, or an extended header. */
function webpSize(b: Buffer): PictureSize | undefined {
  const kind = b.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: b.readUIntLE(24, 3) + 1, height: b.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: b.readUInt16LE(26) & 0x3fff, height: b.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = b.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Walks the segments of a JPEG up to the frame header (SOF0–SOF15 except DHT, JPG and DAC). */
function jpegSize(b: Buffer): PictureSize | undefined {
  if (b.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < b.length) {
    if (b[at] !== 0xff) return undefined;
    const marker = certain(b[at + 1]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: b.readUInt16BE(at + 5), width: b.readUInt16BE(at + 7) };
    if (marker === 0xda || marker === 0xd9) return undefined;
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    at += 2 + (standsAlone ? 0 : b.readUInt16BE(at + 2));
  }
  return undefined;
}
