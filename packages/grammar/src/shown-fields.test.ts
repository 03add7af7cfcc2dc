import { expect, test } from 'vitest';
import { allowanceOf } from './access.ts';
import { defineEntity } from './entity.ts';
import { text } from './fields/build.ts';
import { shownFaults } from './shown-faults.ts';

const spec = { name: 'thing', label: 'Thing', plural: 'Things', title: ['name'] };
const fields = { name: text('Name'), price: text('Price') };

test('a grant that says what it shows hides every other field, also one that is declared later', () => {
  const access = { guest: { do: ['read'], show: ['name'] }, staff: { do: ['read'] } } as const;
  const now = defineEntity({ ...spec, fields, access });
  expect([...allowanceOf(now.access, ['guest']).hidden]).toEqual(['price']);
  const later = defineEntity({ ...spec, fields: { ...fields, secretPlan: text('Secret plan') }, access });
  expect([...allowanceOf(later.access, ['guest']).hidden]).toEqual(['price', 'secretPlan']);
  expect([...allowanceOf(later.access, ['staff']).hidden]).toEqual([]);
});
test('the fields that are shown exist', () => {
  const showing = (...show: string[]) => defineEntity({ ...spec, fields, access: { guest: { do: ['read'], show } } });
  expect(shownFaults(showing('name'))).toEqual([]);
  expect(shownFaults(showing('name', 'nmae'))).toEqual(['shows nmae to guest, which is not one of its fields']);
});
test('who comes from outside and is shown nothing by name sees what a record is called', () => {
  const access = { vendor: { do: ['read'] }, staff: { do: ['read'] } } as const;
  const { access: declared } = defineEntity({ ...spec, fields, access });
  expect([...allowanceOf(declared, ['vendor']).hidden]).toEqual(['price']);
  expect([...allowanceOf(declared, ['staff']).hidden]).toEqual([]);
});
