import { allowanceFor, type Entity } from '@homeport/grammar';
import { roles } from '@homeport/model';
import { NewRecordPage } from '@homeport/ui/records/record/NewRecordPage.tsx';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { expect, test } from 'vitest';
import { faultsByEntity } from './draw-all.ts';
import { drawn, holds } from './draw-screen.tsx';
import { fullRow } from './rows.ts';

const none = () => undefined;
const everybody = { roles: Object.keys(roles), user: 'me', person: null };
const deedsOn = (entity: Entity) => allowanceFor(entity, everybody).deeds;
/** Whose records nobody makes by hand, and somebody changes: their form is the other one. */
const onlyChanged = drawn.filter((entity) => !deedsOn(entity).create && deedsOn(entity).update);

test('the form for a new record of every entity is drawn', async () => {
  const faults = await faultsByEntity({
    of: drawn.filter((entity) => deedsOn(entity).create),
    screen: (entity) => <NewRecordPage entity={entity} params={{}} onSaved={none} onCancel={none} />,
    rows: () => [],
    look: (page) => [...holds(page, 'h1'), ...holds(page, '.hp-record-form')],
  });
  expect(faults).toEqual({});
}, 600_000);

test('the form that changes a record is drawn, with everything it says, where there is no other or pictures are shown', async () => {
  const withPictures = drawn.filter((entity) => Object.values(entity.fields).some(({ type }) => type === 'image'));
  const of = [...new Set([...onlyChanged, ...withPictures])].filter((entity) => deedsOn(entity).update);
  expect(of.length).toBeGreaterThan(5);
  const faults = await faultsByEntity({
    of,
    screen: (entity) => (
      <RecordPage entity={entity} id={fullRow(entity).id} tab="" params={{ edit: '1' }} onParams={none} />
    ),
    rows: (entity) => [fullRow(entity)],
    look: (page) => [...holds(page, 'h1'), ...holds(page, '.hp-record-form')],
  });
  expect(faults).toEqual({});
}, 600_000);
