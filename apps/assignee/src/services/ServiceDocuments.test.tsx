import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { serviceFilesQuery } from './queries.ts';
import { ServiceDocuments } from './ServiceDocuments.tsx';
import words from './words/en.json' with { type: 'json' };

const file = { id: 'f1', name: 'quote.pdf', size: 2048, created: '2026-11-20T09:00:00Z' };

test.each([
  ['without files', []],
  ['with files', [file]],
])('a service %s leads to what was shared of the whole assignment', async (_what, files) => {
  declaredServer({ 'GET file-storage': { content: files } });
  await drawPage(<ServiceDocuments id="s1" />, {
    bundles: { en: { services: words } },
    known: [[serviceFilesQuery('s1').queryKey, files]],
  });
  expect(screen.getByRole('link', { name: words.documentsShared }).getAttribute('href')).toBe(
    '/dashboard/case-documents',
  );
  expect(screen.queryAllByText('quote.pdf').length > 0).toBe(files.length > 0);
});
