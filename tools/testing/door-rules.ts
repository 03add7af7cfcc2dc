import { posix } from 'node:path';
import { exportsOf, takenThrough } from './door-lists.ts';
import type { SourceText } from './imported-names.ts';

/** Doors that are written by hand, by the path of the file. */
const isDoor = (path: string): boolean =>
  /^packages\/[^/]+\/src\/(?:[^/]+\/)?index\.ts$|^apps\/[^/]+\/src\/(?:modules\/)?[^/]+\/index\.ts$/.test(path);

/** The door that `@homeport/engine` or `@homeport/engine/store` names. */
function doorNamed(specifier: string): string | undefined {
  const [, name, room] = /^@homeport\/([^/]+)(?:\/([^/]+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  return room === undefined ? `packages/${name}/src/index.ts` : `packages/${name}/src/${room}/index.ts`;
}

/**
 * Values that a door written by hand hands on and nobody takes: each is a promise to no one. Types may stand there untaken, since
 * those who take a value may have to name them. Doors that are derived hold this by themselves.
 */
export function judgeDoors(sources: readonly SourceText[]): string[] {
  const doors = sources.filter(({ path }) => isDoor(path));
  const paths = new Set(doors.map(({ path }) => path));
  const taken = takenThrough(sources, (specifier, from) => {
    const door = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : doorNamed(specifier);
    return door !== undefined && paths.has(door) ? door : undefined;
  });
  return doors.flatMap((door) =>
    exportsOf(door)
      .filter(({ name, isType }) => !isType && !taken.get(door.path)?.has(name))
      .map(({ name }) => `${door.path}: nobody takes ${name}`),
  );
}
