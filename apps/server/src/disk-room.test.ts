import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom } from './disk-room.ts';

test('a disk has room until less is free than is asked for', async () => {
  expect(await hasRoom(tmpdir(), 1)).toBe(true);
  expect(await hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false);
});
