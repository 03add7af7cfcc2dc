import { RecordList } from '@homeport/ui/records/list/RecordList.tsx';
import { expect, test } from 'vitest';
import { faultsByEntity } from './draw-all.ts';
import { holds } from './draw-screen.tsx';
import { bareRow, fullRow } from './rows.ts';

test('the list of every entity is drawn, with a record that says everything and one that says nothing', async () => {
  const faults = await faultsByEntity({
    screen: (entity) => <RecordList entity={entity} params={{}} onParams={() => undefined} />,
    rows: (entity) => [fullRow(entity), bareRow(entity)],
    look: (page) => [...holds(page, 'h1'), ...holds(page, '.hp-table-row', 2), ...holds(page, '.hp-empty', 0)],
  });
  expect(faults).toEqual({});
}, 600_000);

test('the list of every entity is drawn when there is nothing in it', async () => {
  const faults = await faultsByEntity({
    screen: (entity) => <RecordList entity={entity} params={{}} onParams={() => undefined} />,
    rows: () => [],
    look: (page) => [...holds(page, 'h1'), ...holds(page, '.hp-table-row', 0), ...holds(page, '.hp-empty')],
  });
  expect(faults).toEqual({});
}, 600_000);
