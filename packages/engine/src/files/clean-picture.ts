import type { Refusal } from '@homeport/grammar';
import type { Transformer } from '@napi-rs/image';
import { fileRefusals } from './file-refusals.ts';
import { pictureSize } from './image-size.ts';
import { fileLimits } from './limits.ts';

/** A picture drawn anew: upright, without anything a camera or an attacker wrote beside the pixels. */
export interface CleanPicture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** WebP, at most `thumbnailSide` pixels on its longer side. */
  readonly thumbnail: Buffer;
}

let running = 0;
const queue: (() => void)[] = [];

/** Waits for a place among those who decode; undefined when too many wait already. */
async function place(): Promise<Disposable | undefined> {
  if (running >= fileLimits.decoding) {
    if (queue.length >= fileLimits.waiting) return undefined;
    await new Promise<void>((go) => queue.push(go));
  } else running += 1;
  return {
    [Symbol.dispose]() {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    },
  };
}

/**
 * Decodes and encodes a picture again: turned upright as its EXIF says, at most `longestSide` pixels, metadata and
 * whatever hangs behind the pixels left out. The size is checked before anything is decoded.
 */
export async function cleanPicture(bytes: Buffer, type: CleanPicture['type']): Promise<CleanPicture | Refusal> {
  const size = pictureSize(bytes);
  if (!size || !isWhole(bytes, type)) return fileRefusals.damaged();
  if (size.width * size.height > fileLimits.pixels)
    return fileRefusals.tooManyPixels({ megapixels: fileLimits.pixels / 1_000_000 });
  using free = await place();
  if (!free) return fileRefusals.busy();
  // Loaded with the first picture: the library is large.
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  try {
    const isLarge = Math.max(size.width, size.height) > fileLimits.longestSide;
    const upright = new Transformer(bytes).rotate();
    if (isLarge)
      upright.resize({ width: fileLimits.longestSide, height: fileLimits.longestSide, fit: ResizeFit.Inside });
    const clean = await encode(upright, type);
    const { width, height } = pictureSize(clean) ?? size;
    return { type, bytes: clean, width, height, thumbnail: await thumbnailOf(clean, { width, height }) };
  } catch {
    // The decoder says no more than that it could not.
    return fileRefusals.damaged();
  }
}

function encode(picture: Transformer, type: CleanPicture['type']): Promise<Buffer> {
  if (type === 'image/jpeg') return picture.jpeg(88);
  return type === 'image/png' ? picture.png() : picture.webp(88);
}

async function thumbnailOf(bytes: Buffer, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const side = Math.min(fileLimits.thumbnailSide, Math.max(size.width, size.height));
  return new Transformer(bytes).resize({ width: side, height: side, fit: ResizeFit.Inside }).webp(78);
}

/** Decoders paint what is missing of a JPEG grey; half a receipt is no receipt. The others notice by themselves. */
const isWhole = (bytes: Buffer, type: CleanPicture['type']): boolean =>
  type !== 'image/jpeg' || bytes.lastIndexOf(END_OF_IMAGE) > bytes.lastIndexOf(START_OF_SCAN);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
