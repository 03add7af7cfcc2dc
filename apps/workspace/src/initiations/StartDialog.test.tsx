import { catalogue } from '@homeport/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { StartDialog } from './StartDialog.tsx';
import initiations from './words/en.json' with { type: 'json' };

const row = { id: '01a213b0-64ed-718b-b9dc-038ff41c1207', version: 3, can: ['start'] };
const plan = {
  name: 'Ana Pérez',
  isNewPerson: true,
  file: null,
  kind: 'ON_ASSIGNMENT',
  package: null,
  office: null,
  currency: 'EUR',
  endDate: null,
  family: [{ firstName: 'Leo', lastName: 'Pérez', type: 'CHILD', birthDate: null, accompanies: true, isNew: true }],
  contacts: [],
  services: [
    {
      serviceType: 's1',
      name: 'Home search',
      reasons: [{ from: 'PACK', name: 'Arrival' }],
      provider: { id: 'p', name: 'Lion City' },
      providerReason: 'HOST',
      shareWithAssignee: true,
      shareWithHr: true,
    },
  ],
  benefits: [],
  lumpSum: null,
  documents: [],
  forms: [],
  milestones: [],
  accounting: { currency: 'EUR', approvedAmount: '60000', costCenter: null },
  leftOut: [{ part: 'PACK', name: 'School', because: 'NO_FAMILY' }],
  faults: [],
  inTheWay: [] as readonly string[],
  workflow: null,
  steps: [],
};
/** The dialog for a plan; answers what is sent. */
async function open(given: object = {}) {
  const onClose = vi.fn();
  const sent: unknown[] = [];
  declaredServer({ 'GET initiation-start/preview': { ...plan, ...given } });
  const source = toySource([], {
    run: async (_entity, action, id, input) => {
      sent.push({ action: action.name, id, ...input });
      return { ...row, version: 4, status: 'STARTED', caseDetail: { id: 'made', label: 'MP-7' } };
    },
  });
  const go = vi.fn();
  await act(() =>
    draw(
      { ...toyHost(catalogue, { source }), go },
      <WorkspaceContext value={{ learn: async () => undefined, me: { tenant: { id: 'here' } } } as never}>
        <Suspense>
          <StartDialog row={row as never} onClose={onClose} />
        </Suspense>
      </WorkspaceContext>,
      { en: { initiations } },
    ),
  );
  await screen.findByRole('dialog');
  return { onClose, sent, go };
}

test('everything that is made stands there with its reason, what is left out as well', async () => {
  await open();
  const services = (await screen.findByRole('heading', { name: /Services/ })).closest('section') as HTMLElement;
  within(services).getByText('Home search');
  within(services).getByText('Arrival · Lion City (Default for this service in the host country)');
  screen.getByText('For families only, and nobody moves along');
  screen.getByText('Is added to the family');
});

test('a milestone whose day is past says which day that was, and can be taken along', async () => {
  const { sent } = await open({
    leftOut: [{ part: 'MILESTONE', name: 'First call', because: 'PAST', day: '2026-11-20' }],
  });
  await screen.findByText(/^Its day, 20\D+11\D+2026, is past$/);
  fireEvent.click(screen.getByLabelText(/Take milestones whose day is past/));
  fireEvent.click(screen.getByRole('button', { name: 'Start the assignment' }));
  await screen.findByText('The assignment of Ana Pérez is started');
  expect(sent).toEqual([expect.objectContaining({ keepPast: true })]);
});

test('what is in the way is said, and nothing can be started', async () => {
  await open({ inTheWay: ['The policy is not in force.'] });
  await screen.findByText('The policy is not in force.');
  expect(screen.getByRole('button', { name: 'Start the assignment' }).hasAttribute('disabled')).toBe(true);
});

test('it is started as it was shown, and leads to the assignment that was made', async () => {
  const { onClose, sent, go } = await open();
  await screen.findByText('Home search');
  fireEvent.click(screen.getByRole('button', { name: 'Start the assignment' }));
  await screen.findByText('The assignment of Ana Pérez is started');
  expect(onClose).not.toHaveBeenCalled();
  expect(sent).toEqual([
    { action: 'start', id: row.id, assignee: null, manager: null, overlaps: null, activate: true, keepPast: false },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Open the assignment' }));
  expect(go).toHaveBeenCalledWith(expect.stringContaining('made'));
  expect(onClose).toHaveBeenCalled();
});
