import { type Fields, isRefusal, kebab, readFields, readRecord } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, onTestFinished, vi } from 'vitest';

/** A call as it reached the server. */
export interface Asked {
  /** Method and address below the prefix: `PUT fe/trip/t1`. */
  readonly call: string;
  readonly query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many calls, looked into field by field
  readonly body: any;
  /** Version of the record that was changed. */
  readonly version: number | null;
  /** Idempotency key. */
  readonly key: string | null;
}
/** What a call is answered: a value as JSON, a `Response` as it is, or what a function makes of the call. */
export type Answer = object | null | ((asked: Asked) => unknown);
export interface DeclaredServer {
  readonly asked: readonly Asked[];
  /** The calls of one address. */
  to(call: string): readonly Asked[];
  /** Answers one more address, or one in another way from now on. */
  answer(call: string, answer: Answer): void;
}

/** A refusal as the server sends it. */
export const refused = (status: number, title: string, more: object = {}): Response =>
  Response.json({ status, title, code: 'some.refusal', ...more }, { status });
/** There is no way to the server. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * A server for the test of a screen. It answers what the test says, and judges what it is asked by the declarations, as the real one:
 * a call that nobody declares, a body that would be refused, and a call that the test did not think of fail the test. What is only
 * looked at (`look=true`) finds what is answered to `look` before the call's name, and counts as no call.
 */
export function declaredServer(answers: Readonly<Record<string, Answer>>): DeclaredServer {
  const known = new Map(Object.entries(answers));
  const asked: Asked[] = [];
  const faults: string[] = [];
  const answerTo = async (one: Asked): Promise<Response> => {
    // Only looked at: of half a record nothing is kept, and nothing found unless the test says so.
    if (one.query.get('look') === 'true') {
      const look = known.get(`look ${one.call}`);
      const found = await (typeof look === 'function' ? look(one) : look);
      return found instanceof Response ? found.clone() : new Response(null, { status: 204 });
    }
    const fault = faultOf(one);
    if (fault) faults.push(`${one.call}: ${fault}`);
    asked.push(one);
    const answer = known.get(one.call);
    if (answer === undefined) {
      faults.push(`${one.call}: nobody answers`);
      return refused(404, 'Not found');
    }
    const given = await (typeof answer === 'function' ? answer(one) : answer);
    return given instanceof Response ? given.clone() : Response.json(given ?? null);
  };
  vi.stubGlobal('fetch', async (address: unknown, how: RequestInit = {}) => {
    const one = read(String(address), how);
    if (one.call !== 'POST together') return answerTo(one);
    const parts = (one.body as string[]).map((path) => answerTo(read(`/api/${path}`, {})));
    const bodies = (await Promise.all(parts)).map(async (part) => ({ status: part.status, body: await part.text() }));
    return Response.json(await Promise.all(bodies));
  });
  onTestFinished(() => expect(faults, 'what was asked of the server').toEqual([]));
  return {
    asked,
    to: (call) => asked.filter((one) => one.call === call),
    answer: (call, answer) => void known.set(call, answer),
  };
}

function read(address: string, { method = 'GET', headers, body }: RequestInit): Asked {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const given = new Headers(headers);
  const version = given.get('if-match');
  return {
    call: `${method} ${pathname.replace(/^\/api\//, '')}`,
    query: searchParams,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    version: version === null ? null : Number(version.replaceAll('"', '')),
    key: given.get('idempotency-key'),
  };
}

/** What the server would have against a call, as far as declarations say it. */
function faultOf({ call, body }: Asked): string | undefined {
  const [method = '', address = ''] = call.split(' ');
  const path = address.replace(/^for-tenant\/[^/]+\//, '');
  const route = catalogue.routes.find((one) => one.method === method && fits(one.path, path));
  if (route) return route.upload || route.foreign ? undefined : told(readFieldsOf(route.body, body));
  const [first, name, ...rest] = path.split('/');
  const entity = first === 'fe' ? catalogue.entities.find((one) => kebab(one.name) === name) : undefined;
  if (!entity) return 'no such call is declared';
  if (method === 'GET') return undefined;
  if (rest.length === 0) return told(readRecord(entity, body, { mode: 'create' }));
  if (method === 'PUT') return told(readRecord(entity, body, { mode: 'update' }));
  if (method === 'DELETE' || ['activate', 'deactivate'].includes(rest.at(-1) ?? '')) return undefined;
  const deed = rest.at(-1) ?? '';
  const action = catalogue.actionsOn(entity.name).find((one) => kebab(one.name) === deed);
  // A step without effects is a line of its lifecycle.
  const steps = Object.values(entity.fields).flatMap((field) =>
    field.type === 'lifecycle' ? Object.keys(field.transitions) : [],
  );
  if (!action && steps.map(kebab).includes(deed)) return undefined;
  return action ? told(readFieldsOf(action.input, body)) : `${entity.name} has no ${rest.at(-1)}`;
}
const readFieldsOf = (fields: Fields | undefined, body: unknown) => (fields ? readFields(fields, body) : {});
const told = (read: unknown): string | undefined =>
  isRefusal(read) ? JSON.stringify(read.problems ?? read) : undefined;
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
