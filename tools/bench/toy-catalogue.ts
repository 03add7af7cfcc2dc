import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchCluster, startCluster } from './bench-database.ts';
import { startServer } from './our-server.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/bench/toy');
const entities = 150;

/** 150 generated entities of 20 fields each: seconds to check their types, and to serve them. */
export async function measureTypes(say: (line: string) => void): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (let n = 0; n < entities; n += 1) writeFileSync(join(folder, 'src', `${nameOf(n)}.entity.ts`), entityFile(n));
  writeFileSync(join(folder, 'src/catalogue.ts'), catalogueFile());
  writeFileSync(join(folder, 'src/start.ts'), startFile);
  const options = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      types: ['node'],
      noEmit: true,
      emitDeclarationOnly: false,
      composite: false,
      incremental: false,
    },
    include: ['src'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const begun = performance.now();
  const checked = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: root, encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`the generated types are wrong:\n${checked.stdout.slice(0, 2000)}`);
  say(`${entities} entities of 20 fields: types checked in ${seconds(performance.now() - begun)} (target ≤ 10 s)`);
  await using cluster = await startCluster(say);
  await measureStart(cluster, say);
}

/** The first start migrates; the second is the one that counts. */
async function measureStart(cluster: BenchCluster, say: (line: string) => void): Promise<void> {
  const { url } = await cluster.empty('toy');
  for (const what of ['first start, with its migration', 'start']) {
    await using server = await startServer([join(folder, 'src/start.ts')], 4520, '/health/ready', {
      DATABASE_URL: url,
      PORT: '4520',
    });
    say(
      `${what}: first answer after ${seconds(server.startedIn)}${what === 'start' ? ' (target ≤ 3 s)' : ''}, ${server.memory().toFixed(0)} MiB`,
    );
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const nameOf = (n: number): string => `toy${n}`;

/** Every kind of field, a relation to the entity before, a lifecycle, an index, a search. */
const entityFile = (
  n: number,
): string => `import { code, country, currency, date, dateTime, decimal, defineEntity, email, json, lifecycle, longText, money, option, percentage, phone, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';

export const ${nameOf(n)} = defineEntity({
  name: '${nameOf(n)}',
  label: 'Toy ${n}',
  plural: 'Toys ${n}',
  title: ['code', 'name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  indexes: [['status'], ['day']],
  list: ['code', 'name', 'status'],
  fields: {
    code: code('Code', { required: true, max: 40 }),
    name: text('Name', { required: true, max: 100 }),
    notes: longText('Notes', { max: 2000 }),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency'),
    share: percentage('Share'),
    weight: decimal('Weight', { decimals: 3 }),
    count: whole('Count', { min: 0, max: 1000 }),
    day: date('Day'),
    moment: dateTime('Moment'),
    isOpen: yesNo('Open'),
    country: country('Country'),
    email: email('E-mail'),
    phone: phone('Phone'),
    kind: option('Kind', 'TOY_KIND'),
    more: json('More'),
    before: ref('Before', '${nameOf(Math.max(0, n - 1))}'),
    other: ref('Other', '${nameOf((n * 7) % entities)}'),
    remark: text('Remark', { max: 200 }),
    status: lifecycle('Status', {
      initial: 'NEW',
      states: { NEW: { label: 'New', tone: 'neutral', editable: true, deletable: true }, DONE: { label: 'Done', tone: 'success', final: true } },
      transitions: { finish: { label: 'Finish', from: ['NEW'], to: 'DONE', by: ['clerk'] } },
    }),
  },
  access: { clerk: { do: 'everything' }, reader: { do: ['read', 'export'], where: { field: 'status', op: 'eq', value: 'DONE' } } },
});
export interface Toy${n} extends RecordOf<typeof ${nameOf(n)}> {}
/** Uses what the types say of it, as rules do. */
export const read${n} = (toy: Toy${n}): string => \`\${toy.code} \${toy.amount ?? ''} \${toy.before?.id ?? ''} \${toy.status satisfies 'NEW' | 'DONE'}\`;
`;

const catalogueFile = (): string => {
  const all = Array.from({ length: entities }, (_, n) => nameOf(n));
  return `import { defineCatalogue } from '@homeport/grammar';
${all.map((name) => `import { ${name} } from './${name}.entity.ts';`).join('\n')}

export const catalogue = defineCatalogue([{ name: 'toys', entities: [${all.join(', ')}], actions: [], routes: [], events: [], screens: [], refusals: [], rules: [] }]);
`;
};

/** A whole server over the catalogue: migration, store, routes, document. */
const startFile = `import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, requestRefusals } from '@homeport/engine';
import { differenceBetween, emptySnapshot, migrate, migrationFiles, takeSnapshot } from '@homeport/engine/schema';
import { openStore } from '@homeport/engine/store';
import { catalogue } from './catalogue.ts';

const url = process.env.DATABASE_URL as string;
const folder = await mkdtemp(join(tmpdir(), 'homeport-toy-'));
for (const file of migrationFiles(differenceBetween(emptySnapshot, takeSnapshot(catalogue)), 1, 'initial')) await writeFile(join(folder, file.name), file.text);
await migrate({ url, folder });
await rm(folder, { recursive: true });
const store = await openStore({ url, catalogue, secrets: ['a secret for toys, which nobody has to guess'] });
const log = { error: console.error, warn: console.error, info: () => {}, debug: () => {} };
const app = await createServer({ catalogue, store, handlers: [], log, authenticate: () => requestRefusals.notSignedIn() });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.homeport.stop({ notice: 0 }).then(() => store.close()).then(() => process.exit(0)));
`;
