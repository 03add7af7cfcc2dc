import { setTimeout as pause } from 'node:timers/promises';
import { make } from './factory.ts';
import { type CallHow, type Homeport, startHomeport } from './homeport.ts';

/** A client of a managing company with one assignment, its assignee, its people, and a stranger. */
export interface PeopleWorld extends AsyncDisposable {
  readonly port: Homeport;
  readonly home: string;
  readonly above: string;
  readonly assignment: string;
  readonly camille: string;
  /** User ids by login. */
  readonly users: Readonly<Record<string, string>>;
  readonly token: Readonly<Record<string, string>>;
  /** A call as somebody, in the client's tenant. */
  as(login: string, method: string, path: string, body?: unknown, more?: CallHow): ReturnType<Homeport['call']>;
  /** Asks until the answer holds. */
  until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T>;
}

/** Starts it: `camille` (assignee), `other` (another assignee), `manager` (of the managing company), `people` (HR), `vendor`, `payroll`. */
export async function peopleWorld(): Promise<PeopleWorld> {
  const port = await startHomeport();
  const above = await port.tenant('ABOVE', { kind: 'TENANT_MC' });
  const home = await port.tenant('BELOW', { managedBy: above, parent: above });
  const camille = (await make(port.in(home), 'person')).id;
  const other = (await make(port.in(home), 'person')).id;
  const users: Record<string, string> = {
    camille: await port.user(home, 'camille', ['assignee'], camille),
    other: await port.user(home, 'other', ['assignee'], other),
    vendor: await port.user(home, 'vendor', ['vendor']),
    people: await port.user(home, 'people', ['hr']),
    payroll: await port.user(home, 'payroll', ['payroll']),
    manager: await port.user(above, 'manager', ['caseManager']),
  };
  const assignment = (await make(port.in(home), 'caseDetail', { assignee: camille, manager: users.manager })).id;
  await make(port.in(home), 'caseDetail', { assignee: other });
  await make(port.in(home), 'caseService', {
    caseDetailId: assignment,
    assignee: camille,
    vendorUser: users.vendor,
    shareWithAssignee: true,
  });
  const token: Record<string, string> = {};
  for (const login of Object.keys(users)) token[login] = await port.signIn(login);
  return {
    port,
    home,
    above,
    assignment,
    camille,
    users,
    token,
    as: (login, method, path, body, more = {}) =>
      port.call(method, login === 'manager' ? `for-tenant/${home}/${path}` : path, {
        as: token[login] as string,
        ...(body === undefined ? {} : { body }),
        ...more,
      }),
    until: async (ask, holds) => {
      for (const end = Date.now() + 10_000; ; await pause(40)) {
        const value = await ask();
        if (holds(value)) return value;
        if (Date.now() > end) throw new Error(`never: ${JSON.stringify(value)}`);
      }
    },
    [Symbol.asyncDispose]: () => port[Symbol.asyncDispose](),
  };
}
