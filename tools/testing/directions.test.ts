import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CruiseResult, cruise } from './cruise.ts';

/** Folder of the importing file, the file it imports, the rule that forbids it. */
const FORBIDDEN = [
  ['packages/grammar/src', 'packages/model/src/catalogue/catalogue.ts', 'grammar-alone'],
  ['packages/model/src/cases', 'packages/engine/src/index.ts', 'model-on-grammar'],
  ['packages/engine/src/store', 'packages/model/src/catalogue/catalogue.ts', 'engine-on-grammar'],
  ['packages/client/src', 'packages/model/src/catalogue/catalogue.ts', 'client-on-grammar'],
  ['packages/ui/src/shell', 'packages/model/src/catalogue/catalogue.ts', 'ui-on-grammar'],
  ['packages/ui/src/shell', 'packages/engine/src/index.ts', 'ui-on-grammar'],
  ['packages/engine/src/http', 'apps/server/src/main.ts', 'no-app-from-package'],
  ['apps/server/src', 'packages/ui/src/shell/Shell.tsx', 'server-directions'],
  ['apps/assignee/src', 'packages/engine/src/index.ts', 'browser-directions'],
  ['apps/workspace/src', 'apps/assignee/src/main.tsx', 'no-app-from-app'],
  ['apps/server/src', 'packages/engine/src/store/connection.ts', 'engine-door'],
  ['apps/server/src', 'packages/model/src/cases/case.rules.ts', 'model-door'],
  ['packages/engine/src/store', 'packages/engine/src/http/index.ts', 'engine-no-inner-barrel'],
  ['packages/grammar/src/fields', 'packages/grammar/src/index.ts', 'grammar-no-inner-barrel'],
  ['packages/model/src/cases', 'packages/model/src/cases/door.generated.ts', 'no-own-door'],
  ['packages/model/src/cases', 'packages/model/src/people/person.entity.ts', 'model-doors'],
  ['apps/server/src/modules/cases', 'apps/server/src/modules/people/load-person.ts', 'server-doors'],
  ['apps/server/src', 'tests/support/postgres.ts', 'no-tests-in-product'],
  ['packages/ui/src/shell', 'packages/ui/src/nowhere.ts', 'no-unknown'],
  ['packages/model/src/money', 'node_modules/decimal.js/decimal.mjs', 'one-decimal'],
] as const;

const ALLOWED = [
  ['packages/model/src/cases', 'packages/grammar/src/index.ts'],
  ['packages/model/src/expenses', 'packages/model/src/people/door.generated.ts'],
  ['packages/engine/src/http', 'packages/engine/src/store/connection.ts'],
  ['packages/ui/src/shell', 'packages/client/src/index.ts'],
  ['apps/server/src/modules/cases', 'packages/engine/src/store/index.ts'],
  ['apps/server/src/modules/expenses', 'apps/server/src/modules/people/index.ts'],
  ['apps/assignee/src', 'packages/model/src/cases/door.generated.ts'],
  ['apps/workspace/src', 'packages/ui/src/shell/Shell.tsx'],
  ['tests/journeys', 'apps/server/src/main.ts'],
  ['tests/support', 'node_modules/decimal.js/decimal.mjs'],
] as const;

let root: string;
let result: CruiseResult;
const fileOf = (kind: string, index: number, folder: string) => `${folder}/${kind}-${index}.ts`;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'directions-'));
  write('tsconfig.tests.json', '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }');
  for (const [, to] of [...FORBIDDEN, ...ALLOWED]) if (!to.includes('nowhere')) write(to, 'export const thing = 1;\n');
  for (const [index, [folder, to]] of FORBIDDEN.entries()) writeImport(fileOf('forbidden', index, folder), to);
  for (const [index, [folder, to]] of ALLOWED.entries()) writeImport(fileOf('allowed', index, folder), to);
  writeImport('packages/ui/src/one.ts', 'packages/ui/src/two.ts');
  writeImport('packages/ui/src/two.ts', 'packages/ui/src/one.ts');
  result = await cruise(['packages', 'apps', 'tests'], root);
  expect(result.problem).toBeUndefined();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeImport(from: string, to: string): void {
  const up = '../'.repeat(dirname(from).split('/').length);
  write(from, `import { thing as imported } from '${up}${to}';\nexport const thing = imported;\n`);
}

const brokenBy = (file: string) => result.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(FORBIDDEN.map((row, index) => [...row, index] as const))(
  '%s must not import %s',
  (folder, _to, rule, index) => {
    expect(brokenBy(fileOf('forbidden', index, folder))).toEqual([rule]);
  },
);

test.each(ALLOWED.map((row, index) => [...row, index] as const))('%s may import %s', (folder, _to, index) => {
  const file = fileOf('allowed', index, folder);
  expect(result.sources).toContain(file);
  expect(brokenBy(file)).toEqual([]);
});

test('two files that import each other are a cycle', () => {
  expect(brokenBy('packages/ui/src/one.ts')).toEqual(['no-cycle']);
});
