import {
  allFields,
  type Catalogue,
  type Entity,
  type Field,
  isId,
  isObject,
  type JsonValue,
  type Values,
  wireName,
} from '@homeport/grammar';
import { canonical } from './canonical.ts';

/** In place of an id: which record is meant, by what names it in every tenant. */
export type Token = { readonly $to: string; readonly $key: readonly JsonValue[] };
/** One record as it can stand in any tenant. */
export interface PortableRecord {
  readonly key: readonly JsonValue[];
  /** By field name. What is not there is not spoken of; null is empty. */
  readonly values: Readonly<Record<string, JsonValue>>;
}
/** Relations that cannot travel, such as those to people, with how often they were set. */
export interface LeftOut {
  readonly entity: string;
  readonly field: string;
  readonly count: number;
}

const staying: ReadonlySet<string> = new Set(['image', 'file', 'person', 'bankPart']);
/** Whether values of a field mean the same in another tenant: nothing secret, no file, nothing that rules work out. */
export const travels = (field: Field): boolean =>
  !field.derived && !field.readOnly && !field.secret && !staying.has(field.type);

/** The entities whose records are configuration, those that are named by plain codes first. */
export const configurationOf = (catalogue: Catalogue): readonly Entity[] => {
  const all = catalogue.entities.filter((entity) => entity.configuration);
  return [...all.filter(isFirst), ...all.filter((entity) => !isFirst(entity))];
};
const isFirst = (entity: Entity): boolean => entity.configuration?.first === true;

/**
 * The fields that name a record in every tenant: as its declaration says, or a unique key of codes alone. Undefined where
 * nothing does, as with people: relations to them stay behind.
 */
export function naturalKey(entity: Entity): readonly string[] | undefined {
  if (entity.configuration?.key) return entity.configuration.key;
  const isOpen = (name: string) =>
    entity.configuration || entity.scope === 'global' || entity.fields[name]?.type === 'code';
  return entity.unique?.find((one) => one.when === undefined && one.fields.every(isOpen))?.fields;
}

/** The fields of an entity that a bundle carries. */
export function travelling(catalogue: Catalogue, entity: Entity): readonly (readonly [string, Field])[] {
  const own = (name: string) => Object.hasOwn(entity.fields, name) || name === 'active';
  return Object.entries(allFields(entity)).filter(
    ([name, field]) => own(name) && travels(field) && !(isRelation(field) && !targetKey(catalogue, field)),
  );
}
export const isRelation = (field: Field): field is Field & { readonly to: string } =>
  field.type === 'ref' || field.type === 'refs';
const targetKey = (catalogue: Catalogue, field: Field & { readonly to: string }): readonly string[] | undefined =>
  naturalKey(catalogue.entity(field.to));

export const isToken = (value: unknown): value is Token =>
  typeof value === 'object' && value !== null && '$to' in value && '$key' in value;
/** A token as text, the same for the same record. */
export const tokenText = (to: string, key: readonly JsonValue[]): string => canonical([to, [...key]]);

/** The id in a relation's value, however it is answered. */
export const idIn = (value: unknown): string | undefined => {
  const id = isObject(value) ? value.id : value;
  return isId(id) ? id : undefined;
};
export const fieldValue = (row: Values, name: string, field: Field): unknown => row[wireName(name, field)] ?? null;

/** Every token in a value. */
export function tokensIn(value: JsonValue | undefined): Token[] {
  if (isToken(value)) return [value, ...value.$key.flatMap((part) => tokensIn(part))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => tokensIn(part));
}

/** A value with its parts replaced where `replace` knows better. */
export function mapParts(value: JsonValue, replace: (part: JsonValue) => JsonValue | undefined): JsonValue {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => mapParts(part, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapParts(part, replace)]));
}
