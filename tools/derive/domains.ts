import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Derived } from './derived-files.ts';

const kinds = [
  'entities',
  'actions',
  'routes',
  'events',
  'refusals',
  'rules',
  'screens',
  'cards',
  'calculations',
] as const;
type Kind = (typeof kinds)[number];

/** Which files hold which declarations. */
const endings: Readonly<Record<string, readonly Kind[]>> = {
  '.entity.ts': ['entities'],
  '.actions.ts': ['actions'],
  '.routes.ts': ['routes'],
  '.events.ts': ['events'],
  '.refusals.ts': ['refusals'],
  '.rules.ts': ['rules', 'calculations'],
  '.screens.ts': ['screens'],
  '.cards.ts': ['cards'],
};

/** How a declaration of each kind is told from the other exports of its file. */
const isDeclared: Readonly<Record<Kind, (value: Record<string, unknown>) => boolean>> = {
  entities: (v) => 'fields' in v && 'access' in v && 'title' in v,
  actions: (v) => 'on' in v && 'input' in v && 'label' in v,
  routes: (v) => 'method' in v && 'path' in v,
  events: (v) => 'payload' in v && 'on' in v,
  refusals: (v) => '$domain' in v && '$specs' in v,
  rules: (v) => 'on' in v && 'spec' in v,
  cards: (v) => 'draws' in v && 'on' in v,
  screens: (v) => 'kind' in v && 'on' in v,
  calculations: (v) => 'inputs' in v && 'runLoosely' in v,
};

interface Found {
  readonly kind: Kind;
  readonly file: string;
  readonly name: string;
}

interface InDomain extends Found {
  readonly domain: string;
}

const model = 'packages/model/src';

/** What a browser draws the screens of a domain from; routes, events and rules stay where they are used. */
const drawn: readonly Kind[] = ['entities', 'actions'];

/**
 * One list per domain folder of everything it declares and a smaller one of what its screens are drawn from; the list of the
 * domains, the ways to the smaller ones, all refusals, which any screen may have to say, and all calculations.
 */
export async function deriveDomains(root: string): Promise<Derived[]> {
  const folders = (await readdir(join(root, model), { withFileTypes: true })).filter((f) => f.isDirectory());
  const files: Derived[] = [];
  const domains: string[] = [];
  const refusals: InDomain[] = [];
  const calculations: InDomain[] = [];
  for (const { name: domain } of folders.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const found = await findDeclarations(join(root, model, domain));
    const path = `${model}/${domain}/domain.generated.ts`;
    const drawnPath = `${model}/${domain}/drawn.generated.ts`;
    if (found.length === 0) {
      files.push({ path, text: undefined }, { path: drawnPath, text: undefined });
      continue;
    }
    domains.push(domain);
    const ofKind = (kind: Kind) => found.filter((one) => one.kind === kind).map((one) => ({ ...one, domain }));
    refusals.push(...ofKind('refusals'));
    calculations.push(...ofKind('calculations'));
    files.push({ path, text: domainText(domain, found) });
    files.push({
      path: drawnPath,
      text: domainText(
        domain,
        found.filter((one) => drawn.includes(one.kind)),
      ),
    });
  }
  files.push({ path: `${model}/catalogue/catalogue.generated.ts`, text: catalogueText(domains) });
  files.push({ path: `${model}/catalogue/drawn-domains.generated.ts`, text: waysText(domains) });
  // In two files, which are fetched side by side.
  const half = Math.ceil(refusals.length / 2);
  for (const [file, some] of [
    ['refusals', refusals.slice(0, half)],
    ['more-refusals', refusals.slice(half)],
  ] as const)
    files.push({
      path: `${model}/catalogue/${file}.generated.ts`,
      text: allText(some, 'RefusalSet', 'refusalSets'),
    });
  files.push({
    path: `${model}/catalogue/calculations.generated.ts`,
    text: allText(calculations, 'Calculation', 'calculations'),
  });
  return files;
}

async function findDeclarations(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const ending = Object.keys(endings).find((e) => file.endsWith(e));
    if (ending === undefined) continue;
    const expected = endings[ending] ?? [];
    const exports = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value !== 'object' || value === null) continue;
      const kind = expected.find((one) => isDeclared[one](value as Record<string, unknown>));
      if (kind) found.push({ kind, file, name });
    }
  }
  return found;
}

const note = '// Written by `npm run derive` from the declarations of this folder.\n';

function domainText(domain: string, found: readonly Found[]): string {
  const byFile = Map.groupBy(found, (f) => f.file);
  const clash = found.find((f) => found.some((o) => o !== f && o.name === f.name));
  if (clash) throw new Error(`${domain}: two declarations are exported as ${clash.name}`);
  const imports = [...byFile].map(
    ([file, items]) =>
      `import { ${items
        .map((i) => i.name)
        .sort()
        .join(', ')} } from './${file}';`,
  );
  const lists = kinds.flatMap((kind) => {
    const names = found.filter((f) => f.kind === kind).map((f) => f.name);
    // Few domains calculate anything that is explained, or stand on somebody's home; the others say nothing about it.
    return (kind === 'calculations' || kind === 'cards') && names.length === 0
      ? []
      : [`  ${kind}: [${names.join(', ')}],`];
  });
  return [
    note.trimEnd(),
    "import type { Domain } from '@homeport/grammar';",
    ...imports,
    '',
    'export const domain: Domain = {',
    `  name: '${domain}',`,
    ...lists,
    '};',
    '',
  ].join('\n');
}

const constant = (folder: string): string => folder.replace(/-([a-z])/g, (_, c: string) => c.toUpperCase());

const noteOfAll = note.trimEnd().replace('of this folder', 'of all domains');

function catalogueText(domains: readonly string[]): string {
  return [
    noteOfAll,
    "import type { Domain } from '@homeport/grammar';",
    ...domains.map((d) => `import { domain as ${constant(d)} } from '../${d}/domain.generated.ts';`),
    '',
    `export const domains: readonly Domain[] = [${domains.map(constant).join(', ')}];`,
    '',
  ].join('\n');
}

function waysText(domains: readonly string[]): string {
  return [
    noteOfAll,
    "import type { Domain } from '@homeport/grammar';",
    '',
    '/** What the screens of each domain are drawn from; fetched when it is needed. */',
    'export const drawnDomains: Readonly<Record<string, () => Promise<{ readonly domain: Domain }>>> = {',
    ...domains.map((d) => `  '${d}': () => import('../${d}/drawn.generated.ts'),`),
    '};',
    '',
  ].join('\n');
}

/** All declarations of one kind in one list. */
function allText(found: readonly InDomain[], type: string, list: string): string {
  const names = found.map(({ domain, name }) => `${constant(domain)}_${name}`);
  return [
    noteOfAll,
    `import type { ${type} } from '@homeport/grammar';`,
    ...found.map(({ domain, file, name }, at) => `import { ${name} as ${names[at]} } from '../${domain}/${file}';`),
    '',
    `export const ${list}: readonly ${type}[] = [${names.join(', ')}];`,
    '',
  ].join('\n');
}
