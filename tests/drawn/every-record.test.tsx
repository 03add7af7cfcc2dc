import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { expect, test } from 'vitest';
import { faultsByEntity } from './draw-all.ts';
import { holds } from './draw-screen.tsx';
import { bareRow, fullRow } from './rows.ts';

test.each([
  ['everything', fullRow],
  ['nothing', bareRow],
])(
  'a record of every entity that says %s is drawn',
  async (_, rowOf) => {
    const faults = await faultsByEntity({
      screen: (entity) => (
        <RecordPage entity={entity} id={rowOf(entity).id} tab="" params={{}} onParams={() => undefined} />
      ),
      rows: (entity) => [rowOf(entity)],
      look: (page) => [...holds(page, 'h1'), ...holds(page, '.hp-record .hp-record-main'), ...holds(page, 'form', 0)],
    });
    expect(faults).toEqual({});
  },
  600_000,
);
