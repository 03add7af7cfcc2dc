import { allFields, type Entity, type Field, wireName } from '@homeport/grammar';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { RecordList } from '@homeport/ui/records/list/RecordList.tsx';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { expect, test } from 'vitest';
import { cityFaults } from '../support/english-cities.ts';
import { faultsByEntity } from './draw-all.ts';
import { drawn, faultsOf } from './draw-screen.tsx';
import { fullRow } from './rows.ts';

/** Lists and records are read in French, with eyes on English names of cities and on names that stand twice. */
const way = 'Camille Laurent: London → Singapore';

/** What a field that names a town says of Singapore and London, as it is stored; undefined of any other field. */
function inEnglish(field: Field): unknown {
  if (field.type === 'address') return { town: 'Singapore', country: 'SG' };
  if (field.type === 'ref' && field.to === 'caseDetail') return { id: 'c1', label: `AS-1 · ${way}` };
  if (field.type !== 'text' || !field.place) return undefined;
  return field.place.way ? way : 'Singapore';
}
function rowOf(entity: Entity): Row {
  const fields = Object.entries(allFields(entity));
  const countries = new Set(fields.flatMap(([, field]) => (field.type === 'text' && field.place?.in) || []));
  const towns = fields.flatMap(([name, field]) => {
    const value = countries.has(name) ? 'SG' : inEnglish(field);
    return value === undefined ? [] : [[wireName(name, field), value] as const];
  });
  return { ...fullRow(entity), ...Object.fromEntries(towns) };
}
const namesTowns = (entity: Entity) =>
  Object.values(allFields(entity)).some(
    (field) => field.type === 'address' || (field.type === 'text' && field.place !== undefined),
  );
const withTowns = [...drawn.filter(namesTowns), ...drawn.filter(({ name }) => name === 'caseService')];
const screens = {
  list: (entity: Entity) => <RecordList entity={entity} params={{}} onParams={() => undefined} />,
  record: (entity: Entity) => (
    <RecordPage entity={entity} id={rowOf(entity).id} tab="" params={{}} onParams={() => undefined} />
  ),
};
/** What people read of a page, each piece by itself. */
const readOf = (page: Element): string =>
  [...page.querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent)
    .join('\n');

test.each(['list', 'record'] as const)(
  'a %s names cities in the language of its reader, and a city state once',
  async (kind) => {
    const look = await cityFaults('fr');
    expect(withTowns.length).toBeGreaterThan(15);
    const faults = await faultsByEntity({
      of: withTowns,
      screen: screens[kind],
      rows: (entity) => [rowOf(entity)],
      look: (page) => look(readOf(page)),
    });
    expect(faults).toEqual({});
  },
  600_000,
);

test('the record of an assignment reads as a French reader calls its towns', async () => {
  const [entity] = drawn.filter(({ name }) => name === 'caseDetail');
  if (!entity) throw new Error('no assignment');
  let read = '';
  await faultsOf(
    screens.record(entity),
    () => [rowOf(entity)],
    (page) => {
      read = readOf(page);
      return [];
    },
  );
  expect(read).toContain('Londres → Singapour');
  expect(read).not.toContain('Singapour, Singapour');
});
