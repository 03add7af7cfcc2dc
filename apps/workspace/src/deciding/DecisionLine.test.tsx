import { catalogue } from '@homeport/model';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw, toyHost } from '../../../../tests/support/toy-host.tsx';
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
  expect(line.querySelector('[aria-current="step"]')?.textContent).toContain('Money');
});
