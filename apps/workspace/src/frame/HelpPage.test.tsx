import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import words from '../words/en.json' with { type: 'json' };
import { HelpPage } from './HelpPage.tsx';
import { WorkspaceContext } from './workspace.ts';

const drawn = (helpDocument: string | null) =>
  draw(
    <WorkspaceContext value={{ theme: {}, access: { dashboardSetting: { helpDocument } } } as never}>
      <HelpPage />
    </WorkspaceContext>,
    {},
    { en: { app: words } },
  );
const link = () => screen.queryByRole('link', { name: 'Open the guide for your role' })?.getAttribute('href') ?? null;

test.each([
  ['/workspace/library/library-section', '/workspace/library/library-section'],
  ['https://guide.example.com/movers', 'https://guide.example.com/movers'],
  // What is no page leads nowhere.
  ['//guide.example.com', null],
  ['javascript:alert(1)', null],
  ['The guide', null],
  [null, null],
])('Help leads to the document of the role: %s', async (document, href) => {
  await drawn(document);
  expect(link()).toBe(href);
});
