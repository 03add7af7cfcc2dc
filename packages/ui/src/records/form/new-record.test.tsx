import { currency, date, defineEntity, money, ref, text } from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { SettingsProvider } from '../../language/settings.tsx';
import { Problem } from '../host/problem.ts';
import type { Row } from '../host/row.ts';
import { RecordForm } from './RecordForm.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: {
    name: text('Name', { required: true }),
    worth: money('Worth', { required: true }),
    currency: currency('Currency', { required: true }),
    packed: date('Packed'),
  },
  access: everything,
});
const stored = { id: 'c1', version: 3, name: 'Piano', can: ['update'] } as unknown as Row;

describe('the form of a new record', () => {
  it('keeps what cannot be read with the draft of a new record, and brings it back with its message', async () => {
    const signedIn = (
      <SettingsProvider settings={{ userId: 'u1' }}>
        <RecordForm entity={crate} onSaved={vi.fn()} onCancel={() => undefined} />
      </SettingsProvider>
    );
    const host = toyHost(toyCatalogue(crate), { source: toySource([], {}) });
    const first = await draw(host, signedIn);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Harp');
    await userEvent.type(screen.getByRole('textbox', { name: /^Worth/ }), 'abc');
    await userEvent.type(screen.getByRole('textbox', { name: 'Packed' }), '31-02-2026');
    first.unmount();

    const second = await draw(host, signedIn);
    const packed = await screen.findByDisplayValue<HTMLInputElement>('31-02-2026');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Harp');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Worth/ }).value).toBe('abc');
    expect(await screen.findByText(/31-02-2026 is not a date/)).toBeTruthy();
    expect(packed.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    expect(packed.value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Worth/ }).value).toBe('');
    second.unmount();

    await draw(host, signedIn);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
    expect(screen.queryByDisplayValue('31-02-2026')).toBeNull();
  });

  it('opens what is rarely asked for what cannot be read and comes back there', async () => {
    const chest = { ...crate, fields: { ...crate.fields, opened: date('Opened', { rare: true }) } };
    const host = toyHost(toyCatalogue(chest), { source: toySource([], {}) });
    const signedIn = (
      <SettingsProvider settings={{ userId: 'u2' }}>
        <RecordForm entity={chest} onSaved={vi.fn()} onCancel={() => undefined} />
      </SettingsProvider>
    );
    const first = await draw(host, signedIn);
    await userEvent.click(screen.getByRole('button', { name: /Show more/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Opened' }), '99');
    first.unmount();
    await draw(host, signedIn);
    expect(await screen.findByDisplayValue('99')).toBeTruthy();
  });

  it('says what only the server knows together with what the page knows, and sends nothing', async () => {
    const create = vi.fn();
    const look = vi.fn(() =>
      Promise.reject(
        new Problem({
          status: 422,
          code: 'input.invalid',
          errors: [
            { field: 'name', title: 'An item with the same name already exists.', code: 'crates.taken' },
            { field: 'worth', title: 'Please fill up Worth', code: 'input.required' },
          ],
        }),
      ),
    );
    await draw(
      toyHost(toyCatalogue(crate), { source: toySource([], { create, look }) }),
      <RecordForm entity={crate} onSaved={vi.fn()} onCancel={() => undefined} />,
    );
    await userEvent.type(screen.getByLabelText(/^Name/), 'Piano');
    await userEvent.type(screen.getByRole('textbox', { name: 'Packed' }), '31-02-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    await within(summary).findByText('An item with the same name already exists.');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual([
      expect.stringContaining('same name'),
      expect.stringContaining('Worth'),
      expect.stringContaining('Currency'),
      expect.stringContaining('31-02-2026 is not a date'),
    ]);
    // Of what the page has refused the server is told nothing.
    expect(look).toHaveBeenCalledWith(crate, { name: 'Piano' }, undefined);
    expect(create).not.toHaveBeenCalled();
  });

  it('asks for nothing else before that is chosen which the record begins with', async () => {
    const label = defineEntity({
      name: 'label',
      label: 'Label',
      plural: 'Labels',
      title: ['words'],
      begins: 'crate',
      fields: {
        crate: ref('Crate', 'crate', { required: true, help: 'A crate must be selected first.' }),
        words: text('Words'),
      },
      access: everything,
    });
    const drawn = (given: Readonly<Record<string, unknown>>) =>
      draw(
        toyHost(toyCatalogue(crate, label), { source: toySource([stored]) }),
        <RecordForm entity={label} given={given} onSaved={vi.fn()} onCancel={() => undefined} />,
      );
    const first = await drawn({});
    expect(screen.getByText('A crate must be selected first.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Words' })).toBeNull();
    first.unmount();
    await drawn({ crate: { id: 'c1', label: 'Piano' } });
    expect(screen.getByRole('textbox', { name: 'Words' })).toBeTruthy();
  });
});
