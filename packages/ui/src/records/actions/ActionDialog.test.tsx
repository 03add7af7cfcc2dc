import { defineAction, defineEntity, lifecycle, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { Problem } from '../host/problem.ts';
import type { Row } from '../host/row.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { deedOf } from './deeds.ts';

const by = ['tester'];
const voyage = defineEntity({
  name: 'voyage',
  label: 'Voyage',
  plural: 'Voyages',
  title: ['name'],
  fields: {
    name: text('Name'),
    status: lifecycle('Status', {
      initial: 'PLANNED',
      states: {
        PLANNED: { label: 'Planned', editable: true },
        WAITING: { label: 'Waiting' },
        ARRIVED: { label: 'Arrived', final: true },
        CANCELLED: { label: 'Cancelled', final: true },
      },
      transitions: {
        wait: { label: 'Put on hold', from: ['PLANNED'], to: 'WAITING', by },
        arrive: { label: 'Arrive', from: ['PLANNED'], to: 'ARRIVED', by },
        turnBack: { label: 'Turn back', from: ['ARRIVED'], to: 'PLANNED', by },
        forget: { label: 'Forget', from: ['ARRIVED'], to: 'CANCELLED', by },
        cancel: { label: 'Cancel the voyage', from: ['PLANNED', 'WAITING'], to: 'CANCELLED', by },
      },
    }),
  },
  access: everything,
});
const row = { id: '1', version: 1, name: 'Aurora', status: 'PLANNED' } as Row;

async function dialog(name: 'wait' | 'arrive' | 'cancel'): Promise<string[]> {
  const catalogue = toyCatalogue(voyage);
  const deed = deedOf(catalogue, voyage, name);
  if (!deed) throw new Error(`no ${name}`);
  await draw(
    toyHost(catalogue, { source: toySource([row]) }),
    <ActionDialog
      entity={voyage}
      action={deed.action}
      row={row}
      title={deed.action.label}
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );
  await screen.findByRole('dialog');
  return screen.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label') || '');
}

it('says where a step leads, and its way out is not called like a step that cancels', async () => {
  expect(await dialog('cancel')).toEqual(['Close', 'Keep', 'Cancel the voyage']);
  expect(screen.getByText('Its status will be “Cancelled”. This cannot be taken back.')).toBeTruthy();
});
it('has its ordinary way out beside any other step', async () => {
  expect(await dialog('wait')).toEqual(['Close', 'Cancel', 'Put on hold']);
  expect(screen.getByText('Its status will be “Waiting”.')).toBeTruthy();
});
it('calls nothing final that another step takes back', async () => {
  await dialog('arrive');
  expect(screen.getByText('Its status will be “Arrived”.')).toBeTruthy();
});
it('says what stands in the way on the server together with what is missing, and does nothing', async () => {
  const rename = defineAction({
    name: 'rename',
    on: 'voyage',
    label: 'Rename',
    by,
    input: { to: text('New name', { required: true }), why: text('Reason') },
  });
  const lookAtRun = vi.fn(() =>
    Promise.reject(new Problem({ status: 409, code: 'voyage.atSea', title: 'It is at sea.' })),
  );
  const run = vi.fn();
  await draw(
    toyHost(toyCatalogue(voyage), { source: toySource([row], { lookAtRun, run }) }),
    <ActionDialog
      entity={voyage}
      action={rename}
      row={row}
      title="Rename"
      onClose={() => undefined}
      onDone={() => undefined}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Luck');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('It is at sea.')).toBeTruthy();
  expect(screen.getAllByText(/New name/).length).toBeGreaterThan(1);
  expect(lookAtRun).toHaveBeenCalledWith(voyage, rename, '1', { why: 'Luck' }, expect.objectContaining({ version: 1 }));
  expect(run).not.toHaveBeenCalled();
});
