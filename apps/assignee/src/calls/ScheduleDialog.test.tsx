import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import calls from '../../../../packages/ui/src/call/words/en.json' with { type: 'json' };
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import own from './words/en.json' with { type: 'json' };

async function opened() {
  const server = declaredServer({ 'POST video-call': {} });
  const onClose = vi.fn();
  await drawPage(<ScheduleDialog onClose={onClose} />, { bundles: { en: { calls: own, call: calls } } });
  await screen.findByRole('dialog', { name: calls.schedule });
  return { server, onClose };
}
const plan = () => userEvent.click(screen.getByRole('button', { name: calls.plan }));

test('a call without subject or time says so at both, and nobody is told', async () => {
  const { server, onClose } = await opened();
  await plan();
  expect(screen.getByText(calls.subjectRequired)).toBeTruthy();
  expect(screen.getByText(calls.whenRequired)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Before the move');
  expect(screen.queryByText(calls.subjectRequired)).toBeNull();
  await plan();
  expect(server.asked).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts.store.get().shown).toBeNull();
});
