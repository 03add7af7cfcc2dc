import { createReadStream } from 'node:fs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CleanPicture, cleanPicture } from './clean-picture.ts';
import { type FileKind, identify, type KindName } from './identify.ts';
import { fileLimits } from './limits.ts';
import { type Files, newFileKey, thumbnailKey } from './local-files.ts';
import { receive } from './receive.ts';

export interface Upload {
  readonly name: string;
  readonly stream: NodeJS.ReadableStream;
}
export interface TakeInOptions {
  readonly files: Files;
  /** Where uploads lie until they are checked. */
  readonly folder: string;
  readonly tenant: string;
  readonly now: Temporal.Instant;
  readonly accept: readonly KindName[];
  /** Bytes; `fileLimits.upload` unless said otherwise. */
  readonly limit?: number;
}
/** Checked bytes that lie in the store, synced. A record has to name them soon, or the sweeper takes them. */
export interface TakenIn {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Of the bytes as they arrived, so that the same file sent twice is recognised. */
  readonly sha256: string;
  readonly width?: number;
  readonly height?: number;
}

/** From the network to the store: received, identified by its content, pictures drawn anew, written and synced. */
export async function takeIn(upload: Upload, how: TakeInOptions): Promise<TakenIn | Refusal> {
  const received = await receive(upload.stream, { folder: how.folder, limit: how.limit ?? fileLimits.upload });
  if (isRefusal(received)) return received;
  await using file = received;
  const name = cleanName(upload.name);
  const found = await identify(file, name, how.accept);
  if (isRefusal(found)) return found;
  const key = newFileKey(how.tenant, how.now);
  const about = { key, name: named(name, found), type: found.type, sha256: file.sha256 };
  if (found.family !== 'picture') {
    const { size } = await how.files.put(key, createReadStream(file.path));
    return { ...about, size };
  }
  const picture = await cleanPicture(await file.bytes(), found.type as CleanPicture['type']);
  if (isRefusal(picture)) return picture;
  await how.files.put(thumbnailKey(key), picture.thumbnail);
  const { size } = await how.files.put(key, picture.bytes);
  return { ...about, size, width: picture.width, height: picture.height };
}

/** A file's name as it may be shown and offered: the last part only, no control characters, at most 200 characters. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Direction marks can make `gpj.exe` read like `exe.jpg`.
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  if ([...visible].length <= 200) return visible || 'file';
  const ending = /\.[a-z0-9]{1,8}$/i.exec(visible)?.[0] ?? '';
  return `${[...visible].slice(0, 200 - ending.length).join('')}${ending}`;
}

/** The name with the ending of what the file is; one that already fits is kept as written. */
function named(name: string, kind: FileKind): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === kind.extension || (kind.extension === 'jpg' && ending === 'jpeg')) return name;
  return `${ending ? name.slice(0, -ending.length - 1) : name}.${kind.extension}`;
}
