import { catalogue } from '@homeport/model';
import { caseDetail } from '@homeport/model/cases';
import { expect, test, vi } from 'vitest';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { addressOfPlace } from '../frame/address.ts';
import { hostOfAll } from './host-of-all.ts';
import { recordCalls } from './record-calls.ts';

const ids = { north: '00000000-0000-7000-8000-00000000000a', south: '00000000-0000-7000-8000-00000000000b' };
const rows = [
  { id: 'a', version: 3, tenantId: ids.north, tenantName: 'North', assignee: { id: 'p', label: 'Ada' } },
  { id: 'b', version: 1, tenantId: ids.south, tenantName: 'South', assignee: { id: 'q', label: 'Bea' } },
];
/** What was asked, as `METHOD path`. */
function answering(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (to: Request | string, how?: RequestInit) => {
    const method = typeof to === 'string' ? (how?.method ?? 'GET') : to.method;
    const { pathname } = new URL(typeof to === 'string' ? to : to.url, 'http://here');
    asked.push(`${method} ${pathname.replace('/api/', '')}`);
    if (pathname.endsWith('/search')) return Response.json({ content: rows, totalElements: 2, nextKey: null });
    if (pathname.includes('/bulk'))
      return Response.json({ results: [{ id: pathname.includes(ids.north) ? 'a' : 'b' }] });
    return Response.json(rows.find(({ id }) => pathname.endsWith(`/${id}`)) ?? {});
  });
  return asked;
}
const companies = [
  { id: ids.north, name: 'North' },
  { id: ids.south, name: 'South' },
];

const hostOf = (tenant: string) =>
  toyHost(catalogue, {
    tenant,
    source: recordCalls(tenant),
    address: (place) => addressOfPlace(place, tenant),
  });
const hosts = new Map(companies.map(({ id }) => [id, hostOf(id)]));
const made = () => hostOfAll(hostOf('all'), toyHost(catalogue), companies, (id) => hosts.get(id) ?? hostOf(id));

test('records of all companies are read at once, and each is changed in its own', async () => {
  const asked = answering();
  const { source, address, catalogue: theirs } = made();
  await source.list(theirs.entity('caseDetail'), { size: 20 });
  await source.update(caseDetail, 'b', {}, 1);
  await source.history(caseDetail, 'a');
  expect(asked).toEqual([
    'GET for-tenant/all/fe/case-detail/search',
    `PUT for-tenant/${ids.south}/fe/case-detail/b`,
    `GET for-tenant/${ids.north}/fe/case-detail/a/history`,
  ]);
  // What a record leads to is of its company; one that nobody saw is looked for when it is opened.
  const place = (id: string) => address({ to: 'record', entity: caseDetail, id });
  expect(place('a')).toContain(`tenant=${ids.north}`);
  expect(place('q')).toContain(`tenant=${ids.south}`);
  expect(place('nobody')).toContain('tenant=all');
});

test('one that was not shown is looked for first, and several are changed company by company', async () => {
  const asked = answering();
  const { source } = made();
  await source.remove(caseDetail, 'b', 1);
  await source.list(caseDetail, { size: 20 });
  const done = await source.bulk(caseDetail, { deed: 'update', rows: [{ id: 'b' }, { id: 'a' }] });
  expect(done.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(asked.slice(0, 2)).toEqual([
    'GET for-tenant/all/fe/case-detail/b',
    `DELETE for-tenant/${ids.south}/fe/case-detail/b`,
  ]);
  expect(
    asked.filter((one) => one.startsWith('POST')).every((one) => one.includes(ids.north) || one.includes(ids.south)),
  ).toBe(true);
});
