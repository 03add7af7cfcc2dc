import type { Operation } from '@homeport/engine';
import { type Entity, type Field, type Fields, kebab, type Route, type Values, wireName } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { inputFor, make } from './factory.ts';
import { type Homeport, startHomeport } from './homeport.ts';

/** A request that gets past everything that is checked without looking into the database. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly type?: string;
  readonly body?: string | Buffer;
}

/** A server with one record of every entity, and one user with all roles. */
export interface AskedWorld extends AsyncDisposable {
  readonly port: Homeport;
  readonly home: string;
  readonly token: string;
  readonly operations: readonly Operation[];
  /** The id of the record of an entity; that of nothing where there is none. */
  idOf(entity: string): string;
  /** The request of an operation on a record; `more` stands instead of what is guessed. */
  asked(operation: Operation, id: string, more?: Values): Promise<Asked>;
  send(asked: Asked, headers?: Readonly<Record<string, string>>): ReturnType<Homeport['server']['app']['inject']>;
}

/** An id that nothing has. */
export const stranger = 'c0ffee00-0000-4000-8000-00000000cafe';

const samples: Readonly<Record<string, unknown>> = {
  whole: 1,
  decimal: '1',
  percentage: '1',
  money: '10',
  currency: 'EUR',
  country: 'FR',
  date: '2035-03-02',
  dateTime: '2035-03-02T10:00:00Z',
  yesNo: true,
  email: 'law@example.org',
  phone: '+33123456789',
  json: {},
};

/** Starts it. Dispose it when done. */
export async function askedWorld(code: string): Promise<AskedWorld> {
  const port = await startHomeport({ env: { RATE_FACTOR: '1000', LOG_LEVEL: 'silent' } });
  const home = await port.tenant(code);
  const { id: person } = await make(port.in(home), 'person');
  const user = await port.user(home, code.toLowerCase(), Object.keys(roles) as RoleKey[], person);
  const records = new Map<string, string>();
  for (const entity of catalogue.entities.filter((e) => !e.internal && e.scope !== 'global' && e.name !== 'tenant'))
    records.set(entity.name, (await make(port.in(home), entity)).id);
  const token = await port.enter(home, user);
  const idOf = (entity: string): string => records.get(entity) ?? stranger;

  const given = (field: Field): unknown => {
    if (field.type === 'option') return field.choices ? Object.keys(field.choices)[0] : 'OTHER';
    if (field.type === 'refs') return [idOf(field.to)];
    if (field.type === 'ref' || field.type === 'person' || field.type === 'file') return idOf(field.to);
    return samples[field.type] ?? 'Law 1';
  };
  const wanted = (fields: Fields = {}): Values =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => field.required)
        .map(([name, field]) => [wireName(name, field), given(field)]),
    );
  const asked: AskedWorld['asked'] = async ({ about, method, path, takes }, id, more = {}) => {
    const route = about.kind === 'route' ? about.route : undefined;
    const query = new URLSearchParams(wanted(route?.query) as never).toString();
    const url = `/api/${path.replace(/\{\w+\}/g, id)}${query ? `?${query}` : ''}`;
    const body = {
      ...(about.kind === 'create'
        ? await inputFor(port.in(home), about.entity)
        : wanted(about.kind === 'action' ? about.action.input : route?.body)),
      ...more,
    };
    if (takes === 'nothing') return { method, url };
    if (takes === 'text') return { method, url, type: route?.foreign?.[0] ?? 'text/plain', body: '{}' };
    if (takes === 'json') return { method, url, type: 'application/json', body: JSON.stringify(body) };
    const form = takes === 'form' ? new URLSearchParams(body as never) : new FormData();
    if (form instanceof FormData) {
      for (const [name, value] of Object.entries(body)) form.append(name, String(value));
      form.append('file', new Blob(['id,name\n1,x\n'], { type: 'text/csv' }), 'list.csv');
    }
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    return { method, url, type, body: Buffer.from(await sent.arrayBuffer()) };
  };
  return {
    port,
    home,
    token,
    idOf,
    asked,
    operations: port.server.app.homeport.table.operations,
    send: (request, headers = {}) =>
      port.server.app.inject({
        method: request.method as 'GET',
        url: request.url,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
          ...(request.type ? { 'content-type': request.type } : {}),
          ...headers,
        },
        ...(request.body === undefined ? {} : { payload: request.body }),
      }) as never,
    [Symbol.asyncDispose]: () => port[Symbol.asyncDispose](),
  };
}

/** The entity whose records a path names. */
export const namedBy = ({ about, path }: Route): Entity | undefined =>
  about
    ? catalogue.entity(about)
    : catalogue.entities.find((e) =>
        [`fe/${kebab(e.name)}`, kebab(e.name), ...(e.paths ?? [])].some((base) => path.startsWith(`${base}/`)),
      );
