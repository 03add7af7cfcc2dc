import { expect, test } from 'vitest';
import { byKind, grouped } from './documents.rules.ts';

const one = (id: string, more: object = {}) => ({
  id,
  requiresSignature: false,
  requiresConfirmation: false,
  signedAt: null,
  versionNumber: 1,
  ...more,
});
const reading = (id: string, more: object = {}) => ({
  document: { id, label: id },
  openedAt: '2026-01-02T00:00:00Z',
  confirmedVersion: null,
  ...more,
});

test('what asks for something comes first, what is new next', () => {
  const documents = [
    one('seen'),
    one('new'),
    one('sign', { requiresSignature: true }),
    one('signed', { requiresSignature: true, signedAt: '2026-01-02T00:00:00Z' }),
    one('read', { requiresConfirmation: true }),
    one('confirmed', { requiresConfirmation: true }),
    one('confirmed before', { requiresConfirmation: true, versionNumber: 2 }),
  ];
  const readings = [
    reading('seen'),
    reading('read'),
    reading('confirmed', { confirmedVersion: 1 }),
    reading('confirmed before', { confirmedVersion: 1 }),
  ];
  const found = grouped(documents as never, readings as never);
  const ids = (of: keyof typeof found) => found[of].map(({ document, state }) => `${document.id}: ${state}`);
  expect(ids('toDo')).toEqual(['sign: toSign', 'read: toRead', 'confirmed before: toRead']);
  expect(ids('fresh')).toEqual(['new: new']);
  expect(ids('done')).toEqual(['seen: seen', 'signed: signed', 'confirmed: confirmed']);
});
test('uploads stand under their kind, in the order of kinds, unknown ones last', () => {
  const files = [
    { attachmentType: 'VISA' },
    { attachmentType: null },
    { attachmentType: 'PASSPORT' },
    { attachmentType: 'X' },
  ];
  expect(
    byKind(files, [{ code: 'PASSPORT' }, { code: 'VISA' }]).map(({ kind, files: of }) => [kind, of.length]),
  ).toEqual([
    ['PASSPORT', 1],
    ['VISA', 1],
    [null, 2],
  ]);
});
