import { defineEntity, lifecycle, text } from '@homeport/grammar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { Problem } from '../host/problem.ts';
import type { RecordHost } from '../host/record-host.ts';
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

const addressWithTab: RecordHost['address'] = (place) =>
  `/${place.entity.name}${place.to === 'record' ? `/${place.id}${place.tab ? `/${place.tab}` : ''}` : ''}`;
it('asks before a deed of which it is drawn what it would do, and opens where that is to be seen', async () => {
  const whole = { id: '1', version: 1, name: 'Aurora', status: 'PLANNED', can: ['depart'] } as Row;
  const [run, go] = [vi.fn(async () => ({ ...whole, version: 2, status: 'SAILING' })), vi.fn()];
  await draw(
    toyHost(toyCatalogue(voyage), { source: toySource([whole], { run }), go, address: addressWithTab }),
    <RecordPage
      entity={voyage}
      id="1"
      tab=""
      params={{}}
      onParams={() => undefined}
      ahead={(deed, { name }) => (deed === 'depart' ? `Twelve sails of ${name} are set` : undefined)}
      opens={{ depart: 'sails' }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set sail' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Twelve sails of Aurora are set');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Set sail' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/voyage/1/sails'));
});

it('says why a step was refused until somebody has read it, where it was begun', async () => {
  const whole = { id: '1', version: 1, name: 'Aurora', status: 'PLANNED', can: ['depart'] } as Row;
  const run = () => Promise.reject(new Problem({ status: 422, title: 'There are no sails.' }));
  await draw(
    toyHost(toyCatalogue(voyage), { source: toySource([whole], { run }) }),
    <RecordPage entity={voyage} id="1" tab="" params={{}} onParams={() => undefined} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set sail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set sail' });
  expect(dialog.textContent).toContain('There are no sails.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
