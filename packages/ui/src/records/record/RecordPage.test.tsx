import { defineEntity, lifecycle, text } from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { Problem } from '../host/problem.ts';
import type { Row } from '../host/row.ts';
import { RecordPage } from './RecordPage.tsx';

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
        PLANNED: { label: 'Planned', editable: true, primary: 'depart' },
        SAILING: { label: 'Sailing', editable: true, primary: 'edit' },
        WAITING: { label: 'Waiting', editable: true, primary: 'resume' },
        ARRIVED: { label: 'Arrived', final: true },
      },
      transitions: {
        wait: { label: 'Put on hold', from: ['PLANNED', 'SAILING'], to: 'WAITING', by },
        depart: { label: 'Set sail', from: ['PLANNED'], to: 'SAILING', by },
        resume: { label: 'Sail on', from: ['WAITING'], to: 'SAILING', by },
        arrive: { label: 'Arrive', from: ['SAILING'], to: 'ARRIVED', by },
      },
    }),
  },
  access: everything,
});

/** Labels of the filled buttons on the page of a record. */
async function filled(row: Partial<Row>, leads = false): Promise<string[]> {
  const whole = { id: '1', version: 1, name: 'Aurora', ...row } as Row;
  const { container } = await draw(
    toyHost(toyCatalogue(voyage), { source: toySource([whole]) }),
    <RecordPage entity={voyage} id="1" tab="" params={{}} onParams={() => undefined} leads={() => leads} />,
  );
  await screen.findByRole('heading', { name: 'Aurora' });
  return [...container.querySelectorAll('.hp-page-actions [data-variant="filled"]')].map((at) => at.textContent ?? '');
}

it('fills the step that the state declares, not the first of the lifecycle', async () => {
  expect(await filled({ status: 'PLANNED', can: ['update', 'wait', 'depart'] })).toEqual(['Set sail']);
});
it('fills Edit where the state says so; steps stay beside it', async () => {
  expect(await filled({ status: 'SAILING', can: ['update', 'wait', 'arrive'] })).toEqual(['Edit']);
  expect(screen.getByRole('button', { name: 'Put on hold' })).toBeTruthy();
});
it('fills Edit where the declared step is not open to the caller', async () => {
  expect(await filled({ status: 'WAITING', can: ['update'] })).toEqual(['Edit']);
});
it('fills nothing of its own where a button of the app leads', async () => {
  expect(await filled({ status: 'PLANNED', can: ['update', 'wait', 'depart'] }, true)).toEqual([]);
});
it('fills nothing at an end', async () => {
  expect(await filled({ status: 'ARRIVED', can: [] })).toEqual([]);
});

it('is forgotten elsewhere where the record is not found, and only then', async () => {
  const gone = vi.fn();
  for (const status of [503, 404]) {
    const get = () => Promise.reject(new Problem({ status }));
    const host = toyHost(toyCatalogue(voyage), { source: toySource([], { get }), onGone: gone });
    const { unmount } = await draw(
      host,
      <RecordPage entity={voyage} id="1" tab="" params={{}} onParams={() => undefined} />,
    );
    await screen.findByRole('heading');
    if (status === 404) await waitFor(() => expect(gone).toHaveBeenCalledWith(['1']));
    else expect(gone).not.toHaveBeenCalled();
    unmount();
  }
});
