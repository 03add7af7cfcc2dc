import { type Context, makeContext } from '@homeport/engine';
import { certain, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { callerOfJob } from '../../caller-of-job.ts';
import { maySee } from './may-see.ts';

let port: Homeport;
let ctx: Context;
const services = {
  catalogue,
  contextOf: async (tenant: string, user: string) => {
    const me = await callerOfJob(port.server.engine.store, tenant, user);
    return me && makeContext(port.server.engine, { me, tenant, requestId: 'seen by' });
  },
};
const user: Record<string, string> = {};
const made: Record<'open' | 'confidential', string> = { open: '', confidential: '' };
beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME');
  ctx = port.in(home);
  const assignee = (await make(ctx, 'person')).id;
  user.assignee = await port.user(home, 'assignee', ['assignee'], assignee);
  for (const role of ['hr', 'caseManager'] as const) user[role] = await port.user(home, `some.${role}`, [role]);
  for (const kind of ['open', 'confidential'] as const) {
    const { id } = await make(ctx, 'caseDetail', { assignee, confidential: kind === 'confidential' });
    made[kind] = id;
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** Events that somebody is told of under the bell and that are about a record which belongs to an assignment, or name one; one of each kind. */
const aboutAssignments = [
  ...new Map(
    catalogue.events
      .filter(({ notices }) => notices?.some(({ channels }) => channels.includes('app')))
      .filter(({ on, payload }) => on === 'caseDetail' || belongs(on) || 'caseDetail' in payload)
      .map((event) => [`${event.on} ${'caseDetail' in event.payload}`, event]),
  ).values(),
];
function belongs(entity: string): boolean {
  const field = catalogue.entity(entity).fields.caseDetail;
  return field !== undefined && !field.derived;
}

test('it is looked at more than a few kinds of record', () => expect(aboutAssignments.length).toBeGreaterThan(15));

test.each(aboutAssignments.map((event) => [event.on, event] as const))(
  'of %s is told who may see it: not HR of a confidential assignment',
  async (on, event) => {
    const told = async (kind: 'open' | 'confidential') => {
      const recordId = belongs(on) ? (await recordOf(on, kind)).id : made[kind];
      const caseDetail = 'caseDetail' in event.payload ? made[kind] : null;
      const sees = (who: string) => maySee(ctx, services, { id: user[who] ?? '' }, { event, recordId, caseDetail });
      return { hr: await sees('hr'), caseManager: await sees('caseManager'), assignee: await sees('assignee') };
    };
    expect(await told('open')).toEqual({ hr: true, caseManager: true, assignee: true });
    expect(await told('confidential')).toEqual({ hr: false, caseManager: true, assignee: true });
  },
);

/** A record of an assignment; what is confidential by itself is as that is. */
const recordOf = (entity: string, kind: 'open' | 'confidential') => {
  const { fields } = catalogue.entity(entity);
  return make(ctx, entity, {
    [wireName('caseDetail', certain(fields.caseDetail))]: made[kind],
    ...('confidential' in fields ? { confidential: kind === 'confidential' } : {}),
  });
};
