import type { Document } from './document.ts';
import type { Schema } from './field-schema.ts';

/** Everything in which a value differs from a schema of the document, with its place. Knows the keywords that we write. */
export function differences(document: Document, schema: Schema, value: unknown, at = '$'): string[] {
  if (typeof schema.$ref === 'string') return differences(document, resolve(document, schema.$ref), value, at);
  const found: string[] = [];
  if (Array.isArray(schema.anyOf)) {
    const options = schema.anyOf.map((option) => differences(document, option, value, at));
    if (!options.some((o) => o.length === 0))
      found.push(`${at} fits none of ${options.length}: ${options[0]?.join('; ')}`);
  }
  for (const part of (schema.allOf as Schema[] | undefined) ?? [])
    found.push(...differences(document, part, value, at));
  if (schema.type !== undefined && !types(schema).some((type) => isType(type, value)))
    return [...found, `${at} is ${typeName(value)}, not ${types(schema).join(' or ')}`];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value) && value !== null)
    found.push(`${at} is ${String(value)}, not one of ${schema.enum.join()}`);
  if (typeof value === 'string') found.push(...ofText(schema, value, at));
  if (typeof value === 'number') found.push(...ofNumber(schema, value, at));
  if (Array.isArray(value) && schema.items)
    found.push(...value.flatMap((item, i) => differences(document, schema.items as Schema, item, `${at}.${i}`)));
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    found.push(...ofObject(document, schema, value as Record<string, unknown>, at));
  return found;
}

/** What a `#/…` reference points at. Throws when it points at nothing. */
export function resolve(document: Document, ref: string): Schema {
  let at: unknown = document;
  for (const step of ref.slice(2).split('/')) at = (at as Record<string, unknown> | undefined)?.[step];
  if (at === undefined || !ref.startsWith('#/')) throw new Error(`${ref} points at nothing`);
  return at as Schema;
}

const types = (schema: Schema): readonly string[] =>
  Array.isArray(schema.type) ? schema.type : [schema.type as string];
const typeName = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const isType = (type: string, value: unknown): boolean =>
  type === 'integer'
    ? Number.isInteger(value)
    : type === 'number'
      ? typeof value === 'number'
      : typeName(value) === type;

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
};

function ofText(schema: Schema, value: string, at: string): string[] {
  const found: string[] = [];
  const length = [...value].length;
  if (typeof schema.maxLength === 'number' && length > schema.maxLength)
    found.push(`${at} is longer than ${schema.maxLength}`);
  if (typeof schema.minLength === 'number' && length < schema.minLength)
    found.push(`${at} is shorter than ${schema.minLength}`);
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
    found.push(`${at} does not look like ${schema.pattern}`);
  const format = typeof schema.format === 'string' ? formats[schema.format] : undefined;
  if (format && !format.test(value)) found.push(`${at} is no ${String(schema.format)}`);
  return found;
}

function ofNumber(schema: Schema, value: number, at: string): string[] {
  const isLow = typeof schema.minimum === 'number' && value < schema.minimum;
  const isHigh = typeof schema.maximum === 'number' && value > schema.maximum;
  return isLow || isHigh ? [`${at} is outside of its bounds`] : [];
}

function ofObject(document: Document, schema: Schema, value: Record<string, unknown>, at: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const missing = ((schema.required as string[] | undefined) ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`);
  const unknown =
    schema.additionalProperties === false
      ? Object.keys(value)
          .filter((name) => !Object.hasOwn(properties, name))
          .map((name) => `${at}.${name} is not declared`)
      : [];
  const inside = Object.entries(value).flatMap(([name, v]) =>
    properties[name] ? differences(document, properties[name], v, `${at}.${name}`) : [],
  );
  return [...missing, ...unknown, ...inside];
}
