import {
  actionNames,
  defineEntity,
  entityName,
  fieldNames,
  lifecycle,
  listed,
  severalListed,
  text,
} from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from './FieldShow.tsx';
import { fieldAt } from './field-at.ts';
import { kitOf } from './field-kits.ts';

const boat = defineEntity({
  name: 'boat',
  label: 'Boat',
  plural: 'Boats',
  menu: 'harbour',
  title: ['name'],
  fields: {
    name: text('Name of the boat'),
    length: text('Length in feet'),
    status: lifecycle('Status', {
      initial: 'moored',
      states: { moored: { label: 'Moored', final: true } },
      transitions: { sail: { label: 'Set sail', from: ['moored'], to: 'moored', by: ['captain'] } },
    }),
  },
  access: everything,
});
const setting = defineEntity({
  name: 'setting',
  label: 'Setting',
  plural: 'Settings',
  title: ['about'],
  fields: {
    about: entityName('Records'),
    hidden: fieldNames('Hidden fields', 'about', { except: 'title' }),
    without: actionNames('Taken away', 'about'),
    speaks: listed('Speaks', 'language'),
    taught: severalListed('Taught', 'language'),
    start: text('Starts at', { offers: { what: 'page' } }),
  },
  access: everything,
});
const at = (name: string) => {
  const found = fieldAt(setting, name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const host = () => toyHost(toyCatalogue(boat, setting));
const stored = { about: 'boat', hidden: 'length, rudder', without: 'sail', speaks: 'fr', taught: 'en, es' };

it.each([
  ['about', 'Boats'],
  ['hidden', 'Length in feet and rudder'],
  ['without', 'Set sail'],
  ['speaks', 'French'],
  ['taught', 'English and Spanish'],
] as const)('what %s names is read by its label, and what is not there any more by its name', async (name, shown) => {
  const { container } = await draw(host(), <FieldShow at={at(name)} value={stored[name]} row={stored} />);
  expect(container.textContent).toBe(shown);
});

function Form({ start, told }: { start: Record<string, unknown>; told: (values: Record<string, unknown>) => void }) {
  const [values, setValues] = useState(start);
  const change = (wire: string, value: unknown) =>
    setValues((now) => {
      const next = { ...now, [wire]: value };
      told(next);
      return next;
    });
  return ['about', 'hidden', 'speaks', 'start'].map((name) => {
    const { Edit } = kitOf(at(name));
    return (
      <Edit
        key={name}
        at={at(name) as never}
        label={at(name).field.label}
        value={values[name]}
        values={values}
        onChange={(value) => change(name, value)}
        onOther={change}
      />
    );
  });
}

it('fields are offered once their records are chosen, without those that records are called by', async () => {
  const told = vi.fn();
  const person = userEvent.setup();
  await draw(host(), <Form start={{}} told={told} />);
  expect(screen.getByText('Choose Records first.')).toBeTruthy();
  await person.click(screen.getByLabelText('Records', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'Boats', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Choose Records first.')).toBeNull());
  await person.click(screen.getByLabelText('Hidden fields', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'Length in feet', hidden: true }));
  expect(screen.queryByRole('option', { name: 'Name of the boat', hidden: true })).toBeNull();
  expect(told).toHaveBeenLastCalledWith({ about: 'boat', hidden: 'length' });
});

it('fields of other records go when the records are changed', async () => {
  const told = vi.fn();
  const person = userEvent.setup();
  await draw(host(), <Form start={stored} told={told} />);
  await person.click(screen.getByLabelText('Records', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'Users', hidden: true }));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ ...stored, about: 'user', hidden: null, without: null }));
});

it('a language is chosen by its name and kept by its code; what was typed before there was a list stands there', async () => {
  const told = vi.fn();
  const person = userEvent.setup();
  await draw(host(), <Form start={{ speaks: 'Klingon' }} told={told} />);
  const field = screen.getByLabelText<HTMLInputElement>('Speaks', { selector: 'input' });
  expect(field.value).toBe('Klingon');
  await person.click(field);
  await person.click(await screen.findByRole('option', { name: 'Portuguese', hidden: true }));
  expect(told).toHaveBeenLastCalledWith({ speaks: 'pt' });
});

it('a page to start at is chosen by its name, of lists and of what the application has besides, and kept by its address', async () => {
  const told = vi.fn();
  const person = userEvent.setup();
  const own = { value: '/harbour/chart', label: 'Sea chart' };
  await draw({ ...host(), usePages: () => [own] }, <Form start={{}} told={told} />);
  for (const [name, address] of [
    [/Boats.*boat/, '/boat'],
    [/Sea chart/, '/harbour/chart'],
  ] as const) {
    await person.click(screen.getByLabelText('Choose a page', { selector: 'input' }));
    // What hangs under no menu has no page.
    expect(screen.queryByRole('option', { name: /Settings.*setting/, hidden: true })).toBeNull();
    await person.click(await screen.findByRole('option', { name, hidden: true }));
    expect(told).toHaveBeenLastCalledWith({ start: address });
  }
});
