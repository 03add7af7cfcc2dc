import { screen } from '@testing-library/react';
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
