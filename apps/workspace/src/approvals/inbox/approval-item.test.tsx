import type { CaseExpense } from '@homeport/model/expenses';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { ApprovalItem } from './ApprovalItem.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useChosen } from './use-chosen.ts';
import words from './words/en.json';

const me = { user: 'u1', person: null, name: 'Anna Rahman', roles: [] };
const expense = (own: Partial<CaseExpense>): CaseExpense =>
  ({
    id: 'e1',
    version: 1,
    created: '2026-01-02T10:00:00Z',
    submittedDate: '2026-01-02T10:00:00Z',
    decidedDate: null,
    expenseDate: '2026-01-02',
    toDate: null,
    amount: '52.00',
    submittedAmount: null,
    approvedAmount: null,
    convertedCurrency: null,
    taxAmount1: null,
    dueDate: null,
    delegatedBy: null,
    approvedBy: null,
    receipt: null,
    notes: null,
    decisionReason: null,
    currency: 'EUR',
    findings: [],
    approver: null,
    assignee: { id: 'p1', label: 'Ben' },
    expenseItem: { id: 'i1', label: 'Meals' },
    caseExpenseBatch: { id: 'b1', label: 'ER-1' },
    approvalStatus: 'AWAITING_APPROVAL',
    can: ['approve'],
    ...own,
  }) as unknown as CaseExpense;

function Rows({ items }: { items: readonly CaseExpense[] }) {
  const chosen = useChosen(items, true, me, []);
  return (
    <ul>
      {items.map((item) => (
        <QueueRow
          key={item.id}
          expense={item}
          tab="waiting"
          me={me}
          delegators={[]}
          isOpen={false}
          isChosen={chosen.has(item.id)}
          whyNot={chosen.why(item)}
          onOpen={() => undefined}
          onChoose={() => chosen.toggle(item.id)}
        />
      ))}
    </ul>
  );
}
const bundles = { en: { approvals: words } };

test('a tick that cannot be set looks so, and says why when it is pressed', async () => {
  await draw(
    toyHost(toyCatalogue()),
    <Rows items={[expense({}), expense({ id: 'e2', amount: '60.00', currency: 'USD' })]} />,
    bundles,
  );
  const user = userEvent.setup();
  const [euros, dollars] = screen.getAllByRole('checkbox') as HTMLInputElement[];
  await user.click(euros as HTMLInputElement);
  expect(euros?.checked).toBe(true);
  expect(dollars?.getAttribute('aria-disabled')).toBe('true');
  expect(dollars?.getAttribute('aria-description')).toBe(words['choose.not.currency']);
  await user.click(dollars as HTMLInputElement);
  expect(dollars?.checked).toBe(false);
  expect(toasts.store.get().history[0]?.text).toBe(words['choose.not.currency']);
});

test('of an expense that was approved in part the list and the heading name both amounts, and findings stand above the receipt', async () => {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(
      String(address).endsWith('/history')
        ? {
            content: [
              {
                version: 2,
                deed: 'approvalStatus.backToWaiting',
                at: '2026-01-03T10:00:00Z',
                by: { id: 'u1', label: 'Anna' },
                onBehalfBy: null,
                note: null,
                changes: { approvalStatus: ['APPROVED', 'AWAITING_APPROVAL'] },
              },
            ],
          }
        : { content: [] },
    ),
  );
  const partly = expense({
    approvalStatus: 'APPROVED',
    approvedAmount: '40.00',
    findings: [{ code: 'expenses.possibleDuplicate', severity: 'warn' }],
  });
  await draw(
    toyHost(toyCatalogue()),
    <>
      <Rows items={[partly]} />
      <ApprovalItem
        tenant={undefined}
        query={{ error: null } as never}
        expense={partly}
        me={me}
        onGone={() => undefined}
      />
    </>,
    bundles,
  );
  const item = await screen.findByRole('article');
  const both = /^EUR\s40\.00 of 52\.00$/;
  expect(within(screen.getAllByRole('list')[0] as HTMLElement).getByText(both)).toBeTruthy();
  expect(within(item).getByText(both)).toBeTruthy();
  expect(within(item).getByText(words['flag.duplicate'])).toBeTruthy();
  const findings = within(item).getByRole('list', { name: words['finding.title'] });
  const receipt = within(item).getByRole('region', { name: words['receipt.title'] });
  expect(findings.compareDocumentPosition(receipt) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // What was undone says what it undid.
  expect(await within(item).findByText('Approval undone: You')).toBeTruthy();
});
