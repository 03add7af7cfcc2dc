import { allFields, type Catalogue, type Entity, type Field, type Filter, pathsOf } from '@homeport/grammar';
import { columnsOf } from '../schema/column-types.ts';
import { tableName } from '../schema/names.ts';
import { composer } from '../store/compile/statement.ts';
import type { Transaction } from '../store/store.ts';
import type { Open, Waiting } from './engine.ts';

/**
 * A transaction whose reads see no derived value that is behind: what they look at is settled before them, and nothing else, so
 * that many lines can be written one after the other and their document is settled once.
 */
export function settlingReads(catalogue: Catalogue, tx: Transaction, settle: Open['settleFirst']): Transaction {
  const shown = (entity: Entity, more: ReadonlySet<string> = none) =>
    settle((waiting) => isBehind(waiting, more) || isShownBehind(catalogue, entity, waiting));
  const filtered = (entity: Entity, where: Filter | true) =>
    settle((waiting) => isBehind(waiting, filterReads(catalogue, entity, where)));
  return {
    ...tx,
    load: async (entity, id, how) => {
      const read = filterReads(catalogue, entity, how.where);
      await settle((waiting) => waiting.plan.entity === entity || isBehind(waiting, read));
      return tx.load(entity, id, how);
    },
    loadMany: async (entity, ids) => {
      await settle((waiting) => waiting.plan.entity === entity);
      return tx.loadMany(entity, ids);
    },
    show: async (entity, allowance, id) => {
      await shown(entity);
      return tx.show(entity, allowance, id);
    },
    find: async (entity, allowance, query) => {
      const paths = [...(query.filter ? pathsOf(query.filter) : []), ...query.sort.map(({ field }) => field)];
      await shown(entity, pathReads(catalogue, entity, paths));
      return tx.find(entity, allowance, query);
    },
    matches: async (entity, id, where) => {
      await filtered(entity, where);
      return tx.matches(entity, id, where);
    },
    matchEach: async (asked) => {
      await settle((waiting) =>
        asked.some(({ entity, where }) => isBehind(waiting, filterReads(catalogue, entity, where))),
      );
      return tx.matchEach(asked);
    },
    query: async (statement, how) => {
      let text: string | undefined;
      await settle((waiting) => {
        text ??= statement.compile(composer).sql;
        return namesInSql(text, waiting);
      });
      return tx.query(statement, how);
    },
  };
}

const none: ReadonlySet<string> = new Set();

/** Whether an answer of an entity would show what is behind. */
export const isShownBehind = (catalogue: Catalogue, entity: Entity, waiting: Waiting): boolean =>
  waiting.plan.entity === entity || isBehind(waiting, seenWith(catalogue, entity));

const isBehind = ({ plan, fields }: Waiting, read: ReadonlySet<string>): boolean =>
  [...fields].some((name) => read.has(`${plan.entity.name}.${name}`));

const filterReads = (catalogue: Catalogue, entity: Entity, where: Filter | true): ReadonlySet<string> =>
  where === true ? none : pathReads(catalogue, entity, pathsOf(where));

/** `entity.field` for every step of these paths. */
function pathReads(catalogue: Catalogue, entity: Entity, paths: readonly string[]): ReadonlySet<string> {
  const read = new Set<string>();
  for (const path of paths) {
    let at: Entity | undefined = entity;
    for (const name of path.split('.')) {
      const field: Field | undefined = at && allFields(at)[name];
      if (!at || !field) break;
      read.add(`${at.name}.${name}`);
      at = 'to' in field && catalogue.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
    }
  }
  return read;
}

/** What an answer of an entity shows or asks of other records: titles of its relations, conditions of rights and deeds. */
function seenWith(catalogue: Catalogue, entity: Entity): ReadonlySet<string> {
  let read = known.get(entity);
  if (!read) {
    const fields = Object.entries(allFields(entity));
    const grants = Object.values(entity.access).flatMap((grant) => [grant].flat());
    const steps = fields.flatMap(([, f]) => (f.type === 'lifecycle' ? Object.values(f.transitions) : []));
    const filters = [...grants, ...steps, ...catalogue.actionsOn(entity.name)].flatMap((one) => [
      'where' in one ? one.where : undefined,
      'offered' in one ? one.offered : undefined,
    ]);
    const followed = grants.flatMap(({ follows }) => {
      const to = follows === undefined ? undefined : entity.fields[follows];
      return to && 'to' in to ? [...seenWith(catalogue, catalogue.entity(to.to))] : [];
    });
    const titles = fields.flatMap(([name]) => titlePaths(catalogue, entity, name));
    const paths = pathReads(catalogue, entity, [
      ...filters.flatMap((filter) => (filter ? pathsOf(filter) : [])),
      ...titles,
    ]);
    read = new Set([...paths, ...followed]);
    known.set(entity, read);
  }
  return read;
}
const known = new WeakMap<Entity, ReadonlySet<string>>();

/** Paths of the fields that a relation is shown by; titles are followed this far. */
function titlePaths(catalogue: Catalogue, entity: Entity, name: string, depth = 3): string[] {
  const field = allFields(entity)[name];
  if (depth === 0 || !field || !('to' in field) || !catalogue.hasEntity(field.to)) return [];
  const target = catalogue.entity(field.to);
  return target.title.flatMap((part) => [
    `${name}.${part}`,
    ...titlePaths(catalogue, target, part, depth - 1).map((path) => `${name}.${path}`),
  ]);
}

/** Whether SQL that was written by hand may look at what is behind: it names the table, and one of the columns or whole rows. */
function namesInSql(text: string, { plan: { entity }, fields }: Waiting): boolean {
  const says = (name: string): boolean => new RegExp(`\\b${name}\\b`, 'u').test(text);
  if (!says(tableName(entity))) return false;
  if (/\*|to_json|row_to_json/u.test(text.replaceAll('count(*)', ''))) return true;
  return [...fields].some((name) => {
    const field = entity.fields[name];
    return field !== undefined && columnsOf(name, field).some((column) => says(column.name));
  });
}
