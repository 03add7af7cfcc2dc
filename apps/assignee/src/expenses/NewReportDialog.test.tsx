import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery, payoutsQuery, reportQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { EditReport } from './EditReport.tsx';
import { NewReportDialog } from './NewReportDialog.tsx';

const made = 'POST fe/case-expense-batch';
const assigned = '0b7d0c2e-1111-4222-8333-444455556666';
const app = {
  theme: { baseCurrency: 'EUR' },
  me: { id: 'ana', tenant: { id: 't1' } },
  access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
} as never;
const said = () => toasts.store.get().shown?.text;
const description = () => screen.findByLabelText<HTMLInputElement>(/^Description/);
const type = async (text: string) => fireEvent.change(await description(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function opened(
  answer: object | (() => Response),
  assignment: object | null = { id: assigned, currency: 'EUR' },
) {
  const server = declaredServer({
    [made]: answer,
    'GET fe/bank-details/search': { content: [{ currency: 'SGD', isDefault: true }] },
    'GET fe/case-detail/search': { content: [] },
  });
  const page = await drawPage(
    <AppSession value={app}>
      <NewReportDialog />
    </AppSession>,
    {
      bundles: { en: { app: words } },
      known: [
        [assignmentQuery.queryKey, assignment && { beside: [], ...assignment }],
        [payoutsQuery.queryKey, [{ currency: 'SGD', isDefault: true }]],
      ],
    },
  );
  return { ...page, server };
}

test('a report that was saved says Saved Successfully and is opened', async () => {
  const { server, history, queries } = await opened({ id: 'r1', version: 1, description: 'March' });
  await type(' March ');
  press(words['report.create']);
  await waitFor(() => expect(said()).toBe('Saved Successfully'));
  expect(history.location.pathname).toBe('/dashboard/batch/r1');
  const [sent] = server.to(made);
  expect(sent?.body).toMatchObject({ caseDetailId: assigned, category: 'EMPLOYEE', currency: 'SGD', id: sent?.key });
  expect(sent?.body.description.trim()).toBe('March');
  expect(queries.getQueryData(reportQuery('r1').queryKey)).toMatchObject({ description: 'March' });
});

test('without a description it says so at the field, and nothing is sent', async () => {
  const { server } = await opened({});
  await description();
  press(words['report.create']);
  expect(await screen.findByText(words['finding.expenses.descriptionRequired'])).toBeTruthy();
  expect(document.activeElement).toBe(await description());
  expect(server.to(made)).toEqual([]);
});

test('one that was not says Unable to save, and what was typed stays', async () => {
  const { server, history } = await opened(() => new Response('{}', { status: 500 }));
  await type('March');
  press(words['report.create']);
  await waitFor(() => expect(said()).toBe('Unable to save'));
  expect(history.location.pathname).toBe('/');
  expect((await description()).value).toBe('March');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words['report.create'] })).toHaveProperty('disabled', false),
  );
  // The next try makes the same report, not a second one.
  press(words['report.create']);
  await waitFor(() => expect(server.to(made)).toHaveLength(2));
  expect(new Set(server.to(made).map(({ key }) => key)).size).toBe(1);
});

test('what the server refuses about a field stands at the field', async () => {
  await opened(() => refused(422, 'No.', { errors: [{ field: 'description', title: 'There is one like it.' }] }));
  await type('March');
  press(words['report.create']);
  const refusal = await screen.findByText('There is one like it.');
  expect(refusal.closest('.mantine-InputWrapper-root')?.textContent).toMatch(/^Description/);
});

test('without an assignment it says why, and nothing is sent', async () => {
  const { server } = await opened({}, null);
  await type('March');
  press(words['report.create']);
  fireEvent.submit((await description()).closest('form') as HTMLFormElement);
  expect(screen.getByText(words['report.noAssignment'])).toBeTruthy();
  expect(server.to(made)).toEqual([]);
});

const stored = { id: 'r1', version: 4, description: 'March', currency: 'EUR', controlTotal: null, can: ['update'] };
async function edited(answer: object | (() => Response)) {
  const server = declaredServer({ 'PUT fe/case-expense-batch/r1': answer });
  const onClose = vi.fn();
  await drawPage(
    <AppSession value={app}>
      <EditReport report={stored as never} onClose={onClose} />
    </AppSession>,
    { bundles: { en: { app: words } } },
  );
  return { server, onClose };
}

test('of a report that is changed only the change is sent, on its version; its currency is not asked again', async () => {
  const { server, onClose } = await edited({ ...stored, version: 5, description: 'April' });
  expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
  await type('April');
  press(words.save);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked.map(({ body, version }) => [body, version])).toEqual([[{ description: 'April' }, 4]]);
  expect(said()).toBe('Saved Successfully');
});

test('a change that is given up sends nothing; one without a description neither', async () => {
  const { server, onClose } = await edited({});
  await type('');
  press(words.save);
  expect(await screen.findByText(words['finding.expenses.descriptionRequired'])).toBeTruthy();
  press(words.cancel);
  expect(onClose).toHaveBeenCalled();
  expect(server.asked).toEqual([]);
});
