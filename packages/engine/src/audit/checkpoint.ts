import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The end of one tenant's chain: the number of its last seal, and that seal's hash in hex. */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}
export type ChainEnds = ReadonlyMap<string, ChainEnd>;

/** The file is there and was not written by us, or was changed since. */
export class CheckpointForged extends Error {}

/**
 * What was known of all chains when they were sealed last, kept outside the database: who rewrites a whole chain there
 * cannot rewrite this. Signed with a key of the installation
 * (one of several while its secret is changed). Empty while there is no file; throws `CheckpointForged`.
 */
export async function readCheckpoint(path: string, ...keys: readonly Buffer[]): Promise<ChainEnds> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return new Map();
  const [body = '', mac = ''] = text.split('\n');
  const given = Buffer.from(mac, 'hex');
  const isOurs = keys.some((key) => {
    const expected = signed(body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) throw new CheckpointForged(`${path} was changed, or was written with another secret`);
  return new Map(Object.entries((JSON.parse(body) as { ends: Record<string, ChainEnd> }).ends));
}

/** Replaces the file, whole or not at all, and on the disk when this resolves. */
export async function writeCheckpoint(path: string, key: Buffer, ends: ChainEnds): Promise<void> {
  const body = JSON.stringify({
    at: Temporal.Now.instant().toString({ smallestUnit: 'second' }),
    ends: Object.fromEntries(ends),
  });
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${body}\n${signed(body, key).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const folder = await open(dirname(path), 'r');
  // A rename is on the disk when its folder is; where folders cannot be synced the system does it by itself.
  await folder.sync().catch(() => {});
  await folder.close();
}

const signed = (body: string, key: Buffer): Buffer => createHmac('sha256', key).update(body).digest();
