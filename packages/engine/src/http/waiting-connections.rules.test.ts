import { expect, test } from 'vitest';
import { waitingConnections } from './waiting-connections.rules.ts';

const head =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode                        ';
const table = [
  head,
  '   0: 0100007F:10CC 00000000:0000 0A 00000000:00000001 00:00000000 00000000     0        0 81213 1 0000000000000000 100 0 0 10 0',
  '   1: 0100007F:10CC 0100007F:C4A2 01 00000000:00000000 00:00000000 00000000     0        0 0 1 0000000000000000 20 4 30 10 -1',
  '   2: 0100007F:10CC 0100007F:C4B0 01 00000000:00000000 00:00000000 00000000     0        0 81300 1 0000000000000000 20 4 30 10 -1',
  '   3: 0100007F:C4A2 0100007F:10CC 01 00000000:00000000 00:00000000 00000000     0        0 81301 1 0000000000000000 20 4 30 10 -1',
  '   4: 0100007F:10CC 0100007F:C4C0 03 00000000:00000000 01:00000013 00000000     0        0 0 1 0000000000000000',
  '   5: 0100007F:10CC 0100007F:C4D0 06 00000000:00000000 03:00001590 00000000     0        0 0 3 0000000000000000',
  '   6: 0100007F:10CD 0100007F:C4E0 01 00000000:00000000 00:00000000 00000000     0        0 0 1 0000000000000000 20 4 30 10 -1',
  '',
].join('\n');

test('who waits is who is connected or greets and has been taken by nobody', () => {
  expect(waitingConnections(table, 0x10cc)).toEqual([
    { peer: 0xc4a2, isConnected: true },
    { peer: 0xc4c0, isConnected: false },
  ]);
});

test('ends of connections that this machine opened, those that are over and other ports do not count', () => {
  expect(waitingConnections(table, 0xc4a2)).toEqual([]);
  expect(waitingConnections(table, 0x00cc)).toEqual([]);
  expect(waitingConnections('', 80)).toEqual([]);
});

test('both sides by the addresses of the sixth version', () => {
  const line =
    '   1: 00000000000000000000000001000000:1F90 00000000000000000000000001000000:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 0 1 0000000000000000 20 4 0 10 -1';
  expect(waitingConnections(`${head}\n${line}\n`, 8080)).toEqual([{ peer: 0xd2f0, isConnected: true }]);
});
