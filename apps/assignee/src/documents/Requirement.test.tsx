import type { RequiredDocument } from '@homeport/model/documents';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { kindsQuery } from './document-data.ts';
import { Requirement } from './Requirement.tsx';
import documents from './words/en.json' with { type: 'json' };

const passport = {
  ...{
    id: 'd1',
    version: 5,
    name: 'Passport',
    kind: 'UPLOAD',
    status: 'REQUESTED',
    documentType: null,
    accepts: 'PDF',
  },
  ...{
    dueDate: null,
    reason: 'For your visa',
    dependant: null,
    file: null,
    attachedDocument: null,
    decisionReason: null,
  },
  ...{ submittedAt: null, confirmedAt: null },
};
const rules = {
  ...passport,
  name: 'House rules',
  kind: 'DOWNLOAD',
  attachedDocument: { id: 'f9', label: 'rules.pdf' },
};
const confirm = 'POST fe/required-document/d1/confirm';

async function drawn(of: object, answer: Answer = {}) {
  const server = declaredServer({ [confirm]: answer });
  await drawPage(<Requirement of={of as RequiredDocument} isFirst isWanted={false} />, {
    known: [[kindsQuery.queryKey, []]],
    bundles: { en: { documents } },
  });
  await screen.findByRole('article');
  return server;
}

test('a document to read is opened first, then confirmed on the version that was shown', async () => {
  const server = await drawn(rules);
  expect(screen.getByRole('link', { name: documents['required.read'] }).getAttribute('href')).toBe(
    '/dashboard/documents?file=f9',
  );
  expect(screen.getByText(documents['required.toRead'])).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: documents.confirm }));
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(documents.confirmed));
  expect(server.to(confirm)).toMatchObject([{ version: 5, body: {} }]);
});

test('a confirmation that is refused says why and can be tried again', async () => {
  const server = await drawn(rules, () => refused(409, 'A new version has come.'));
  await userEvent.click(screen.getByRole('button', { name: documents.confirm }));
  expect((await screen.findByRole('alert')).textContent).toContain('A new version has come.');
  server.answer(confirm, {});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['that is late', { dueDate: '2020-03-01' }, /^Was due on/],
  ['with time', { dueDate: '2099-03-01' }, /^Due by/],
  ['of the family', { dependant: { id: 'x', label: 'Ngozi' } }, 'For Ngozi'],
  ['of one’s own', {}, documents['required.yours']],
])('one %s says so', async (_, more, says) => {
  await drawn({ ...passport, ...more });
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByText('For your visa')).toBeTruthy();
});

test('what was rejected says why and asks for another file', async () => {
  await drawn({ ...passport, status: 'REJECTED', decisionReason: 'The second page is missing' });
  expect(screen.getByText(/The second page is missing/)).toBeTruthy();
  expect(screen.getByText(documents['required.newFile'])).toBeTruthy();
});

test('in review it is locked: there is no file to choose and nothing to send', async () => {
  await drawn({ ...passport, status: 'IN_REVIEW', submittedAt: '2026-05-04T08:00:00Z' });
  expect(screen.getByText(/It is being checked/)).toBeTruthy();
  expect(screen.queryByText(documents['required.file'])).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('For your visa')).toBeNull();
});
