import { randomBytes } from 'node:crypto';
import { chmod, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { certain } from '@homeport/grammar';
import { codeOf } from '../../error-code.ts';

const fileName = 'secret';
const oldName = 'secret.old';

/** The secret kept in the data folder, made on the first start and readable by this account only. */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, fileName);
  const known = await read(path);
  if (known !== undefined) return known;
  await mkdir(folder, { recursive: true });
  const draft = await newDraft(path);
  // Two servers that start at once on one folder end up with the same secret: it is put in place whole or not at all.
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return certain(await read(path));
}

/** The one before it, while a change of secrets is under way. */
export const oldKeptSecret = (folder: string): Promise<string | undefined> => read(join(folder, oldName));

/** Puts a new secret in place and keeps the old one beside it. Repeated after a stop in between, it goes on with the same two. */
export async function replaceKeptSecret(folder: string): Promise<void> {
  const path = join(folder, fileName);
  if ((await oldKeptSecret(folder)) !== undefined) return;
  await keptSecret(folder);
  const copy = `${path}.copy`;
  await copyFile(path, copy);
  await chmod(copy, 0o600);
  const draft = await newDraft(path);
  await rename(copy, join(folder, oldName));
  await rename(draft, path);
}

/** The change is done: nothing needs the old secret any more. */
export const pruneOldSecret = (folder: string): Promise<void> => rm(join(folder, oldName), { force: true });

async function newDraft(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  return draft;
}

const read = async (path: string): Promise<string | undefined> =>
  (await readFile(path, 'utf8').catch(() => undefined))?.trim();
