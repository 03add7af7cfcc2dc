// Completes package-lock.json after dependencies were changed: `npm install` twice, this, then `npm ci --dry-run`.
// Packages with binaries for other platforms that npm could not look up are missing from the lock file, and `npm ci`
// then refuses on every machine. An entry with version and platform is enough for it; such an entry carries no hash.
import { readFileSync, writeFileSync } from 'node:fs';
import { matchesLock, stampInstalled } from './runtime/install.mjs';

const FILE = 'package-lock.json';
const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32 windows'.split(' ');
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 ppc64le riscv64 s390x universal wasm32 x64'.split(' ');
const C_LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The folders in which Node looks for a dependency of the package at `at`, nearest first. */
function* lookedUpFrom(at) {
  for (let folder = at; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    yield `${folder}/node_modules/`;
  }
  yield 'node_modules/';
}

/** System, processor and C library as the words of a package's name tell them; undefined when no system is named. */
function platformOf(name) {
  const words = name.split(/[/.-]/);
  const named = words.find((word) => SYSTEMS.includes(word));
  if (!named) return undefined;
  const cpu = words.find((word) => PROCESSORS.includes(word) && word !== 'universal');
  const libc = words.map((word) => C_LIBRARIES[word]).find(Boolean);
  const os = named === 'windows' ? 'win32' : named;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), optional: true, os: [os] };
}

const wasInstalled = matchesLock();
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const before = Object.keys(lock.packages).length;
for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [...lookedUpFrom(at)].some((folder) => lock.packages[folder + name]);
    const platform = platformOf(name);
    if (isThere || !platform || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...(entry.dev ? { dev: true } : {}), ...platform };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
if (wasInstalled) stampInstalled(); // entries for other platforms change nothing here
console.log(`${Object.keys(lock.packages).length - before} entries added to ${FILE}`);
