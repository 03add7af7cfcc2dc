import { catalogue } from '@homeport/model';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { PreviousRelocations } from './PreviousRelocations.tsx';
import initiations from './words/en.json' with { type: 'json' };

const row = {
  id: '01a213b0-64ed-718b-b9dc-038ff41c1207',
  version: 1,
  caseMaster: { id: 'f', label: 'RF-1' },
  status: 'SUBMITTED',
};
const workspace = { learn: async () => undefined, me: { tenant: { id: 'here' } } } as never;
const open = (part: React.ReactNode, rows: readonly object[], asked: unknown[] = []) => {
  const source = toySource([], {
    list: async (entity, ask) => {
      asked.push({ entity: entity.name, filter: ask.filter });
      return { content: rows as never, totalElements: rows.length, totalIsCapped: false, nextKey: null };
    },
  });
  return act(() =>
    draw(toyHost(catalogue, { source }), <WorkspaceContext value={workspace}>{part}</WorkspaceContext>, {
      en: { initiations },
    }),
  );
};

test('the other assignments of the relocation file stand there with the way to them', async () => {
  const asked: unknown[] = [];
  const before = {
    id: 'c0',
    version: 1,
    reference: 'AS-000001',
    type: 'ON_ASSIGNMENT',
    status: 'CLOSED',
    hostLocation: { country: 'SG' },
  };
  await open(<PreviousRelocations row={row as never} />, [before], asked);
  expect((await screen.findByRole('link', { name: 'AS-000001' })).getAttribute('href')).toContain('c0');
  screen.getByText('On assignment');
  expect(asked).toContainEqual({
    entity: 'caseDetail',
    filter: {
      all: [
        { field: 'caseMaster', op: 'eq', value: 'f' },
        { field: 'id', op: 'ne', value: row.id },
      ],
    },
  });
});
