import { expect, test } from 'vitest';
import { openedSettings } from './opened-settings.ts';

test('what the opening told is not asked for again for a minute, also that something was never set', () => {
  let now = 1_000_000;
  const settings = openedSettings({ 'FIRST-VIEW.CASEDETAIL': { own: 'view' } }, () => now);
  expect(settings.read('first-view.caseDetail')).toEqual({ own: 'view' });
  expect(settings.read('first-view.person')).toBeNull();
  now += 59_999;
  expect(settings.read('first-view.person')).toBeNull();
  now += 1;
  expect(settings.read('first-view.caseDetail')).toBeUndefined();
  expect(settings.read('first-view.person')).toBeUndefined();
});

test('what is changed meanwhile is asked for, the rest is not', () => {
  const settings = openedSettings({ 'FIRST-VIEW.CASEDETAIL': 'one' }, () => 0);
  settings.forget('first-view.caseDetail');
  expect(settings.read('first-view.caseDetail')).toBeUndefined();
  expect(settings.read('first-view.person')).toBeNull();
});
