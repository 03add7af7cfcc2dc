import { expect, test } from 'vitest';
import { commonFile, fileOf, sheetFile } from '../apps/assignee/chapters.ts';

test('a page is in the file of its chapter, its texts in that of their language, a big library alone', () => {
  expect(fileOf('apps/assignee/src/payments/PaymentsPage.tsx')).toBe('benefits');
  expect(fileOf('apps/assignee/src/payments/words/es.json')).toBe('pages-es');
  expect(fileOf('apps/assignee/src/home/words/es.json')).toBe('words-es');
  expect(fileOf('apps/assignee/src/words/en-x-halden.json')).toBe('words-en');
  expect(fileOf('packages/ui/src/entry/words/fr.json')).toBe('lean-fr');
  expect(fileOf('packages/ui/src/viewer/PdfPages.tsx')).toBe('PdfPages');
  expect(fileOf('node_modules/temporal-polyfill/global.esm.js')).toBe('temporal-polyfill');
});
test('a folder in no chapter stops the build', () => {
  expect(() => fileOf('apps/assignee/src/pets/PetsPage.tsx')).toThrow('pets/PetsPage.tsx is in no chapter');
});
test('what Home needs waits for no other page, and what two chapters need is in neither of them', () => {
  const of = (...files: string[]) => commonFile(new Set(files), []);
  expect(of('travel')).toBe('travel');
  expect(of('home', 'travel')).toBe('front');
  expect(of('home', 'travel', 'money', 'people', 'papers')).toBe('shell');
  expect(of('diary', 'PlaceMap')).toBe('diary');
  expect(of('money', 'diary', 'PlaceMap')).toBe('amounts');
  expect(of('money', 'people')).toBe('shared');
  expect(of('money', 'travel')).toBe('fields');
  expect(of('move', 'people')).toBe('rare');
  expect(of('move', 'diary')).toBe('seldom');
  expect(of('account', 'bank')).toBe('proof');
  const form = ['packages/ui/src/records/form/Field.tsx'];
  expect(commonFile(new Set(['money', 'travel']), form)).toBe('lines');
  expect(commonFile(new Set(['account', 'travel']), form)).toBe('records');
  expect(commonFile(new Set(['travel']), form)).toBe('travel');
});
test('files never lean on each other in a circle, whoever needs what', () => {
  const chapters = [
    'home',
    'later',
    'money',
    'benefits',
    'account',
    'bank',
    'move',
    'forms',
    'papers',
    'people',
    'diary',
    'travel',
  ];
  const order = ['shell', 'front', 'shared', 'fields', 'amounts', 'seldom', 'rare', 'proof'];
  const all = Array.from({ length: 2 ** chapters.length }, (_, bits) => chapters.filter((_, at) => bits & (1 << at)));
  // What draws declared fields imports all of these, and none of them imports it.
  const rankOf = (files: readonly string[]) => order.indexOf(commonFile(new Set(files), []));
  const ranks = new Map(all.map((files) => [files.join(), rankOf(files)]));
  // What a source imports is needed by all who need the source, and perhaps by others.
  const back = all
    .filter((files) => files.length > 1)
    .flatMap((files) =>
      chapters
        .filter((other) => !files.includes(other))
        .map((other) => [files, chapters.filter((one) => one === other || files.includes(one))] as const)
        .filter(([source, imported]) => (ranks.get(imported.join()) ?? 0) > (ranks.get(source.join()) ?? 0)),
    );
  expect(back).toEqual([]);
});
test('files that hold what chapters have in common have no sheets of their own', () => {
  expect(sheetFile(new Set(['diary']))).toBe('diary');
  expect(sheetFile(new Set(['diary', 'travel']))).toBe('shared');
  expect(sheetFile(new Set(['diary', 'PlaceMap']))).toBe('diary');
  expect(sheetFile(new Set(['seldom']))).toBe('shared');
  expect(sheetFile(new Set(['front', 'travel']))).toBe('shell');
});
