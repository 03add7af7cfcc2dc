import { dropTokens, keepTokens } from '@homeport/client';
import { allowanceFor, certain, type Entity } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { canNameIn, shownColumns } from '@homeport/ui/records/list/columns.ts';
import { prefetchList } from '@homeport/ui/records/list/prefetch-list.ts';
import { relatedOf, scopeOf } from '@homeport/ui/records/record/related.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { castellane, demoTenants, meridian, nordlys } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { type DemoUser, demoUsers } from '../../apps/server/src/modules/demo/users.data.ts';
import { userId } from '../../apps/server/src/modules/demo/world.ts';
import { makeRecordHost } from '../../apps/workspace/src/records/record-host.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { homeFaults } from './home-numbers.ts';

/**
 * Everything that the list, the record and the form of every entity ask the server for is answered. The calls are those of the
 * workspace, made by its own code; that the answers are drawn is a law of `tests/drawn`, and what a browser makes of them is
 * told in `tests/journeys/every-page.test.ts` for a set of entities that covers all kinds.
 */
let port: Homeport;
const who = 'admin.one';
const viewer = {
  user: userId(who),
  person: null,
  roles: demoUsers.find((user) => user.login === who)?.roles ?? [],
};
const shown = catalogue.entities.filter((entity) => entity.menu && !entity.internal);
/** Lists that the demo leaves empty on purpose: nobody was let in from another company, and no page has been opened yet. */
const empty: readonly string[] = ['authorisedTenant', 'pageCount'];

beforeAll(async () => {
  port = await startHomeport({ demo: true, env: { RATE_FACTOR: '1000' } });
  keepTokens(await port.session(meridian.id, viewer.user, 'workspace'));
}, 180_000);
afterAll(async () => {
  // Files of a worker share what is global.
  vi.unstubAllGlobals();
  dropTokens();
  await port?.[Symbol.asyncDispose]();
});

const fetched = globalThis.fetch;

/** The generated screens of one company, as this administrator has them. The addresses that a page asks have no host. */
function hostFor(tenant: string): RecordHost {
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => fetched(`${port.baseUrl}${path}`, how));
  return makeRecordHost({
    catalogue,
    need: async () => undefined,
    pages: [],
    viewer,
    homeTenant: meridian.id,
    // Nothing is known from the opening: views ask for what is set, too.
    own: { isPreview: false, settings: { read: () => undefined, forget: () => undefined } },
    tenant,
    named: undefined,
    locale: () => 'en',
    go: () => undefined,
    preload: () => undefined,
  });
}

/** What the list asks for: its views and its rows, then what stands below them. */
async function askList(host: RecordHost, entity: Entity): Promise<void> {
  await prefetchList(new QueryClient({ defaultOptions: { queries: { retry: false } } }), host, entity, {});
  const columns = shownColumns(entity, allowanceFor(entity, viewer), null, [], canNameIn(catalogue, viewer));
  const sums = columns.filter(({ isTotalled }) => isTotalled).map(({ at }) => at.wire);
  if (sums.length > 0) await host.source.sums(entity, { sums });
}

/** What the page of a record asks for, its tabs included. */
async function askRecord(host: RecordHost, entity: Entity, id: string): Promise<void> {
  const row = await host.source.get(entity, id);
  await Promise.all([
    host.source.history(entity, row.id),
    host.files.of(entity, row.id),
    host.followers.of(entity, row.id),
    ...relatedOf(catalogue, entity, viewer).map((related) =>
      host.source.list(related.entity, { filter: scopeOf(related, row), size: 1, total: 'capped' }),
    ),
  ]);
}

/** What a form has to be filled in with. */
const optionTypesOf = (entity: Entity): readonly string[] =>
  Object.keys(entity.fields).flatMap((name) => {
    const field = fieldAt(entity, name)?.field;
    return field?.type === 'option' && field.optionType ? [field.optionType] : [];
  });

/** Runs it and keeps what went wrong. */
async function noting(faults: unknown[], what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    faults.push([what, String(error), error instanceof Error && 'code' in error ? error.code : undefined]);
  }
}

test('what every list asks for is answered in the own company and in that of a client', async () => {
  const faults: unknown[] = [];
  for (const { id, code } of [meridian, castellane]) {
    const host = hostFor(id);
    for (const entity of shown) await noting(faults, `${code} ${entity.name}`, () => askList(host, entity));
    vi.unstubAllGlobals();
  }
  expect(faults).toEqual([]);
  expect(shown.length).toBeGreaterThan(200);
});

test('every entity has a record in one company or another, and what its page asks for is answered', async () => {
  const faults: unknown[] = [];
  const companies = [castellane, ...demoTenants.filter((tenant) => tenant !== nordlys && tenant !== castellane)];
  let opened = 0;
  for (const entity of shown) {
    let isFound = false;
    for (const { id } of companies) {
      const host = hostFor(id);
      await noting(faults, entity.name, async () => {
        const [row] = (await host.source.list(entity, { size: 1, total: 'none' })).content;
        if (!row) return;
        isFound = true;
        await askRecord(host, entity, row.id);
      });
      vi.unstubAllGlobals();
      if (isFound) break;
    }
    if (isFound) opened += 1;
    // Of what only its owner sees there is nothing for others to open.
    else if (allowanceFor(entity, viewer).deeds.read === true && !empty.includes(entity.name))
      faults.push(['nothing to open', entity.name]);
  }
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(shown.length - 5);
});

test('what is chosen from in every form is answered', async () => {
  const faults: unknown[] = [];
  const host = hostFor(castellane.id);
  const types = new Set(shown.flatMap(optionTypesOf));
  for (const type of types) await noting(faults, type, async () => void (await host.choices(type)));
  expect(faults).toEqual([]);
  expect(types.size).toBeGreaterThan(20);
});

test('every number of a home is the number of the list that it leads to, for every role, and over all companies', async () => {
  const people = [...new Map(demoUsers.map((user) => [user.roles.join(), user])).values()];
  const seenBy = async (user: DemoUser, place?: string) => {
    const { access_token: as } = await port.session(user.tenant.id, userId(user.login), 'workspace');
    return { user, ...(await homeFaults(port, user.login, as, place)) };
  };
  const found = await Promise.all(people.map((user) => seenBy(user)));
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  // Who has a role of the workspace finds something; families and assignees have a home of their own.
  const outside = ['assignee', 'dependant', 'vendor'];
  const without = found.filter(({ cards }) => cards.length === 0).flatMap(({ user }) => user.roles);
  expect(without.filter((role) => !outside.includes(role))).toEqual([]);
  const manager = demoUsers.find((user) => user.roles.includes('caseManager') && user.tenant === meridian);
  const ofAll = await seenBy(certain(manager), 'for-tenant/all/');
  expect(ofAll.faults).toEqual([]);
  const companies = ofAll.cards.find(({ draws }) => draws === 'companies')?.groups?.map(({ key }) => key);
  expect(companies).toContain(castellane.id);
});
