import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedPage } from '@homeport/engine/http';
import { subDomainOf } from '@homeport/grammar';

/** What a build says of its files, by source. */
type Manifest = Readonly<Record<string, Part>>;
interface Part {
  readonly file: string;
  /** What it is called without its hash. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The file of the texts that the public pages of the assignee app cannot be drawn without, by its name. */
const wordsOf = (language: string): string => `lean-${language}`;
const publicPages: ReadonlySet<string> = new Set(['/', '/login']);
/** The application behind the sign-in, without its pages. */
const application = 'src/signed-in.tsx';

/**
 * What pages of the assignee app ask for first, told with the page: it comes together with the script instead of after it,
 * one round trip less until something can be read. The public ones ask for the texts in the visitor's language and the
 * company's look, those behind the sign-in for the application.
 */
export function earlyParts(folder: string, prefix: string) {
  let manifest: Manifest | undefined;
  const known = (): Manifest => {
    manifest ??= JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    return manifest;
  };
  return ({ path, host, locale }: Omit<AskedPage, 'query'>): string | undefined => {
    if (path === '/dashboard' || path.startsWith('/dashboard/')) {
      return [...filesOf(known(), application)].map(asModule).join(', ') || undefined;
    }
    if (!publicPages.has(path)) return undefined;
    const wanted = wordsOf(locale.slice(0, 2));
    const words = Object.values(known()).flatMap(({ name, file }) => (name === wanted ? [file] : []));
    const name = subDomainOf(host);
    const look = `${prefix}/tenant/init${name && `?subDomain=${encodeURIComponent(name)}`}`;
    return [...words.map(asModule), `<${look}>; rel=preload; as=fetch; crossorigin`].map(afterPage).join(', ');
  };
}
const asModule = (file: string): string => `</${file}>; rel=modulepreload`;
/** The public pages stand without it: what they are drawn with goes first. */
const afterPage = (link: string): string => `${link}; fetchpriority=low`;

/** The file of a source and everything it imports; not what the page has in its head already. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const part = manifest[source];
  if (!part || part.isEntry || seen.has(source)) return found;
  seen.add(source);
  found.add(part.file);
  for (const other of part.imports ?? []) filesOf(manifest, other, found, seen);
  return found;
}
