import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeGuardedFetch } from '../outbound/guarded-fetch.ts';
import { askGeocoder } from './geocoder.ts';

async function asked(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await askGeocoder(makeGuardedFetch([host]), `http://${host}/nominatim`, 45.76, 4.84);
  } finally {
    server.close();
  }
}
const answering =
  (address: object): RequestListener =>
  (request, answer) => {
    const at = new URL(request.url ?? '', 'http://x');
    const isAsked = at.pathname === '/nominatim/reverse' && at.searchParams.get('lat') === '45.76';
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(isAsked ? { address } : {}));
  };

test('town comes first, then county, then city', async () => {
  const code = { country_code: 'fr' };
  expect(await asked(answering({ ...code, town: 'Villeurbanne', county: 'Rhône', city: 'Lyon' }))).toMatchObject({
    town: 'Villeurbanne',
    countryCode: 'FR',
  });
  expect(await asked(answering({ ...code, county: 'Rhône', city: 'Lyon' }))).toMatchObject({ town: 'Rhône' });
  expect(await asked(answering({ ...code, city: 'Lyon' }))).toMatchObject({ town: 'Lyon' });
});
test('every failure is silent', async () => {
  expect(await asked((_, answer) => answer.writeHead(500).end())).toBeUndefined();
  expect(await asked((_, answer) => answer.end('<html>'))).toBeUndefined();
  expect(await asked((request) => request.destroy())).toBeUndefined();
  expect(await asked(answering({ town: 'Nowhere' }))).toBeUndefined();
});
