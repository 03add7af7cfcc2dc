import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { savedQuery } from './library-data.ts';
import { SectionsPage } from './SectionsPage.tsx';
import words from './words/en.json' with { type: 'json' };

const session = { me: { id: 'u1', tenant: { id: 't1' } }, locale: 'en' } as never;
const drawn = (answer: object | (() => never)) => {
  declaredServer({
    ...{ 'GET fe/document/search': answer, 'GET fe/library-section/search': answer },
    'GET fe/document-reading/search': { content: [] },
  });
  return drawPage(
    <AppSession value={session}>
      <SectionsPage />
    </AppSession>,
    {
      bundles: { en: { app, library: words } },
      known: [[savedQuery('u1').queryKey, []]],
    },
  );
};

test('a library that is not on the device and cannot be asked for is not said to be empty', async () => {
  await drawn(unreachable);
  expect(await screen.findByText(/This page is not saved on this device/)).toBeTruthy();
  expect(screen.queryByText(words.emptyTitle)).toBeNull();
});

test('a library in which nothing is published says so', async () => {
  await drawn({ content: [], totalElements: 0 });
  expect(await screen.findByText(words.emptyTitle)).toBeTruthy();
  expect(screen.queryByText(/This page is not saved on this device/)).toBeNull();
});
