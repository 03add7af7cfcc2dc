import { type Action, certain, type Entity, isRefusal, kebab, type Refusal } from '@homeport/grammar';
import { act, transit } from '../../pipeline/act.ts';
import type { Engine, Run } from '../../pipeline/engine.ts';
import { history } from '../../pipeline/history.ts';
import { list, one } from '../../pipeline/read.ts';
import type { Written } from '../../pipeline/read-back.ts';
import { create, nothingInTheWay, remove, update, type WriteOptions } from '../../pipeline/write.ts';
import { versionOfText } from '../answer/version.ts';
import type { About, Incoming, Operation, Outgoing } from '../operation.ts';

type Parts = Pick<Operation, 'method' | 'about' | 'serve'> &
  Partial<Pick<Operation, 'takes' | 'key' | 'version' | 'canLook' | 'isUrgent' | 'limit'>>;

/** The calls of an entity: the specification's, at its path and at each further one; named actions and transitions. */
export function entityOperations(engine: Engine, entity: Entity): Operation[] {
  if (entity.internal) return [];
  const bases = [`fe/${kebab(entity.name)}`, ...(entity.paths ?? [])];
  return bases.flatMap((base, n) => {
    const named = (id: string): string => (n === 0 ? id : `${id}At${pascal(base)}`);
    const operation = (id: string, path: string, parts: Parts): Operation => ({
      id: named(id),
      path: path === '' ? base : `${base}/${path}`,
      params: path.includes('{id}') ? ['id'] : [],
      isPublic: false,
      forTenant: true,
      forPortfolio: parts.about.kind === 'list' || parts.about.kind === 'search' || parts.about.kind === 'one',
      takes: 'nothing',
      key: 'none',
      version: 'none',
      isUrgent: false,
      ...parts,
    });
    return [...plainCalls(engine, entity, operation), ...namedActions(engine, entity, operation)];
  });
}

const pascal = (path: string): string =>
  path.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, c: string) => c.toUpperCase());
type Make = (id: string, path: string, parts: Parts) => Operation;

function plainCalls(engine: Engine, entity: Entity, make: Make): Operation[] {
  const { name } = entity;
  const Name = pascal(name);
  const about = <K extends 'list' | 'search' | 'one' | 'create' | 'update' | 'delete' | 'history'>(kind: K): About => ({
    kind,
    entity,
  });
  const serveList = async (call: Incoming): Promise<Outgoing | Refusal> =>
    text(await list(engine, call.caller, entity, call.query));
  const version = entity.needsVersion ? 'required' : 'optional';
  const limit = entity.proof === undefined ? {} : ({ limit: 'money' } as const);
  const calls = [
    make(`list${Name}`, '', { method: 'GET', about: about('list'), serve: serveList }),
    make(`search${Name}`, 'search', { method: 'GET', about: about('search'), serve: serveList }),
    make(`get${Name}`, '{id}', {
      method: 'GET',
      about: about('one'),
      serve: async (call) => {
        const found = await one(engine, call.caller, entity, certain(call.params[0]));
        return isRefusal(found) ? found : { status: 200, text: found, version: versionOfText(found) };
      },
    }),
    make(`historyOf${Name}`, '{id}/history', {
      method: 'GET',
      about: about('history'),
      serve: async (call) => text(await history(runOf(engine, call), entity, certain(call.params[0]), call.query)),
    }),
    make(`create${Name}`, '', {
      method: 'POST',
      about: about('create'),
      takes: 'json',
      key: 'optional',
      ...limit,
      canLook: true,
      serve: async (call) => written(await create(runOf(engine, call), entity, call.body, options(call)), 201),
    }),
  ];
  if (!entity.neverUpdated) {
    calls.push(
      make(`update${Name}`, '{id}', {
        method: 'PUT',
        about: about('update'),
        takes: 'json',
        version,
        canLook: true,
        ...limit,
        serve: async (call) =>
          written(await update(runOf(engine, call), entity, certain(call.params[0]), call.body, options(call)), 200),
      }),
    );
  }
  calls.push(
    make(`delete${Name}`, '{id}', {
      method: 'DELETE',
      about: about('delete'),
      version,
      ...limit,
      serve: async (call) => {
        const gone = await remove(runOf(engine, call), entity, certain(call.params[0]), options(call));
        return isRefusal(gone) ? gone : { status: 204 };
      },
    }),
  );
  return calls;
}

function namedActions(engine: Engine, entity: Entity, make: Make): Operation[] {
  const plan = engine.plan(entity);
  const version = entity.needsVersion ? 'required' : 'optional';
  const taken = new Set<string>();
  const calls: Operation[] = [];
  for (const bound of plan.actions.values()) {
    const { action } = bound;
    const isOnRecord = action.scope !== 'collection';
    taken.add(action.name);
    if (action.transition) taken.add(action.transition);
    calls.push(
      make(`${action.name}${pascal(entity.name)}`, isOnRecord ? `{id}/${kebab(action.name)}` : kebab(action.name), {
        method: 'POST',
        about: { kind: 'action', entity, action },
        takes: 'json',
        // What is shown once is never kept for a repeat.
        key: action.once ? 'required' : showsSecret(action) ? 'none' : 'optional',
        version: isOnRecord ? version : 'none',
        canLook: true,
        isUrgent: true,
        ...(action.proof === undefined ? {} : { limit: 'money' as const }),
        serve: async (call) =>
          written(
            await act(
              runOf(engine, call),
              entity,
              bound,
              isOnRecord ? call.params[0] : undefined,
              call.body,
              options(call),
            ),
            200,
          ),
      }),
    );
  }
  for (const [field, lifecycle] of plan.lifecycles) {
    for (const [name, spec] of Object.entries(lifecycle.transitions)) {
      if (spec.system || taken.has(`${field}.${name}`) || taken.has(name)) continue;
      taken.add(name);
      calls.push(
        make(`${name}${pascal(entity.name)}`, `{id}/${kebab(name)}`, {
          method: 'POST',
          about: { kind: 'transition', entity, field, transition: name },
          takes: 'json',
          key: 'optional',
          version,
          isUrgent: true,
          serve: async (call) =>
            written(
              await transit(
                runOf(engine, call),
                entity,
                certain(call.params[0]),
                `${field}.${name}`,
                {},
                options(call),
              ),
              200,
            ),
        }),
      );
    }
  }
  return entity.canDeactivate ? [...calls, ...activation(engine, entity, make, taken)] : calls;
}

const showsSecret = ({ answer = {} }: Action): boolean => Object.values(answer).some(({ secret }) => secret);

/** `activate` and `deactivate` of entities that can be taken out of use. */
function activation(engine: Engine, entity: Entity, make: Make, taken: ReadonlySet<string>): Operation[] {
  return [true, false].flatMap((active) => {
    const name = active ? 'activate' : 'deactivate';
    if (taken.has(name)) return [];
    return [
      make(`${name}${pascal(entity.name)}`, `{id}/${name}`, {
        method: 'POST',
        about: { kind: 'active', entity, active },
        takes: 'json',
        version: entity.needsVersion ? 'required' : 'optional',
        serve: async (call) =>
          written(await update(runOf(engine, call), entity, certain(call.params[0]), { active }, options(call)), 200),
      }),
    ];
  });
}

const runOf = (engine: Engine, call: Incoming): Run => ({ engine, caller: call.caller, now: Temporal.Now.instant() });
const options = (call: Incoming): WriteOptions => ({
  version: call.version,
  // A look is answered anew each time.
  key: call.isLook ? undefined : call.key,
  isOutside: true,
  isLook: call.isLook === true,
});
const text = (found: string | Refusal): Outgoing | Refusal => (isRefusal(found) ? found : { status: 200, text: found });
const written = (result: Written | Refusal, status: number): Outgoing | Refusal =>
  result === nothingInTheWay
    ? { status: 204 }
    : isRefusal(result)
      ? result
      : {
          status: result.replayed ?? status,
          text: result.text,
          version: result.version,
          isReplayed: result.replayed !== undefined,
        };
