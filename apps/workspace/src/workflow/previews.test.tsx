import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import { ActivationPreview } from './ActivationPreview.tsx';
import { PublishPreview } from './PublishPreview.tsx';

const id = '01a213b0-64ed-718b-b9dc-038ff41c1207';
const dry = (sequence: number, due: string | null, leftOutBecause: string | null = null) => ({
  key: `k${sequence}`,
  sequence,
  name: `Step ${sequence}`,
  priority: 'NORMAL',
  start: due,
  due,
  reason: 'ACTIVATED',
  isReady: true,
  waitsFor: [],
  owner: 'Grace',
  ownerReason: 'MANAGER',
  leftOutBecause,
  doneOn: null,
  lateDays: 0,
});
const bundles = { en: { app: en }, fr: { app: fr } };
const may = ['call.dryRunWorkflow'];
const workflow = { id: 'w', name: 'Long-term assignment', version: 2 };

test('before an assignment is activated it is said how many steps it gets, and by when the first', async () => {
  const steps = [dry(1, '2031-06-04'), dry(2, '2031-06-02'), dry(3, null), dry(4, null, 'NO_FAMILY')];
  declaredServer({ 'GET workflow/dry-run': { workflow, steps } });
  await drawStaffPage(<ActivationPreview id={id} />, { bundles, may });
  await screen.findByText(/Long-term assignment gives it 3 steps; the first is due Mon .*2031 .*\./);
  screen.getByText('1 step is left out: the assignment does not need it.');
});

test('in French, and of one without days, it is said as well', async () => {
  declaredServer({ 'GET workflow/dry-run': { workflow, steps: [dry(1, null)] } });
  await drawStaffPage(<ActivationPreview id={id} />, { bundles, may, settings: { locale: 'fr' } });
  await screen.findByText('Long-term assignment lui donne 1 étape.');
});

test('that it gets none is said too, and nothing where the reader may not know', async () => {
  declaredServer({ 'GET workflow/dry-run': { workflow: null, steps: [] } });
  const { unmount } = await drawStaffPage(<ActivationPreview id={id} />, { bundles, may });
  await screen.findByText(en['work.noWorkflow']);
  unmount();
  await drawStaffPage(<ActivationPreview id={id} />, { bundles });
  expect(screen.queryByText(en['work.noWorkflow'])).toBeNull();
});

test('before a workflow is published it is said whom it concerns, and who stays as they are', async () => {
  declaredServer({ 'GET workflow/reach': { types: ['ON_ASSIGNMENT'], pending: 4, running: 1 } });
  await drawStaffPage(<PublishPreview id={id} />, { bundles });
  await screen.findByText(/activated from now on get its steps: On assignment\. 4 of them are pending today\./i);
  screen.getByText('1 assignment runs an earlier version and stays on it.');
});

test('one that no assignment gets says so', async () => {
  declaredServer({ 'GET workflow/reach': { types: [], pending: 0, running: 0 } });
  await drawStaffPage(<PublishPreview id={id} />, { bundles });
  await screen.findByText(en['work.reachNobody']);
});
