import { certain } from '@homeport/grammar';
import { attributeOf, matchesFilter, readScimFilter, type ScimFilter, withoutSchema } from './scim-filter.rules.ts';

/** A resource as it goes over the wire. */
export type Resource = Readonly<Record<string, unknown>>;
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path?: string;
  readonly value?: unknown;
}
export type PatchFault = 'invalidSyntax' | 'invalidPath' | 'noTarget' | 'invalidValue';

/** Reads the body of a PATCH. Entra writes `Replace` and leaves the path out, Okta sends a single object of values. */
export function readOperations(body: unknown): readonly PatchOperation[] | PatchFault {
  const given = attributeOf(body, 'Operations');
  if (!Array.isArray(given) || given.length === 0 || given.length > 1000) return 'invalidSyntax';
  const operations: PatchOperation[] = [];
  for (const one of given) {
    const op = String(attributeOf(one, 'op') ?? '').toLowerCase();
    const path = attributeOf(one, 'path');
    if (op !== 'add' && op !== 'replace' && op !== 'remove') return 'invalidSyntax';
    if (path !== undefined && path !== null && typeof path !== 'string') return 'invalidPath';
    operations.push({ op, ...(path ? { path } : {}), value: attributeOf(one, 'value') });
  }
  return operations;
}

interface Path {
  readonly name: string;
  readonly filter?: ScimFilter;
  readonly sub?: string;
}
function readPath(text: string): Path | undefined {
  const found = /^([a-z$][\w$-]*)(?:\[(.*)\])?(?:\.([a-z$][\w$-]*))?$/i.exec(withoutSchema(text.trim()));
  if (!found?.[1]) return undefined;
  const filter = found[2] === undefined ? undefined : readScimFilter(found[2]);
  if (found[2] !== undefined && !filter) return undefined;
  return { name: found[1], ...(filter ? { filter } : {}), ...(found[3] ? { sub: found[3] } : {}) };
}

/** The resource after the operations, one after the other; or what is wrong with one of them, and then nothing is done. */
export function patched(resource: Resource, operations: readonly PatchOperation[]): Resource | PatchFault {
  let now: Resource | PatchFault = resource;
  for (const operation of operations) {
    now = patchedOnce(now, operation);
    if (typeof now === 'string') return now;
  }
  return now;
}

function patchedOnce(resource: Resource, { op, path, value }: PatchOperation): Resource | PatchFault {
  if (path === undefined) {
    if (op === 'remove') return 'noTarget';
    if (!isObject(value)) return 'invalidValue';
    // Names of a value without a path may be paths themselves: `name.givenName`.
    return patched(
      resource,
      Object.entries(value).flatMap(([name, part]): PatchOperation[] =>
        /^schemas$/i.test(name)
          ? []
          : isSchema(name) && isObject(part)
            ? [{ op, value: part }]
            : [{ op, path: name, value: part }],
      ),
    );
  }
  const at = readPath(path);
  if (!at) return 'invalidPath';
  const known = attributeOf(resource, at.name);
  if (at.filter) return set(resource, at.name, itemsWith(listOf(known), at, op, value));
  if (at.sub) {
    if (Array.isArray(known))
      return set(
        resource,
        at.name,
        known.map((item) => withSub(item, certain(at.sub), op, value)),
      );
    return set(resource, at.name, withSub(isObject(known) ? known : {}, at.sub, op, value));
  }
  if (op === 'remove') return removed(resource, at.name, known, value);
  if (Array.isArray(value) || Array.isArray(known)) {
    const given = Array.isArray(value) ? value : [value];
    return set(resource, at.name, op === 'add' ? joined(listOf(known), given) : given);
  }
  return set(resource, at.name, isObject(value) && isObject(known) ? { ...known, ...value } : value);
}

const isSchema = (name: string): boolean => /^urn:/i.test(name) && withoutSchema(name) === '';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The same resource with an attribute, under the name it has already, whatever its case. */
function set(resource: Resource, name: string, value: unknown): Resource {
  const key = Object.keys(resource).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
  const { [key]: _, ...rest } = resource;
  return value === undefined || value === null ? rest : { ...rest, [key]: value };
}
const withSub = (item: unknown, sub: string, op: string, value: unknown): Resource =>
  set(isObject(item) ? item : {}, sub, op === 'remove' ? undefined : value);

/** Items of a list that a filter finds are changed; one that is set and not there is made from what the filter says. */
function itemsWith(
  items: readonly unknown[],
  { filter, sub }: Path,
  op: string,
  value: unknown,
): readonly unknown[] | undefined {
  const isFound = (item: unknown) => matchesFilter(certain(filter), item);
  if (op === 'remove' && !sub) return nothingIfEmpty(items.filter((item) => !isFound(item)));
  const changed = items.map((item) => {
    if (!isFound(item)) return item;
    return sub ? withSub(item, sub, op, value) : isObject(item) && isObject(value) ? { ...item, ...value } : value;
  });
  if (op === 'remove' || items.some(isFound)) return changed;
  const made = filter?.op === 'eq' ? { [filter.path]: filter.value } : {};
  return [...items, sub ? { ...made, [sub]: value } : isObject(value) ? { ...made, ...value } : value];
}
const nothingIfEmpty = (items: readonly unknown[]): readonly unknown[] | undefined =>
  items.length === 0 ? undefined : items;

const sameItem = (one: unknown, other: unknown): boolean => {
  const [a, b] = [attributeOf(one, 'value'), attributeOf(other, 'value')];
  return a !== undefined || b !== undefined ? a === b : JSON.stringify(one) === JSON.stringify(other);
};
const joined = (items: readonly unknown[], more: readonly unknown[]): readonly unknown[] => [
  ...items,
  ...more.filter((one) => !items.some((item) => sameItem(item, one))),
];

/** Removing some values of a list by naming them is how Entra and Okta take people out of groups. */
function removed(resource: Resource, name: string, known: unknown, value: unknown): Resource {
  if (!Array.isArray(known) || value === undefined || value === null) return set(resource, name, undefined);
  const gone = Array.isArray(value) ? value : [value];
  return set(resource, name, nothingIfEmpty(known.filter((item) => !gone.some((one) => sameItem(item, one)))));
}
