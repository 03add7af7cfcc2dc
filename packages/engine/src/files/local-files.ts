import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isObject } from '@homeport/grammar';
import type { Disk } from 'flydrive';
import { measure } from './receive.ts';

/** Bytes by a key of ours. What `put` resolved for is on the disk and survives a power cut. */
export interface Files {
  put(
    key: string,
    bytes: NodeJS.ReadableStream | Uint8Array,
  ): Promise<{ readonly size: number; readonly sha256: string }>;
  get(key: string): Promise<NodeJS.ReadableStream>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** All keys with the moment they were written, in no order. */
  keys(prefix?: string): AsyncIterable<{ readonly key: string; readonly written: Date }>;
}

/** A key nobody can guess, below its tenant and month; nothing of a file's name is in it. */
export function newFileKey(tenant: string, now: Temporal.Instant): string {
  const month = now.toString().slice(0, 7).replace('-', '');
  return `${tenant}/${month}/${randomBytes(20).toString('hex')}`;
}
/** Where the thumbnail of a picture lies. */
export const thumbnailKey = (key: string): string => `${key}.thumb`;

const KEY = /^[0-9a-z-]{1,40}\/\d{6}\/[0-9a-f]{40}(\.thumb)?$/;
function mustBeKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of a stored file');
  return key;
}

/**
 * Files in a folder that no web server looks into. Writes go to a temporary name first, are synced, then renamed, and
 * the folder is synced as well: a key is there in full or not at all.
 */
export function openLocalFiles(folder: string): Files {
  let opened: Promise<Disk> | undefined;
  /** Opened with the first file that is read: a server at rest carries nothing of it. */
  const disk = (): Promise<Disk> => {
    opened ??= openDisk(folder);
    return opened;
  };
  const at = <T>(key: string, what: (disk: Disk, own: string) => Promise<T>): Promise<T> => {
    const own = mustBeKey(key);
    return disk().then((from) => what(from, own));
  };
  return {
    async put(key, bytes) {
      const path = join(folder, mustBeKey(key));
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
      const counted = measure(Number.MAX_SAFE_INTEGER);
      try {
        const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
        // `flush` syncs the file before it is closed.
        await pipeline(source, counted, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await sync(dirname(path));
      if (made) await sync(dirname(dirname(path)));
      return { size: counted.size(), sha256: counted.sha256() };
    },
    get: (key) => at(key, (from, own) => from.getStream(own)),
    has: (key) => at(key, (from, own) => from.exists(own)),
    delete: (key) => at(key, (from, own) => from.delete(own)),
    async *keys(prefix = '') {
      const from = await disk();
      for await (const file of walk(from, prefix)) {
        if (KEY.test(file)) yield { key: file, written: (await from.getMetaData(file)).lastModified };
      }
    },
  };
}

async function openDisk(folder: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}

/** Folder by folder, so that a large store is never listed at once. */
async function* walk(disk: Disk, folder: string): AsyncGenerator<string> {
  const { objects } = await disk.listAll(folder || undefined).catch((error: Error) => {
    if (isObject(error.cause) && error.cause.code === 'ENOENT') return { objects: [] };
    throw error;
  });
  for (const object of objects) {
    if (object.isFile) yield object.key;
    else yield* walk(disk, object.prefix);
  }
}

async function sync(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
