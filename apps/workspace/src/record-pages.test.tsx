import { catalogue } from '@homeport/model';
import { caseExpense } from '@homeport/model/expenses';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, toyHost, toySource } from '../../../tests/support/toy-host.tsx';
import { domainParts } from './record-parts.generated.ts';
import { mergeParts } from './records/record-parts.ts';

const parts = mergeParts(domainParts);

test('what the domains add to record pages is of entities that there are, under ids of tabs that are used once', () => {
  for (const [entity, { tabs = [] }] of Object.entries(parts)) {
    expect(catalogue.hasEntity(entity), entity).toBe(true);
    const ids = tabs.map(({ id }) => id);
    expect(new Set(ids).size, entity).toBe(ids.length);
  }
});

test('the page of a case has the tabs of its domains', () => {
  expect(parts.caseDetail?.tabs?.map(({ id }) => id)).toEqual([
    'closing',
    'dashboard',
    'compliance',
    'notes',
    'attachment',
    'changeOfCircumstance',
    'chat',
    'estimates',
    'sheets',
    'scenario',
    'diary',
    'family',
    'previous',
    'terms',
    'work',
  ]);
});

test('what is found wrong with an expense stands first on its page, and its head says that there is something', async () => {
  const row = {
    ...{ id: 'e1', version: 1, amount: '1240.00', currency: 'EUR', isFlagged: true, can: ['read'] },
    findings: [
      { rule: 'limit', severity: 'warn', code: 'expenses.overLimit', params: { limit: '990.00', currency: 'EUR' } },
    ],
  };
  const viewer = { user: 'me', person: null, roles: ['caseManager'] };
  const { container } = await act(() =>
    draw(
      toyHost(catalogue, { viewer, source: toySource([row as never]) }),
      <RecordPage entity={caseExpense} id="e1" tab="" params={{}} onParams={() => undefined} />,
    ),
  );
  await screen.findByRole('heading', { name: 'Expense' });
  expect(container.querySelector('.hp-read dt')?.textContent).toBe('Findings');
  expect(screen.getAllByText('Flagged')[0]?.closest('.hp-read')).toBeNull();
});
