// npm decides by the Node it runs on which optional binaries it installs. On an old Node it leaves out, without a
// word, those that ask for a newer one, and the apps cannot be built. This finds them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fits = (allowed, mine) => {
  if (!allowed) return true;
  const list = [allowed].flat();
  return !list.includes(`!${mine}`) && (list.every((item) => item.startsWith('!')) || list.includes(mine));
};

const isGlibc = () => process.platform !== 'linux' || Boolean(process.report?.getReport().header.glibcVersionRuntime);

/**
 * `root` is the repository's root, `omit` npm's setting of that name (npm sets it for NODE_ENV=production as well).
 * Folders of optional packages that belong on this machine and are not there.
 * Empty when packages that are not optional are missing too: then only a part of the workspaces was asked for.
 */
export function leftOut(root = '.', omit = process.env.npm_config_omit ?? '') {
  const isProduction = /\bdev\b/.test(omit);
  const isThere = (at) => existsSync(join(root, at));
  const libc = isGlibc() ? 'glibc' : 'musl';
  const entries = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).filter(
    ([at, entry]) =>
      at.startsWith('node_modules/') && !entry.link && !(isProduction && (entry.dev || entry.devOptional)),
  );
  const isOptional = (entry) => entry.optional || entry.devOptional || entry.peer;
  if (entries.some(([at, entry]) => !isOptional(entry) && !isThere(at))) return [];
  return entries
    .filter(([, entry]) => entry.optional && entry.integrity && !entry.peer)
    .filter(([, entry]) => fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, libc))
    .map(([at]) => at)
    .filter((at) => !isThere(at));
}
