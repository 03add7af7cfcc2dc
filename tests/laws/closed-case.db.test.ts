import { type Route, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { caseDetail } from '@homeport/model/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/*
 * An assignment that is closed to somebody is closed on every call that is written by hand: none answers a record that hangs on
 * it, and those of one that is open to them are found by the same calls. Closed are confidential ones to HR and planners, and
 * those of another office to the people of a team that sees its own.
 */
let port: Homeport;
let home: string;
/** Per assignment, the ids of what hangs on it. */
const open: string[] = [];
const shut: string[] = [];
let openCase: string;
let shutCase: string;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('SHUT');
  const offices = await Promise.all(['LYON', 'TURIN'].map((code) => make(port.in(home), 'office', { code })));
  const [lyon, turin] = offices.map(({ id }) => id) as [string, string];
  openCase = (await make(port.in(home), caseDetail, { confidential: false, office: lyon })).id;
  shutCase = (await make(port.in(home), caseDetail, { confidential: true, office: turin })).id;
  for (const [of, ids] of [
    [openCase, open],
    [shutCase, shut],
  ] as const)
    for (const entity of catalogue.entities) ids.push(...(await hangingOn(of, entity.name)));
  await make(port.in(home), 'team', { code: 'LYON', caseAccess: 'OWN_OFFICE', office: lyon });
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A record of an entity that names an assignment, and the assignment itself. */
async function hangingOn(of: string, name: string): Promise<string[]> {
  const entity = catalogue.entity(name);
  const field = entity.fields.caseDetail;
  if (name === 'caseDetail') return [of];
  if (entity.internal || field?.type !== 'ref' || field.derived) return [];
  const made = await make(port.in(home), entity, { [wireName('caseDetail', field)]: of }).catch(() => undefined);
  return made ? [made.id] : [];
}

const isFor = ({ who }: Route, role: string): boolean =>
  who === 'signedIn' || (who !== 'anyone' && (who as readonly string[]).includes(role));

/** Calls that read, without the generated ones, as somebody; those with a parameter are tried with each assignment and record. */
async function told(
  role: string,
  as: string,
): Promise<{ readonly open: string[]; readonly shut: string[]; readonly by: string[] }> {
  const heard = { open: new Set<string>(), shut: new Set<string>() };
  const by: string[] = [];
  const hear = async (path: string, asked: string) => {
    const { status, body } = await port.call('GET', path, { as });
    if (status !== 200) return;
    const text = JSON.stringify(body);
    const foundIn = (ids: readonly string[]) => ids.filter((id) => id !== asked && text.includes(id));
    for (const id of foundIn(open)) heard.open.add(id);
    for (const id of foundIn(shut)) {
      heard.shut.add(id);
      by.push(`${path.split('?')[0]} tells of ${id}`);
    }
  };
  for (const route of catalogue.routes.filter((one) => one.method === 'GET' && isFor(one, role))) {
    const params = [...route.path.matchAll(/\{(\w+)\}/g)];
    const queries = Object.keys(route.query ?? {}).filter((name) => /^(caseDetail|case|entity|id)/.test(name));
    if (params.length === 0) await hear(route.path, '');
    for (const id of [openCase, shutCase, ...(params.length > 0 ? shut : [])]) {
      if (params.length === 1) await hear(route.path.replace(/\{\w+\}/, id), id);
      else if (params.length === 0 && queries.length > 0)
        await hear(`${route.path}?${queries.map((name) => `${name}=${id}`).join('&')}`, id);
    }
  }
  return { open: [...heard.open], shut: [...heard.shut], by: [...new Set(by)] };
}

describe('what hangs on an assignment that is closed to somebody is told by no call', () => {
  test('there is enough of it', () => expect([open.length > 20, shut.length]).toEqual([true, open.length]));
  test.each(['hr', 'planner', 'approver'] as const)('a confidential one to %s', async (role) => {
    const as = await port.enter(home, await port.user(home, `shut.${role}`, [role]));
    expect((await told(role, as)).by).toEqual([]);
  });
  test('one of another office to a case manager of a team that sees its own', async () => {
    const user = await port.user(home, 'lyon.manager', ['caseManager']);
    const [team] = await port
      .in(home)
      .records(catalogue.entity('team'))
      .find({ filter: { field: 'code', op: 'eq', value: 'LYON' } });
    await make(port.in(home), 'teamMember', { team: team?.id, user });
    const heard = await told('caseManager', await port.enter(home, user));
    expect(heard.by).toEqual([]);
    // The calls do find what they may.
    expect(heard.open.length).toBeGreaterThan(3);
  });
});
