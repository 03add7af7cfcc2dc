import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The user a program is started as; undefined means: as ourselves. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the data folder where that is an ordinary user,
 * else as `nobody`, which every system has: no user is ever made on the host.
 */
export function accountFor(folder: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existsSync(folder) ? statSync(folder) : undefined;
  return owner && owner.uid !== 0 && isKnown(owner.uid) ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** Gives a file or a folder with all that is in it to the account. */
export function giveTo(account: Account, path: string): void {
  if (!account) return;
  const now = lstatSync(path);
  if (now.uid !== account.uid || now.gid !== account.gid) chownSync(path, account.uid, account.gid);
  if (!now.isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}

/** True when the account may pass every folder on the way to `path` and enter `path` itself, as its mode bits tell. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true;
  for (let folder = existingPart(path); ; folder = dirname(folder)) {
    if (!mayEnter(account, statSync(folder))) return false;
    if (folder === dirname(folder)) return true;
  }
}

function existingPart(path: string): string {
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  return realpathSync(folder);
}

function mayEnter(account: NonNullable<Account>, folder: Stats): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** PostgreSQL's programs refuse a user without a name, such as the owner of a folder copied from another machine. */
function isKnown(uid: number): boolean {
  return spawnSync('id', ['-un', String(uid)], { stdio: 'ignore' }).status === 0;
}

function nobody(): NonNullable<Account> {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const [, , uid, gid] = users.match(/^nobody:.*$/m)?.[0].split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}
