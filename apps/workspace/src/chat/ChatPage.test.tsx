import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { ChatPage } from './ChatPage.tsx';
import talks from './words/en.json' with { type: 'json' };

test('whoever has no conversation is told where else something may be said to them', async () => {
  declaredServer({ 'GET conversation/mai': [] });
  await drawStaffPage(<ChatPage />, { bundles: { en: { talks } } });
  await screen.findByText(talks['chat.empty']);
  expect(screen.getByText(/stands with it, in its tab Comments/)).toBeTruthy();
});

test('whoever looks here for a message to many is led to a broadcast, or told who sends it', async () => {
  declaredServer({ 'GET conversation/mai': [] });
  const bundles = { en: { talks } };
  const { unmount } = await drawStaffPage(<ChatPage />, { bundles });
  expect(await screen.findByText('A message to everybody is a broadcast; administrators send it.')).toBeTruthy();
  unmount();
  const { go } = await drawStaffPage(<ChatPage />, { bundles, may: ['broadcast.create'] });
  expect(screen.queryByText(/administrators send it/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Write to everybody' }));
  expect(go).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/broadcast.*new/));
});
