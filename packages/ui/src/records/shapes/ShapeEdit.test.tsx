import { defineEntity, json, type Shape, text } from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { RefusedShape } from './refused.ts';
import { ShapeEdit } from './ShapeEdit.tsx';

const board = defineEntity({
  name: 'board',
  label: 'Board',
  plural: 'Boards',
  title: ['name'],
  fields: { code: text('Code'), name: text('Name') },
  access: everything,
});
const host = toyHost(toyCatalogue(board), {
  source: toySource([{ id: '1', version: 1, code: 'SEA', name: 'At sea' }]),
});
/** Takes an option of the list that was opened: the others are there, closed. */
async function choose(name: string): Promise<void> {
  const open = document.activeElement?.getAttribute('aria-controls') ?? '';
  const list = document.getElementById(open) as HTMLElement;
  await userEvent.click(within(list).getByRole('option', { name, hidden: true }));
}
function Held({ shape, value, onValue }: { shape: Shape; value: unknown; onValue: (value: unknown) => void }) {
  const [now, setNow] = useState(value);
  const change = (next: unknown) => {
    onValue(next);
    setNow(next);
  };
  return <ShapeEdit shape={shape} words="x.y" label="Parts" value={now} onChange={change} />;
}
/** Draws the controls of a shape over a value; answers what was made of it last. */
async function held(shape: Shape, value: unknown): Promise<() => unknown> {
  let last = value;
  await draw(host, <Held shape={shape} value={value} onValue={(next) => (last = next)} />);
  return () => last;
}
const levels: Shape = {
  is: 'levels',
  key: 'code',
  names: { cases: 'Cases', money: 'Money' },
  level: 'access',
  levels: { O: 'Own', F: 'Everything' },
};

test('levels: a name is given one, changed and taken away; what else its entry says stays', async () => {
  const value = await held(levels, [{ code: 'money', access: 'O', place: 3 }]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Money' }));
  await choose('Everything');
  expect(value()).toEqual([{ code: 'money', access: 'F', place: 3 }]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Cases' }));
  await choose('Own');
  expect(value()).toEqual([
    { code: 'cases', access: 'O' },
    { code: 'money', access: 'F', place: 3 },
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Cases' }));
  await choose('Not at all');
  expect(value()).toEqual([{ code: 'money', access: 'F', place: 3 }]);
});

const steps: Shape = {
  is: 'list',
  one: 'Step',
  of: {
    is: 'record',
    parts: {
      title: { label: 'Title', shape: { is: 'words' } },
      kind: { label: 'Kind', shape: { is: 'choice', choices: { A: 'Air', B: 'Boat' } } },
      cabin: { label: 'Cabin', only: { part: 'kind', among: ['B'] }, shape: { is: 'text' } },
    },
  },
};
test('lists: entries are added, filled, moved and taken out; a part is asked for only where it belongs', async () => {
  const value = await held(steps, [{ title: 'One', kind: 'A', own: 1 }]);
  expect(screen.queryByLabelText('Cabin')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add: Step' }));
  const titles = screen.getAllByLabelText('Title (English)');
  await userEvent.type(titles[1] as HTMLElement, 'Two');
  expect(value()).toEqual([{ title: 'One', kind: 'A', own: 1 }, { title: 'Two' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Move Step 2 up' }));
  expect(value()).toEqual([{ title: 'Two' }, { title: 'One', kind: 'A', own: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Step 1' }));
  expect(value()).toEqual([{ title: 'One', kind: 'A', own: 1 }]);
});

test('conditions: one stands alone, several are a group of all or any', async () => {
  const value = await held({ is: 'filter' }, { field: 'age', op: 'gt', value: 17 });
  await userEvent.type(screen.getByLabelText('Value'), '0');
  expect(value()).toEqual({ field: 'age', op: 'gt', value: 170 });
  await userEvent.click(screen.getByRole('button', { name: 'Add: Condition' }));
  expect(value()).toEqual({
    all: [
      { field: 'age', op: 'gt', value: 170 },
      { field: '', op: 'eq' },
    ],
  });
});

test('values and lists are typed letter by letter: decimals, blanks within a text, a comma taken back', async () => {
  const parts = {
    limit: { label: 'Limit', shape: { is: 'value' } },
    of: { label: 'Of', shape: { is: 'texts' } },
  } as const;
  const value = await held({ is: 'record', parts }, { own: 1 });
  await userEvent.type(screen.getByLabelText('Limit'), '1.05');
  const of = screen.getByLabelText('Of');
  await userEvent.type(of, 'a b, c,');
  expect(value()).toEqual({ own: 1, limit: 1.05, of: ['a b', 'c'] });
  await userEvent.type(of, '{Backspace}{Backspace}d');
  expect(value()).toEqual({ own: 1, limit: 1.05, of: ['a b', 'd'] });
});

test('a condition of several values takes blanks and commas', async () => {
  const value = await held({ is: 'filter' }, { field: 'city', op: 'in', value: [] });
  await userEvent.type(screen.getByLabelText('Value'), 'New York, Lyon');
  expect(value()).toEqual({ field: 'city', op: 'in', value: ['New York', 'Lyon'] });
});

test('a value is read anew where the comparison asks for several or for one, or asked for none before', async () => {
  const value = await held({ is: 'filter' }, { field: 'city', op: 'eq', value: 'New York, Lyon' });
  const compare = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Condition' }));
    await choose(name);
  };
  await compare('is one of');
  expect(value()).toEqual({ field: 'city', op: 'in', value: ['New York', 'Lyon'] });
  await compare('is');
  expect(value()).toEqual({ field: 'city', op: 'eq', value: 'New York, Lyon' });
  await compare('is empty');
  expect(value()).toEqual({ field: 'city', op: 'null' });
  await compare('is one of');
  expect(value()).toEqual({ field: 'city', op: 'in', value: [] });
});

test('records are chosen by their names and kept with their codes', async () => {
  const value = await held({ is: 'records', to: 'board', key: 'code', name: 'name' }, [
    { code: 'AIR', name: 'In the air', place: 3 },
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Parts' }));
  await userEvent.click(await screen.findByRole('option', { name: /At sea/, hidden: true }));
  expect(value()).toEqual([
    { code: 'AIR', name: 'In the air', place: 3 },
    { code: 'SEA', name: 'At sea' },
  ]);
});

test('is read in words, never as its text', async () => {
  const vessel = defineEntity({
    name: 'vessel',
    label: 'Vessel',
    plural: 'Vessels',
    title: [],
    fields: { menus: json('Menus', { shape: levels }), raw: json('Raw', { drawn: 'elsewhere' }) },
    access: everything,
  });
  const show = (name: string, value: unknown) => {
    const at = fieldAt(vessel, name);
    return at ? <FieldShow at={at} value={value} row={{}} /> : null;
  };
  const { container } = await draw(
    host,
    <>
      {show('menus', [{ code: 'cases', access: 'O' }])}
      {show('raw', { secret: 'shape' })}
    </>,
  );
  expect(await screen.findByText('Cases')).toBeTruthy();
  expect(container.textContent).toContain('Own');
  expect(container.textContent).not.toMatch(/[{}"]|secret/);
});

test('what has to be filled and is empty says so once saving was refused', async () => {
  const shape: Shape = {
    is: 'list',
    one: 'Step',
    of: { is: 'record', parts: { code: { label: 'Code', required: true, shape: { is: 'text' } } } },
  };
  const edit = (value: unknown, isRefused: boolean) => (
    <RefusedShape value={isRefused}>
      <ShapeEdit shape={shape} words="x.y" label="Steps" isNeeded value={value} onChange={() => undefined} />
    </RefusedShape>
  );
  const first = await draw(host, edit([{}], false));
  expect(screen.getByRole('textbox', { name: /Code/ }).getAttribute('aria-invalid')).not.toBe('true');
  first.unmount();
  const second = await draw(host, edit([{}], true));
  expect(screen.getByRole('textbox', { name: /Code/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please fill up Code')).toBeTruthy();
  second.unmount();
  await draw(host, edit([], true));
  expect(screen.getByText('Add at least one: Step')).toBeTruthy();
});
