import { demoPassword } from '../../../apps/server/src/modules/demo/index.ts';
import { type Answered, type CallHow, type Homeport, startHomeport } from '../../support/homeport.ts';
import type { AssigneeCall } from './calls.data.ts';

/** What a contract asks with: the parts of the path by their names, the query, and the rest of the call. */
export interface AskHow extends CallHow {
  readonly params?: Readonly<Record<string, string>>;
  /** Values that are no text go as JSON, as `filter` does. */
  readonly query?: Readonly<Record<string, unknown>>;
}
/** The server with its demo, and an assignee who is signed in. */
export interface CallWorld extends AsyncDisposable {
  readonly port: Homeport;
  /** The assignee's running assignment, as `case/mai-case` answers it. */
  readonly assignment: Answered['body'];
  /** The assignee, as `user/me` answers. */
  readonly me: Answered['body'];
  /** Makes one of the promised calls as the assignee, unless `as` says somebody else; an empty one is nobody. */
  ask(call: AssigneeCall, how?: AskHow): Promise<Answered>;
  /** A token of somebody of the demo. */
  token(login: string): Promise<string>;
}
/** Contracts of a chapter: each makes its own call and says what the answer has to be. */
export type Contracts<C extends AssigneeCall = AssigneeCall> = Readonly<Record<C, (world: CallWorld) => Promise<void>>>;

/** Starts it. Whose assignment: `assignee.fr`. */
export async function callWorld(): Promise<CallWorld> {
  const port = await startHomeport({ demo: true, env: { RATE_FACTOR: '1000' } });
  const mine = await port.signIn('assignee.fr', demoPassword);
  const own = (path: string) => port.call('GET', path, { as: mine });
  return {
    port,
    assignment: (await own('case/mai-case')).body,
    me: (await own('user/me')).body,
    token: (login) => port.signIn(login, demoPassword),
    ask: async (call, { params = {}, query = {}, ...how } = {}) => {
      const [method = '', path = ''] = call.split(' ');
      return port.call(method, addressOf(path, params, query), {
        as: mine,
        ...how,
        headers: { ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}), ...how.headers },
      });
    },
    [Symbol.asyncDispose]: () => port[Symbol.asyncDispose](),
  };
}

function addressOf(path: string, params: object, query: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(params).reduce((all, [name, value]) => all.replace(`{${name}}`, String(value)), path);
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

/** A file as a form sends it. */
export function formOf(
  bytes: Uint8Array | string,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}
