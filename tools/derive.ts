import { parseArgs } from 'node:util';
import { type Derived, writeOrCompare } from './derive/derived-files.ts';

/**
 * Writes everything that follows from the declarations: `npm run derive`. With `--check` it writes nothing and fails when
 * a derived file is stale. `--migration name` adds the next migration; `--reset` rewrites the first one instead.
 */
const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, migration: { type: 'string' }, reset: { type: 'boolean' } },
});
const isCheck = options.check === true;
const root = new URL('..', import.meta.url).pathname;
const stale: string[] = [];

async function settle(files: readonly Derived[]): Promise<void> {
  stale.push(...(await writeOrCompare(root, files, isCheck)));
}

const { deriveMailTemplate } = await import('./derive/mail-template.ts');
await settle([await deriveMailTemplate(root)]);
// Doors first, because declarations come in by them; then the catalogue: everything else reads it.
const { deriveDoors } = await import('./derive/doors.ts');
await settle(deriveDoors(root));
if (isCheck && stale.length > 0) finish();

const { deriveDomains } = await import('./derive/domains.ts');
await settle(await deriveDomains(root));
if (isCheck && stale.length > 0) finish();

const { catalogue } = await import(`${root}packages/model/src/catalogue/catalogue.ts`);
const { deriveMigration } = await import('./derive/migration.ts');
const { deriveCataloguePages } = await import('./derive/catalogue-pages.ts');
const { deriveDataInventory } = await import('./derive/data-inventory.ts');
const { deriveDays } = await import('./derive/days.ts');
const { deriveRooms } = await import('./derive/rooms.ts');
const { deriveFormulasPage } = await import('./derive/formulas.ts');
const { deriveTones } = await import('./derive/tones.ts');
const { deriveEntityIndex } = await import('./derive/entity-index.ts');
const { derivePermissions } = await import('./derive/permissions.ts');
const { deriveLinesPage } = await import('./derive/specification/line.ts');
const { specificationLines } = await import('./derive/specification/lines.ts');
const { deriveMeasures } = await import('./derive/measures.ts');
const { deriveFormSlices, wordsIn } = await import('./derive/form-slices.ts');
const { deriveCalculationWords } = await import('./derive/calculation-words.ts');
const { missingWords } = await import('./derive/words.ts');

const migration = await deriveMigration(root, catalogue, { name: options.migration, isReset: options.reset === true });
await settle(migration.files);
await settle(await deriveCataloguePages(root, catalogue));
await settle([
  derivePermissions(catalogue),
  deriveDays(catalogue),
  deriveTones(catalogue),
  deriveFormulasPage(),
  ...deriveEntityIndex(catalogue),
  deriveLinesPage(specificationLines),
  deriveMeasures(root),
  ...deriveRooms(root),
  await deriveDataInventory(root, catalogue),
  ...(await deriveCalculationWords(root, catalogue)),
  ...deriveFormSlices(catalogue, await wordsIn(root, catalogue)),
]);
const words = await missingWords(root, catalogue);
for (const line of words) console.log(line);
if (migration.pending.length > 0) {
  console.log(
    `The declarations ask for a migration (npm run derive -- --migration name):\n${migration.pending.join('\n')}`,
  );
  stale.push('apps/server/migrations');
}
finish(words.length);

function finish(missing = 0): never {
  for (const file of stale) console.log(isCheck ? `stale: ${file}` : `not derived yet: ${file}`);
  if (isCheck && stale.length + missing === 0) console.log('Everything derived is up to date.');
  process.exit(isCheck && stale.length + missing > 0 ? 1 : 0);
}
