import { expect, test } from 'vitest';
import { inReadingOrder, partsOf, recentlyOpened, sectionName } from './library.rules.ts';

test('a passage is taken apart at what was found', () => {
  expect(partsOf('before \u0001found\u0002 between \u0001again\u0002')).toEqual([
    { text: 'before ', isFound: false },
    { text: 'found', isFound: true },
    { text: ' between ', isFound: false },
    { text: 'again', isFound: true },
  ]);
  expect(partsOf('nothing')).toEqual([{ text: 'nothing', isFound: false }]);
  expect(partsOf('')).toEqual([]);
});
test('one reads in the own language first', () => {
  const all = [
    { title: 'Zoo', language: 'fr' as const },
    { title: 'Abc', language: 'en' as const },
    { title: 'École', language: 'fr' as const },
    { title: 'Any', language: null },
  ];
  expect(inReadingOrder(all, 'fr').map((one) => one.title)).toEqual(['Any', 'École', 'Zoo', 'Abc']);
});
test('what was opened and is gone is not offered again', () => {
  const readings = ['b', 'gone', 'a'].map((id) => ({ document: { id, label: id }, openedAt: null }));
  const documents = [{ id: 'a' }, { id: 'b' }] as never[];
  expect(recentlyOpened(readings, documents).map((one) => one.id)).toEqual(['b', 'a']);
});
test('a section without a name in a language has its English one', () => {
  const names = { name: 'Home', nameEs: 'Vivienda', nameFr: null };
  expect([sectionName(names, 'es'), sectionName(names, 'fr'), sectionName(names, 'en-x-halden')]).toEqual([
    'Vivienda',
    'Home',
    'Home',
  ]);
});
