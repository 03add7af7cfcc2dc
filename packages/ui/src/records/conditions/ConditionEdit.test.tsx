import {
  choice,
  condition,
  date,
  defineEntity,
  type Entity,
  type Filter,
  lifecycle,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';

const captain = defineEntity({
  name: 'captain',
  label: 'Captain',
  plural: 'Captains',
  title: ['name'],
  fields: { name: text('Name'), born: date('Born') },
  access: everything,
});
const boat = defineEntity({
  name: 'boat',
  label: 'Boat',
  plural: 'Boats',
  title: ['name'],
  fields: {
    name: text('Name'),
    berths: whole('Berths'),
    due: date('Back by'),
    kind: choice('Kind', { SAIL: 'Sailing boat', OARS: 'Rowing boat' }),
    captain: ref('Captain', 'captain'),
    status: lifecycle('Status', {
      initial: 'MOORED',
      states: { MOORED: { label: 'Moored' }, AWAY: { label: 'Away' } },
      transitions: { sail: { label: 'Sail', from: ['MOORED'], to: 'AWAY', by: ['tester'] } },
    }),
  },
  access: everything,
});
const rule = defineEntity({
  name: 'rule',
  label: 'Rule',
  plural: 'Rules',
  title: [],
  fields: { when: condition('When', { on: 'boat' }), about: text('About'), own: condition('Own', { of: 'about' }) },
  access: everything,
});
const line = defineEntity({
  name: 'line',
  label: 'Line',
  plural: 'Lines',
  title: [],
  fields: {
    about: text('About'),
    field: text('Field', { offers: { what: 'path', of: 'about' } }),
    operator: choice(
      'Operator',
      { eq: 'equals', lt: 'less than', in: 'in', lk: 'like', null: 'is null' },
      { offers: { what: 'operator', of: 'about', at: 'field' } },
    ),
    value: text('Value', { offers: { what: 'value', of: 'about', at: 'field', operator: 'operator' } }),
  },
  access: everything,
});
const host = toyHost(toyCatalogue(boat, captain, rule, line), {
  source: toySource([{ id: '1', version: 1, name: 'Ahab' }]),
});

/** The editor comes when it is drawn: on a busy machine that takes a while. */
const patience = { timeout: 10_000 };
type Values = Readonly<Record<string, unknown>>;
interface HeldProps {
  readonly entity: Entity;
  readonly names: readonly string[];
  readonly first: Values;
  readonly onValues: (values: Values) => void;
}
function Held({ entity, names, first, onValues }: HeldProps) {
  const now = useRef(first);
  const [values, setValues] = useState(first);
  const put = (name: string, value: unknown) => {
    now.current = { ...now.current, [name]: value };
    setValues(now.current);
    onValues(now.current);
  };
  return names.map((name) => {
    const at = fieldAt(entity, name);
    if (!at) return null;
    const { Edit } = kitOf(at);
    return (
      <Edit
        key={name}
        at={at as never}
        label={at.field.label}
        value={values[name]}
        values={values}
        onChange={(value) => put(name, value)}
        onOther={put}
      />
    );
  });
}
/** Fields of a record as a form draws them; answers what was made of them last. */
async function form(entity: Entity, names: readonly string[], first: Values) {
  let now = first;
  await draw(host, <Held entity={entity} names={names} first={first} onValues={(next) => (now = next)} />);
  return () => now;
}
/** Takes an option of the list that was opened: the others are there, closed. */
async function choose(list: HTMLElement, name: string): Promise<void> {
  // A list of several stays open after a choice.
  if (list.getAttribute('aria-expanded') !== 'true') await userEvent.click(list);
  const open = document.getElementById(list.getAttribute('aria-controls') ?? '') as HTMLElement;
  await userEvent.click(await within(open).findByRole('option', { name, hidden: true }, patience));
}
const list = (name: string | RegExp) => screen.findByRole('combobox', { name }, patience);
const found = (words: string | RegExp) => screen.findByText(words, undefined, patience);
const said = () => document.querySelector('.hp-condition-words')?.textContent;

test('a condition is chosen by label, compared as its kind knows, with the control of its kind, and said in words', async () => {
  const value = await form(rule, ['when'], { when: null });
  expect(await found('Nothing is asked for: it always holds.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add: Condition' }));
  const field = await list('Field');
  expect(said()).toBe('…');
  await choose(field, 'Kind');
  await choose(await list('Condition'), 'is none of');
  const kinds = await list('Value');
  await choose(kinds, 'Rowing boat');
  expect(value()).toEqual({ when: { field: 'kind', op: 'nin', value: ['OARS'] } });
  expect(said()).toBe('Kind is none of Rowing boat');
  await choose(kinds, 'Sailing boat');
  expect(said()).toBe('Kind is none of Rowing boat or Sailing boat');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Condition 1' }));
  expect(value()).toEqual({ when: null });
});

test('the way leads over a relation, and back to the relation itself', async () => {
  const value = await form(rule, ['when'], { when: { field: 'captain.name', op: 'lk', value: 'Ah' } });
  const further = await list('Field of Captain');
  expect((further as HTMLInputElement).value).toBe('Name');
  expect(await found('Captain › Name contains Ah')).toBeTruthy();
  await choose(further, 'Born');
  expect(value()).toEqual({ when: { field: 'captain.born', op: 'eq' } });
  await choose(await list('Field'), 'Berths');
  expect(value()).toEqual({ when: { field: 'berths', op: 'eq' } });
  expect(screen.queryByRole('combobox', { name: 'Field of Captain' })).toBeNull();
});

test('a day may be so many days from today', async () => {
  const value = await form(rule, ['when'], { when: { field: 'due', op: 'lt', value: '$today+3' } });
  expect(await found('Back by is less than 3 days from today')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/^Number of days/, undefined, patience), '0');
  expect(value()).toEqual({ when: { field: 'due', op: 'lt', value: '$today+30' } });
  await choose(await list(/^Day/), 'Days before today');
  expect(value()).toEqual({ when: { field: 'due', op: 'lt', value: '$today-30' } });
});

test('groups stand within groups, all or any of them, and are said in brackets', async () => {
  const both: Filter = {
    all: [
      { field: 'berths', op: 'gt', value: 4 },
      { field: 'status', op: 'eq', value: 'AWAY' },
    ],
  };
  const value = await form(rule, ['when'], { when: both });
  expect(await found(/Berths is more than 4/)).toBeTruthy();
  expect(said()).toBe('Berths is more than 4 and Status is one of Away');
  await userEvent.click(screen.getByRole('button', { name: 'Add: Group of conditions' }));
  expect(value()).toEqual({ when: { all: [...both.all, { any: [{ field: '', op: 'eq' }] }] } });
  const group = screen.getByRole('group', { name: 'Group of conditions' });
  await choose(within(group).getByRole('combobox', { name: 'Field' }), 'Name');
  await userEvent.type(await within(group).findByLabelText('Value', undefined, patience), 'Pequod');
  expect(said()).toBe('Berths is more than 4, Status is one of Away, and (Name is Pequod)');
  await choose(await list('Holds when'), 'any of these holds');
  expect(value().when).toHaveProperty('any');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Group of conditions' }));
  expect(value()).toEqual({ when: { any: both.all } });
});

test('what is stored and no longer there stands as it is, to be replaced', async () => {
  const value = await form(rule, ['when'], { when: { field: 'wings', op: 'eq', value: 'two' } });
  expect(((await list('Field')) as HTMLInputElement).value).toBe('wings');
  expect(said()).toBe('wings is two');
  await choose(await list('Field'), 'Name');
  expect(value()).toEqual({ when: { field: 'name', op: 'eq' } });
});

test('a condition is about the records that its record names', async () => {
  await form(rule, ['own'], { about: 'captain', own: { field: 'born', op: 'notNull' } });
  expect(((await list('Field')) as HTMLInputElement).value).toBe('Born');
  expect(said()).toBe('Born is filled');
});

test('one comparison in fields of its own: its path by labels, the operators it knows, its value in its control', async () => {
  const first = { about: 'boat', field: 'status', operator: 'in', value: 'AWAY' };
  const value = await form(line, ['field', 'operator', 'value'], first);
  expect(await found('Status is one of Away')).toBeTruthy();
  await choose(await list('Value'), 'Moored');
  expect(value()).toEqual({ ...first, value: 'AWAY, MOORED' });
  const operators = await list('Operator');
  await userEvent.click(operators);
  const open = document.getElementById(operators.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(
    within(open)
      .getAllByRole('option', { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(['is', 'is one of', 'is empty']);
  await userEvent.keyboard('{Escape}');
  await choose(await list('Field'), 'Berths');
  expect(value()).toMatchObject({ field: 'berths', value: null });
});

test('is read in words', async () => {
  const at = fieldAt(rule, 'when');
  const when = {
    any: [
      { field: 'captain.name', op: 'eq', value: 'Ahab' },
      { field: 'due', op: 'lt', value: '$today' },
    ],
  };
  const { container } = await draw(host, at ? <FieldShow at={at} value={when} row={{}} /> : null);
  expect(await found(/Captain › Name is Ahab/)).toBeTruthy();
  expect(container.textContent).toContain('Captain › Name is Ahab or Back by is less than today');
  expect(container.textContent).not.toMatch(/[{}"$]/);
});
