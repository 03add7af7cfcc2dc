import { catalogue } from '@homeport/model';
import { leaveQuestion, mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { Problem } from '@homeport/ui/records/host/problem.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../../tests/support/declared-server.ts';
import { draw, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../../frame/workspace.ts';
import terms from '../../terms/words/en.json' with { type: 'json' };
import initiations from '../words/en.json' with { type: 'json' };
import { Wizard } from './Wizard.tsx';

const id = '01a213b0-64ed-718b-b9dc-038ff41c1207';
const alike = { id: '01a213b0-64ed-718b-b9dc-038ff41c1208', title: 'Ana Pérez', detail: '' };
const employed = {
  id: '01a213b0-64ed-718b-b9dc-038ff41c1209',
  version: 1,
  person: { id: alike.id, label: 'Ana Pérez' },
  employeeNumber: '1042',
};

const none = { chosen: null, equal: [], policies: [] };
const workspace = { me: { tenant: { id: 'here' } }, learn: async () => undefined } as never;

/** The wizard at a step; answers what is kept, and where it goes. */
async function open(row: object | undefined, step: string, own: object = {}, offers: object = none) {
  declaredServer({ 'GET policy-offers': offers });
  const kept: unknown[] = [];
  const onStep = vi.fn();
  const source = toySource([], {
    create: async (entity, values) => {
      kept.push({ entity: entity.name, ...values });
      return { id, version: 1, extent: 'FULL', ...values } as Row;
    },
    update: async (_entity, at, values, version) => {
      kept.push({ id: at, version, ...values });
      return { ...row, ...values, id: at, version: 3 } as Row;
    },
    ...own,
  });
  const host = toyHost(catalogue, { source, viewer: { user: 'me', person: null, roles: ['caseManager'] } });
  await act(() =>
    draw(
      host,
      <WorkspaceContext value={workspace}>
        <Wizard row={row as Row | undefined} given={undefined} step={step} onStep={onStep} />
      </WorkspaceContext>,
      { en: { initiations, terms } },
    ),
  );
  await screen.findByRole('heading', { level: 2 });
  return { kept, onStep };
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the first step is kept as a draft, and its address goes on with it', async () => {
  const { kept, onStep } = await open(undefined, 'employee');
  press('Continue');
  await screen.findAllByText('Please fill up First name');
  expect(kept).toEqual([]);
  type(/First name/, 'Ana');
  type(/Last name/, 'Pérez');
  press('Continue');
  await waitFor(() => expect(onStep).toHaveBeenCalledWith('family', id));
  expect(kept).toEqual([expect.objectContaining({ entity: 'initiation', firstName: 'Ana', lastName: 'Pérez' })]);
});

test('employees of a similar name are offered, and what is known of them is taken over', async () => {
  const person = {
    id: alike.id,
    version: 1,
    firstName: 'Ana',
    lastName: 'Pérez',
    email: 'ana@example.com',
    nationality: 'ES',
  };
  const { kept } = await open(undefined, 'employee', {
    similar: async () => [alike],
    list: async () => ({ content: [employed], totalElements: 1, totalIsCapped: false, nextKey: null }),
    get: async (entity: { name: string }) => (entity.name === 'employee' ? employed : person),
  });
  type(/First name/, 'Anna');
  type(/Last name/, 'Perez');
  fireEvent.click(await screen.findByRole('button', { name: 'Take Ana Pérez, 1042' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /First name/ })).toBeNull());
  await act(async () => undefined);
  press('Continue');
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toMatchObject({ firstName: 'Ana', lastName: 'Pérez', homeCountry: 'ES', email: 'ana@example.com' });
});

test('a draft is gone on with where it was left, and says when no service is selected', async () => {
  const row = {
    id,
    version: 2,
    extent: 'FULL',
    firstName: 'Ana',
    lastName: 'Pérez',
    homeCountry: 'ES',
    hostCountry: 'SG',
    startDate: '2031-06-01',
    services: [],
  };
  const { onStep } = await open(row, 'services');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Services');
  press('Continue');
  await screen.findByText('No relocation services selected');
  expect(onStep).not.toHaveBeenCalled();
});

/** The page around the wizard: what is made is its draft from then on. */
function Page({ made }: { made: Row }) {
  const [at, setAt] = useState<{ step: string; row?: Row }>({ step: 'employee' });
  return <Wizard row={at.row} given={undefined} step={at.step} onStep={(step) => setAt({ step, row: made })} />;
}

test('what was new is a draft from the first step on, and goes on as one', async () => {
  const made: Row = {
    id,
    version: 1,
    reference: 'IN-000001',
    extent: 'FULL',
    firstName: 'Ana',
    lastName: 'Pérez',
    familySize: 0,
    confidential: false,
  };
  const updates: unknown[] = [];
  const source = toySource([], {
    create: async () => made,
    update: async (_entity, _id, values) => {
      updates.push(values);
      return made;
    },
  });
  const host = toyHost(catalogue, { source, viewer: { user: 'me', person: null, roles: ['caseManager'] } });
  declaredServer({ 'GET policy-offers': none });
  await act(() =>
    draw(
      host,
      <WorkspaceContext value={workspace}>
        <Page made={made} />
      </WorkspaceContext>,
      { en: { initiations } },
    ),
  );
  await screen.findByRole('heading', { level: 2 });
  type(/First name/, 'Ana');
  type(/Last name/, 'Pérez');
  press('Continue');
  await screen.findByRole('heading', { level: 2, name: 'Family' });
  press('Continue');
  await screen.findByRole('heading', { level: 2, name: 'Route and dates' });
  expect(updates).toEqual([]);
});

const far = {
  id,
  version: 2,
  extent: 'FULL',
  firstName: 'Ana',
  lastName: 'Pérez',
  homeCountry: 'ES',
  hostCountry: 'SG',
  startDate: '2031-06-01',
};

test('a birth date that cannot be read keeps somebody from being added without it; all that is wrong is said at once', async () => {
  const look = vi.fn(() =>
    Promise.reject(new Problem({ status: 422, errors: [{ field: 'firstName', title: 'This name is taken.' }] })),
  );
  const { kept } = await open(far, 'family', { look });
  type(/First name/, 'Leo');
  type(/^Date of birth/, '31-02-2020');
  press('Add family member');
  await screen.findByText('This name is taken.');
  expect(screen.getByText(/31-02-2020 is not a date/)).toBeTruthy();
  expect(screen.getByText('Please fill up Last name')).toBeTruthy();
  expect(kept).toEqual([]);
});

test('no step is left with something in it that cannot be read, and what was changed is asked about', async () => {
  const { onStep } = await open(far, 'route');
  type(/^End/, '31-02-2031');
  press('Back');
  expect(onStep).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^End/ }));
  type(/^End/, '28-02-2032');
  const leaving = mayLeave();
  expect(leaveQuestion.get()).not.toBeNull();
  leaveQuestion.get()?.answer(false);
  expect(await leaving).toBe(false);
  press('Back');
  expect(onStep).toHaveBeenCalledWith('family', id);
});

test('the policy that holds for the move is said with its reasons, and is the one where none is chosen', async () => {
  const long = {
    ...{ id: '01a213b0-64ed-718b-b9dc-038ff41c1210', label: 'Long-term', holds: true },
    conditions: [
      { condition: 'DATE', isMet: true, wanted: '2026-01-01/' },
      { condition: 'DURATION', isMet: true, wanted: '12/36' },
    ],
  };
  const short = {
    ...{ id: '01a213b0-64ed-718b-b9dc-038ff41c1211', label: 'Short-term', holds: false },
    conditions: [{ condition: 'DURATION', isMet: false, wanted: '/12' }],
  };
  const row = {
    ...{ id, version: 2, extent: 'FULL', firstName: 'Ana', lastName: 'Pérez', homeCountry: 'ES', hostCountry: 'SG' },
    ...{ startDate: '2027-01-01', endDate: '2028-12-31' },
  };
  const offers = { chosen: long.id, equal: [], policies: [long, short] };
  const { kept, onStep } = await open(row, 'terms', {}, offers);
  await screen.findByText('Long-term holds for this move');
  screen.getByText('✓ 12 to 36 months');
  screen.getByText('✗ 12 months at most');
  press('Continue');
  await waitFor(() => expect(onStep).toHaveBeenCalledWith('services', id));
  expect(kept).toEqual([expect.objectContaining({ policy: { id: long.id, label: 'Long-term' } })]);
});

test('a policy that is chosen and does not hold says why', async () => {
  const short = {
    ...{ id: '01a213b0-64ed-718b-b9dc-038ff41c1211', label: 'Short-term', holds: false },
    conditions: [{ condition: 'DURATION', isMet: false, wanted: '/12' }],
  };
  const row = {
    ...{ id, version: 2, extent: 'FULL', firstName: 'Ana', lastName: 'Pérez', homeCountry: 'ES', hostCountry: 'SG' },
    ...{ startDate: '2027-01-01', endDate: '2028-12-31', policy: { id: short.id, label: 'Short-term' } },
  };
  await open(row, 'terms', {}, { chosen: null, equal: [], policies: [short] });
  await screen.findByText('Short-term is not for this move');
  screen.getByText('✗ 12 months at most');
  screen.getByText('No policy in force applies to this move.');
});

/** The family step, and on the server the family that is added. */
async function openFamily() {
  const members: Row[] = [];
  const opened = await open({ ...far, familySize: 0 }, 'family', {
    list: async () => ({ content: members, totalElements: null, totalIsCapped: false, nextKey: null }),
    create: async (_entity: unknown, values: object) => {
      members.push({ id: `${id.slice(0, -1)}${members.length}`, version: 1, ...values } as Row);
      return members.at(-1);
    },
  });
  return { ...opened, members };
}

test('whoever is typed of the family is added with the step, and the draft says how many move along', async () => {
  const { kept, onStep, members } = await openFamily();
  type(/First name/, 'Marie');
  press('Continue');
  await screen.findByText('Please fill up Last name');
  expect([onStep.mock.calls, members]).toEqual([[], []]);
  type(/Last name/, 'O’Connor');
  fireEvent.click(screen.getByRole('combobox', { name: /Type/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Partner' }));
  press('Continue');
  await waitFor(() => expect(onStep).toHaveBeenCalledWith('route', id));
  expect(members).toEqual([expect.objectContaining({ firstName: 'Marie', type: 'PARTNER', accompanies: true })]);
  expect(kept).toEqual([expect.objectContaining({ familySize: 1 })]);
});

test('somebody of the family who is typed and not added is asked about before the page is left', async () => {
  await openFamily();
  expect(await mayLeave()).toBe(true);
  type(/First name/, 'Marie');
  const leaving = mayLeave();
  expect(leaveQuestion.get()).not.toBeNull();
  leaveQuestion.get()?.answer(false);
  expect(await leaving).toBe(false);
});

test('the last step says who moves along and who stays, with the way back to it', async () => {
  const people = [
    { id: alike.id, version: 1, firstName: 'Marie', lastName: 'O’Connor', type: 'PARTNER', accompanies: true },
    { id: employed.id, version: 1, firstName: 'Zoé', lastName: 'O’Connor', type: 'CHILD', accompanies: false },
  ];
  const row = { ...far, services: [{ id: alike.id, label: 'Visa' }], familySize: 1, budget: '10.00', currency: 'EUR' };
  const { onStep } = await open(row, 'check', {
    list: async () => ({ content: people, totalElements: null, totalIsCapped: false, nextKey: null }),
  });
  const shown = (await screen.findByText('Marie O’Connor')).closest('ul');
  expect(shown?.textContent).toBe('Marie O’Connor Partner · Moves alongZoé O’Connor Child · Stays at home');
  expect(screen.queryByText('Currency')).toBeNull();
  press('Change Family');
  expect(onStep).toHaveBeenCalledWith('family', id);
});

test('as long as something is not known that a policy asks for, no policy is said to hold for nothing', async () => {
  const graded = {
    ...{ id: '01a213b0-64ed-718b-b9dc-038ff41c1212', label: 'Graded', holds: false },
    conditions: [
      { condition: 'DURATION', isMet: true, wanted: '12/' },
      { condition: 'GRADE', isMet: null, wanted: 'Grade 3' },
    ],
  };
  await open(far, 'terms', {}, { chosen: null, equal: [], policies: [graded] });
  await screen.findByText(/^Not all that the policies ask for is filled in yet/);
  expect(screen.queryByText('No policy in force applies to this move.')).toBeNull();
  screen.getByText(/Grade 3 or higher/);
});

test('a policy that is chosen, and of which something is not filled in yet, is not said to be wrong', async () => {
  const graded = {
    ...{ id: '01a213b0-64ed-718b-b9dc-038ff41c1212', label: 'Graded', holds: false },
    conditions: [
      { condition: 'DURATION', isMet: true, wanted: '12/' },
      { condition: 'GRADE', isMet: null, wanted: 'Grade 3' },
    ],
  };
  const row = { ...far, policy: { id: graded.id, label: 'Graded' } };
  await open(row, 'terms', {}, { chosen: null, equal: [], policies: [graded] });
  await screen.findByText('Graded may hold for this move');
  screen.getByText('Grade 3 or higher: known once the employee has a grade');
  expect(screen.queryByText('Graded is not for this move')).toBeNull();
});
