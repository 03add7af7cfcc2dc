import { choice, currency, date, dateTime, defineEntity, json, money, ref, text } from '@homeport/grammar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { SettingsProvider } from '../../language/settings.tsx';
import { keepAll, leaveQuestion, mayLeave } from '../../parts/leave-guard.ts';
import { fieldsAt } from '../fields/field-at.ts';
import { Problem } from '../host/problem.ts';
import type { Row } from '../host/row.ts';
import { changedWires, countOfChanges, sectionsOf } from './form-values.ts';
import { RecordForm } from './RecordForm.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  sections: [{ label: 'What', fields: ['name', 'worth', 'currency'] }],
  fields: {
    name: text('Name', { required: true }),
    worth: money('Worth', { required: true }),
    currency: currency('Currency', { required: true }),
    packed: date('Packed'),
    remark: text('Remark', { rare: true }),
  },
  access: everything,
});
const stored: Row = {
  id: 'c1',
  version: 3,
  name: 'Piano',
  worth: '100',
  currency: 'EUR',
  packed: null,
  remark: null,
  can: ['update'],
};
const form = (source: Parameters<typeof toySource>[1], row?: Row, onSaved = vi.fn()) => {
  const host = toyHost(toyCatalogue(crate), { source: toySource(row ? [row] : [], source) });
  return {
    onSaved,
    drawn: draw(host, <RecordForm entity={crate} row={row} onSaved={onSaved} onCancel={() => undefined} />),
  };
};

describe('the form of a record', () => {
  it("begins with the company's currency, which stands first, where nothing better is known", async () => {
    const inPounds = (given: Readonly<Record<string, unknown>>) => (
      <SettingsProvider settings={{ companyCurrency: 'GBP' }}>
        <RecordForm entity={crate} row={undefined} given={given} onSaved={vi.fn()} onCancel={() => undefined} />
      </SettingsProvider>
    );
    const host = toyHost(toyCatalogue(crate), { source: toySource([], {}) });
    const first = await draw(host, inPounds({}));
    const picker = screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ });
    expect(picker.value).toBe('GBP');
    await userEvent.click(picker);
    expect((await screen.findAllByRole('option', { hidden: true }))[0]?.textContent).toContain('GBP');
    first.unmount();
    await draw(host, inPounds({ currency: 'JPY' }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ }).value).toBe('JPY');
  });

  it('says what is missing, at the field and in a summary that takes the focus, and sends nothing', async () => {
    const create = vi.fn();
    await form({ create }).drawn;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Please fill up Name' })).toBeTruthy();
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(create).not.toHaveBeenCalled();
  });

  it('puts what the server refuses at its field and keeps every value', async () => {
    const refused = new Problem({
      status: 422,
      code: 'input.invalid',
      title: 'Please fill up all mandatory fields.',
      errors: [
        { field: 'name', title: 'An item with the same name already exists.' },
        { field: '', title: 'The warehouse is closed.' },
      ],
    });
    await form({ update: () => Promise.reject(refused) }, stored).drawn;
    const name = screen.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Cello');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('The warehouse is closed.')).toBeTruthy();
    expect(within(summary).getByRole('link', { name: 'An item with the same name already exists.' })).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Cello');
  });

  it('says what could not be saved, why, and by which number support finds it', async () => {
    const person = { ...crate, name: 'person', label: 'Person' };
    const fault = new Problem({ status: 500, code: 'request.fault', title: 'Internal server error', traceId: 'r-7' });
    const source = toySource([stored], { update: () => Promise.reject(fault) });
    const host = toyHost(toyCatalogue(person), { source });
    await draw(host, <RecordForm entity={person} row={stored} onSaved={vi.fn()} onCancel={() => undefined} />);
    await userEvent.type(screen.getByLabelText(/^Name/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const said = await screen.findByRole('alert');
    expect(within(said).getByText('Error saving person.')).toBeTruthy();
    expect(said.textContent).toContain('r-7');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Piano!');
  });

  it('sends only what was changed, with the version it was read at', async () => {
    const update = vi.fn(async () => ({ ...stored, version: 4, name: 'Cello' }));
    const { onSaved, drawn } = form({ update }, stored);
    await drawn;
    const name = screen.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Cello');
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(crate, 'c1', { name: 'Cello' }, 3);
  });

  it('asks before what was typed in an empty field and cannot be read is left, and neither saves nor keeps it', async () => {
    const update = vi.fn();
    await form({ update }, stored).drawn;
    expect(await mayLeave()).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Packed' }), '31-02-2026');
    expect(keepAll()).toBe(false);
    const leaving = mayLeave();
    expect(await leaveQuestion.get()?.guard.save()).toBe(false);
    leaveQuestion.get()?.answer(false);
    expect(await leaving).toBe(false);
    expect(update).not.toHaveBeenCalled();
    expect((await screen.findAllByText(/31-02-2026 is not a date/)).length).toBeGreaterThan(0);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Packed' }));
    await waitFor(async () => expect(await mayLeave()).toBe(true));
  });

  it('counts an amount with its currency as one change', () => {
    const fields = [...fieldsAt(crate).values()];
    const counted = (now: object, before: object = stored) =>
      countOfChanges(sectionsOf(crate, fields), changedWires(fields, { ...before }, { ...before, ...now }), () => true);
    expect(counted({ worth: '250', currency: 'USD' })).toBe(1);
    expect(counted({ currency: 'USD' })).toBe(1);
    expect(counted({ worth: '250', currency: 'USD', name: 'Harp' })).toBe(2);
    expect(counted({ worth: '100.00' })).toBe(0);
  });

  it('counts what is typed back as no change, however many digits are stored', async () => {
    await form({}, { ...stored, worth: '100.0000' }).drawn;
    const worth = screen.getAllByLabelText(/^Worth/)[0] as HTMLInputElement;
    await userEvent.clear(worth);
    await userEvent.type(worth, '250');
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    await userEvent.clear(worth);
    await userEvent.type(worth, '100');
    await userEvent.tab();
    expect(screen.queryByText(/unsaved/)).toBeNull();
  });

  it('saves over a stranger’s change of another field by itself', async () => {
    const theirs = { ...stored, version: 4, packed: '2026-05-01' };
    const update = vi
      .fn()
      .mockRejectedValueOnce(new Problem({ status: 412, code: 'request.changedMeanwhile' }))
      .mockResolvedValueOnce({ ...theirs, version: 5, name: 'Cello' });
    const { onSaved, drawn } = form({ update, get: async () => theirs }, stored);
    await drawn;
    await userEvent.type(screen.getByLabelText(/^Name/), ' and Cello');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(update).toHaveBeenLastCalledWith(crate, 'c1', { name: 'Piano and Cello' }, 4);
  });

  it('asks about a field that both changed, and saves the choice', async () => {
    const theirs = {
      ...stored,
      version: 4,
      name: 'Harp',
      updated: '2026-05-01T10:00:00Z',
      updatedBy: { id: 'u2', label: 'Diego Herrera' },
    };
    const update = vi
      .fn()
      .mockRejectedValueOnce(new Problem({ status: 412, code: 'request.changedMeanwhile' }))
      .mockResolvedValueOnce({ ...theirs, version: 5 });
    const { onSaved, drawn } = form({ update, get: async () => theirs }, stored);
    await drawn;
    await userEvent.type(screen.getByLabelText(/^Name/), ' and Cello');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Diego Herrera');
    expect(dialog.textContent).toContain('Piano and Cello');
    expect(dialog.textContent).toContain('Harp');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Use mine' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(update).toHaveBeenLastCalledWith(crate, 'c1', { name: 'Piano and Cello' }, 4);
  });

  it('keeps rare fields under Show more and the currency inside its amount', async () => {
    await form({}).drawn;
    expect(screen.queryByLabelText('Remark')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByLabelText('Remark')).toBeTruthy();
    expect(screen.getAllByRole('combobox', { name: /Currency/ })).toHaveLength(1);
  });

  it('shows a section that has rare fields only, for its title alone would say nothing', async () => {
    const trunk = defineEntity({
      ...crate,
      name: 'trunk',
      sections: [
        { label: 'What', fields: ['name', 'worth', 'currency', 'packed'] },
        { label: 'More', fields: ['remark'] },
      ],
    });
    const host = toyHost(toyCatalogue(trunk), { source: toySource() });
    await draw(host, <RecordForm entity={trunk} onSaved={vi.fn()} onCancel={() => undefined} />);
    const more = screen.getByRole('group', { name: 'More' });
    expect(within(more).getByLabelText('Remark')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

it('asks only for what its choice applies to', async () => {
  const run = defineEntity({
    name: 'run',
    label: 'Run',
    plural: 'Runs',
    title: ['name'],
    fields: {
      name: text('Name'),
      often: choice('Runs', { WEEKLY: 'Weekly', MONTHLY: 'Monthly' }, { initial: 'MONTHLY' }),
      weekday: text('Day of week', { initial: 'Monday', only: { field: 'often', among: ['WEEKLY'] } }),
    },
    access: everything,
  });
  const host = toyHost(toyCatalogue(run), { source: toySource([], {}) });
  await draw(host, <RecordForm entity={run} row={undefined} onSaved={vi.fn()} onCancel={() => undefined} />);
  expect(screen.queryByLabelText('Day of week')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Runs' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly', hidden: true }));
  expect(await screen.findByLabelText('Day of week')).toBeTruthy();
});

describe('what cannot be read keeps a form from being sent', () => {
  type Update = ReturnType<typeof toySource>['update'];
  const open = async (update: Update) => {
    const cask = defineEntity({
      name: 'cask',
      label: 'Cask',
      plural: 'Casks',
      title: ['name'],
      fields: {
        name: text('Name'),
        left: dateTime('Left'),
        plan: json('Plan', {
          shape: { is: 'record', parts: { staves: { label: 'Staves', shape: { is: 'whole' } } } },
        }),
      },
      access: everything,
    });
    const row = { id: 'c1', version: 1, name: 'Oak', left: null, plan: { staves: 2 }, can: ['update'] };
    const host = toyHost(toyCatalogue(cask), { source: toySource([row], { update }) });
    await draw(host, <RecordForm entity={cask} row={row} onSaved={vi.fn()} onCancel={() => undefined} />);
  };
  it('in a part of a field of several controls: it is said at the field', async () => {
    const update = vi.fn<Update>();
    await open(update);
    await userEvent.type(
      within(screen.getByRole('group', { name: 'Left' })).getAllByRole('textbox')[0] as never,
      'soon',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /soon/ })).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });
  it('in a part of a shape: what is stored there stays', async () => {
    const update = vi.fn<Update>();
    await open(update);
    await userEvent.type(await screen.findByLabelText('Staves'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a relation with nothing to choose', () => {
  const box = defineEntity({
    name: 'box',
    label: 'Box',
    plural: 'Boxes',
    title: ['name'],
    fields: { name: text('Name'), crate: ref('Crate', 'crate') },
    access: everything,
  });
  const open = async (roles: readonly string[]) => {
    const mine = defineEntity({ ...crate, access: { tester: { do: 'everything' }, packer: { do: ['read'] } } });
    const own = defineEntity({ ...box, access: { tester: { do: 'everything' }, packer: { do: 'everything' } } });
    const host = toyHost(toyCatalogue(mine, own), { viewer: { user: 'me', person: null, roles } });
    await draw(host, <RecordForm entity={own} onSaved={() => undefined} onCancel={() => undefined} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Crate' }));
    return screen.findByText(/There are none yet: /);
  };
  it('leads to where such a record is made, beside what was typed', async () => {
    await open(['tester']);
    const link = screen.getByRole('link', { name: 'New: Crate', hidden: true });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/crate/new', '_blank']);
  });
  it('only says so to somebody who may not make one', async () => {
    await open(['packer']);
    expect(screen.queryByRole('link', { name: 'New: Crate', hidden: true })).toBeNull();
  });
});

it('a pick list that does not hold all there is says so where it ends', async () => {
  const sought = defineEntity({ ...crate, search: ['name'] });
  const box = defineEntity({
    name: 'box',
    label: 'Box',
    plural: 'Boxes',
    title: ['name'],
    fields: { name: text('Name'), crate: ref('Crate', 'crate') },
    access: everything,
  });
  const content = Array.from({ length: 20 }, (_, n) => ({ id: `c${n}`, version: 1, name: `Crate ${n}` }));
  let nextKey: string | null = 'more';
  const host = toyHost(toyCatalogue(sought, box), {
    source: { list: async () => ({ content, totalElements: 20, totalIsCapped: false, nextKey }) },
  } as never);
  const drawn = await draw(host, <RecordForm entity={box} onSaved={() => undefined} onCancel={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Crate' }));
  const last = await screen.findByText('There are more: type a few letters to find them.');
  await userEvent.click(last);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Crate' }).value).toBe('');
  drawn.unmount();
  nextKey = null;
  await draw(host, <RecordForm entity={box} onSaved={() => undefined} onCancel={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Crate' }));
  await screen.findByText('Crate 19');
  expect(screen.queryByText(/^There are more/)).toBeNull();
});
