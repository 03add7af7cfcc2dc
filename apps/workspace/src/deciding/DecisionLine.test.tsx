import { catalogue } from '@homeport/model';
import { decision } from '@homeport/model/deciding';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { DecisionLine } from './DecisionLine.tsx';
import deciding from './words/en.json' with { type: 'json' };

const row = {
  id: '01a213b0-64ed-718b-b9dc-038ff41c1207',
  version: 1,
  status: 'SUBMITTED',
};
const workspace = { learn: async () => undefined, me: { tenant: { id: 'here' } } } as never;
const open = (part: React.ReactNode) =>
  act(() =>
    draw(toyHost(catalogue), <WorkspaceContext value={workspace}>{part}</WorkspaceContext>, {
      en: { deciding },
    }),
  );

test('a record shows in which steps it is decided, whom each asks, and what is held or was handed on', async () => {
  const step = (name: string, status: string, more: object = {}) => ({
    id: name,
    version: 1,
    created: '2026-03-02T10:00:00Z',
    sequence: 1,
    name,
    status,
    asked: [],
    owner: null,
    decidedBy: null,
    decidedAt: null,
    dueDate: null,
    decisionNote: null,
    ...more,
  });
  const steps = [
    step('Business', 'APPROVED', { decidedBy: { id: 'g', label: 'Grace' }, decisionNote: 'Fine' }),
    step('Money', 'OPEN', {
      can: ['read', 'approve', 'reject'],
      asked: [
        { id: 'a', label: 'Ada' },
        { id: 'b', label: 'Bo' },
      ],
    }),
    step('Board', 'ESCALATED', { asked: [{ id: 'c', label: 'Cy' }] }),
    step('Once before', 'APPROVED', { created: '2026-03-01T10:00:00Z' }),
  ];
  declaredServer({ 'GET fe/decision/search': { content: steps } });
  await open(<DecisionLine of="initiation" row={row as never} />);
  const line = await screen.findByRole('list', { name: 'Steps of the decision' });
  expect(line.textContent).toContain('Grace');
  expect(line.textContent).toContain('Ada and Bo');
  expect(line.textContent).toContain('Escalated: Cy');
  expect(line.textContent).not.toContain('Once before');
  // Whoever is asked gets to where it is decided.
  const ways = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Decide: Money']);
  expect(line.querySelector('[aria-current="step"]')?.textContent).toContain('Money');
});

test('what the reader is asked to decide stands as buttons, the first filled, and only what it is about is told', async () => {
  const asked = {
    ...{ id: row.id, version: 1, name: 'Check the budget', subject: 'INITIATIONS', status: 'OPEN', asked: [] },
    ...{ initiation: { id: row.id, label: 'IN-000002 Nora Khan' }, amount: '65000.00', currency: 'EUR' },
    can: ['read', 'approve', 'reject', 'delegate', 'hold', 'escalate'],
  };
  const viewer = { user: 'me', person: null, roles: ['hr'] };
  const host = toyHost(catalogue, { viewer, source: toySource([asked as never]) });
  const page = <RecordPage entity={decision} id={row.id} tab="" params={{}} onParams={() => undefined} />;
  const { container } = await act(() =>
    draw(host, <WorkspaceContext value={workspace}>{page}</WorkspaceContext>, { en: { deciding } }),
  );
  await screen.findByRole('heading', { level: 1 });
  const filled = [...container.querySelectorAll('.hp-page-actions [data-variant="filled"]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Approve']);
  screen.getByRole('button', { name: 'Reject' });
  expect(screen.queryByText('Vendor invoice')).toBeNull();
  expect(screen.queryByText('Approval group')).toBeNull();
});
