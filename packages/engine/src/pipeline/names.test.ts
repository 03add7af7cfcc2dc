import {
  actionNames,
  type Domain,
  defineAction,
  defineCatalogue,
  defineEntity,
  entityName,
  fieldNames,
  isRefusal,
  lifecycle,
  listed,
  severalListed,
  text,
} from '@homeport/grammar';
import { expect, test } from 'vitest';
import { namingAmong, refuseNames } from './names.ts';

const boat = defineEntity({
  name: 'boat',
  label: 'Boat',
  plural: 'Boats',
  title: ['name'],
  fields: {
    name: text('Name'),
    key: text('Key', { secret: true }),
    status: lifecycle('Status', {
      initial: 'moored',
      states: { moored: { label: 'Moored' }, sunk: { label: 'Sunk', final: true } },
      transitions: {
        sail: { label: 'Sail', from: ['moored'], to: 'moored', by: ['captain'] },
        sink: { label: 'Sink', from: ['moored'], to: 'sunk', by: [], system: true },
      },
    }),
  },
  access: {},
});
const log = defineEntity({ ...boat, name: 'log', internal: true, fields: {} });
const setting = defineEntity({
  name: 'setting',
  label: 'Setting',
  plural: 'Settings',
  title: ['about'],
  fields: {
    about: entityName('Records'),
    hidden: fieldNames('Hidden', 'about'),
    without: actionNames('Without', 'about'),
    speaks: listed('Speaks', 'language'),
    zone: listed('Zone', 'timeZone'),
    money: listed('Money', 'currency'),
    calls: severalListed('Calls in', 'country'),
  },
  access: {},
});
const domain: Domain = {
  name: 'harbour',
  entities: [boat, log, setting],
  actions: [defineAction({ name: 'paint', on: 'boat', label: 'Paint', input: {}, by: ['captain'] })],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
const catalogue = defineCatalogue([domain]);
const naming = namingAmong(setting);

/** The fields that were refused. */
function refused(given: Record<string, unknown>, before: Record<string, unknown> = {}) {
  const answer = refuseNames(catalogue, naming, given, { ...before, ...given });
  return isRefusal(answer) ? (answer.problems ?? []).map((one) => `${one.field}:${one.code}`) : [];
}

test('an entity is named by its name, and none that is written by the system only', () => {
  expect(refused({ about: 'boat' })).toEqual([]);
  expect(refused({ about: null })).toEqual([]);
  expect(refused({ about: 'Boat' })).toEqual(['about:input.notOption']);
  expect(refused({ about: 'log' })).toEqual(['about:input.notOption']);
});

test('fields are those of the entity that is named beside them, before or now; secret ones are none', () => {
  expect(refused({ hidden: 'name, status' }, { about: 'boat' })).toEqual([]);
  expect(refused({ about: 'boat', hidden: 'name length' })).toEqual(['hidden:input.notOption']);
  expect(refused({ hidden: 'key' }, { about: 'boat' })).toEqual(['hidden:input.notOption']);
  expect(refused({ hidden: 'constructor' }, { about: 'boat' })).toEqual(['hidden:input.notOption']);
  expect(refused({ hidden: 'name' })).toEqual(['hidden:input.notOption']);
});

test('actions are declared ones and transitions that somebody may do', () => {
  expect(refused({ without: 'paint, sail' }, { about: 'boat' })).toEqual([]);
  expect(refused({ without: 'sink' }, { about: 'boat' })).toEqual(['without:input.notOption']);
  expect(refused({ without: 'fly', hidden: 'wings' }, { about: 'boat' })).toEqual([
    'hidden:input.notOption',
    'without:input.notOption',
  ]);
});

test('what the world has a list of stands on it', () => {
  expect(refused({ speaks: 'fr', zone: 'Europe/Paris', money: 'EUR', calls: 'FR, SG' })).toEqual([]);
  expect(refused({ speaks: 'French', zone: 'Paris', money: 'Euro', calls: 'FR, France' })).toEqual([
    'speaks:input.notOption',
    'zone:input.notOption',
    'money:input.notOption',
    'calls:input.notOption',
  ]);
  expect(refused({ speaks: 'xx', zone: '+02:00', money: 'XYZ', calls: 'QQ' })).toHaveLength(4);
});
