import type { Row } from '@homeport/ui/records/host/row.ts';
import { expect, test } from 'vitest';
import { nextVersion, startWith } from './next-version.rules.ts';

const row = (id: string, more: object): Row => ({ id, version: 1, ...more }) as unknown as Row;
const house = row('1', {
  code: 'HOUSE',
  name: 'House',
  appName: null,
  brandColor: '#0B2E59',
  logo: { id: 'l', label: 'logo.png' },
  status: 'PUBLISHED',
  publishedAt: '2026-01-01T00:00:00Z',
});

test('another version starts as the one it comes from, with its pictures, and is a draft of its own', () => {
  expect(nextVersion([house], house, 'First')).toEqual({
    code: 'V2',
    name: 'House',
    brandColor: '#0B2E59',
    logo: 'l',
  });
});
test('its code is free, also when versions between were deleted', () => {
  const late = row('9', { code: 'V9', status: 'DRAFT' });
  expect(nextVersion([late, house], house, 'First').code).toBe('V10');
  expect(nextVersion([], undefined, 'First')).toEqual({ code: 'V1', name: 'First', brandColor: '#0B6B7D' });
});
test('a draft is opened first, then what is shown', () => {
  const draft = row('2', { status: 'DRAFT' });
  const old = row('3', { status: 'PREVIOUS' });
  expect(startWith([old, house, draft])?.id).toBe('2');
  expect(startWith([old, house])?.id).toBe('1');
  expect(startWith([old])?.id).toBe('3');
  expect(startWith([])).toBeUndefined();
});
