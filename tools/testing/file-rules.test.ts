import { expect, test } from 'vitest';
import { judgeFiles } from './file-rules.ts';

const broken = (path: string, text = '') =>
  judgeFiles([{ path, text }])
    .filter(({ problems }) => problems.length > 0)
    .map(({ name }) => name);

test.each([
  'packages/grammar/src/index.ts',
  'packages/engine/src/store/index.ts',
  'packages/model/src/expenses/index.ts',
  'packages/model/src/expenses/expense.entity.ts',
  'packages/model/src/identity/common-words.data.ts',
  'packages/ui/src/controls/MoneyField.tsx',
  'packages/ui/src/controls/MoneyField.test.tsx',
  'apps/server/src/modules/expenses/index.ts',
  'apps/assignee/src/main.tsx',
  'apps/assignee/src/vite-env.d.ts',
])('%s is a good name', (path) => {
  expect(broken(path)).toEqual([]);
});

test.each([
  ['packages/engine/src/utils/dates.ts', 'no utils, helpers or common'],
  ['packages/engine/src/store/date-utils.ts', 'no utils, helpers or common'],
  ['packages/engine/src/store/store.helper.ts', 'no utils, helpers or common'],
  ['packages/ui/src/common/Box.tsx', 'no utils, helpers or common'],
  ['packages/engine/src/store/rowSecurity.ts', 'kebab-case files, PascalCase components'],
  ['packages/ui/src/controls/Money_Field.tsx', 'kebab-case files, PascalCase components'],
  ['packages/ui/src/controls/index.ts', 'index files are doors only'],
  ['packages/grammar/src/fields/index.ts', 'index files are doors only'],
])('%s is refused', (path, rule) => {
  expect(broken(path)).toEqual([rule]);
});

test('a file stops at 400 lines, unless it is generated', () => {
  const text = 'line\n'.repeat(401);
  expect(broken('apps/server/src/long.ts', text)).toEqual(['no file over 400 lines']);
  expect(broken('apps/server/src/long.ts', 'line\n'.repeat(400))).toEqual([]);
  expect(broken('packages/model/src/catalogue/catalogue.generated.ts', text)).toEqual([]);
});

test('exports have names, save in the configuration files whose reader wants it otherwise', () => {
  expect(broken('apps/server/src/thing.ts', 'export default 1;\n')).toEqual(['named exports']);
  expect(broken('apps/assignee/vite.config.ts', 'export default {};\n')).toEqual([]);
});

test('no input cuts what is too long: it is refused where it stands', () => {
  const rule = ['no text is cut by its input'];
  const path = 'apps/assignee/src/thing/Thing.tsx';
  expect(broken(path, '<TextInput label="Name" maxLength={60} />')).toEqual(rule);
  expect(broken(path, '<Textarea\n  onChange={(event) => set(event)}\n  maxLength={max}\n/>')).toEqual(rule);
  expect(broken(path, '<input icon={<Icon />} maxlength="4" />')).toEqual(rule);
  expect(broken(path, '<TextField label="Name" maxLength={60} />')).toEqual([]);
  expect(broken(path, '<TextInput value={value} />\n<TalkComposer maxLength={60} />')).toEqual([]);
});

test('no task is left open in a comment', () => {
  expect(broken('apps/server/src/thing.ts', `// ${'TODO'}: later\n`)).toEqual(['nothing left to do']);
});

test.each(["export * from './store.ts';", "export type * from './store.ts';", "export * as store from './store.ts';"])(
  'a door that says %s is refused',
  (line) => {
    expect(broken('packages/engine/src/store/index.ts', `/** The door. */\n${line}\n`)).toEqual(['a door is a list']);
  },
);
test('a door that names what it hands on is none', () => {
  expect(broken('packages/engine/src/store/index.ts', "export { openStore, type Store } from './store.ts';\n")).toEqual(
    [],
  );
});
