import { addressParts, type Field, type FieldOf, type FieldType } from '@homeport/grammar';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>;
interface Pair {
  /** As answers carry it. */
  readonly answer: Schema;
  /** As it may be sent; the same unless said otherwise. */
  readonly send?: Schema;
}

const id: Schema = { type: 'string', format: 'uuid' };
const day: Schema = { type: 'string', format: 'date' };
const sentDay: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T00:00:00(\\.0{1,6})?Z)?$' };
const related: Schema = { $ref: '#/components/schemas/Related' };
const sentRelation: Schema = { anyOf: [id, { type: 'object', properties: { id }, required: ['id'] }] };
const text = (f: { min?: number; max?: number }, max: number): Pair => ({
  answer: { type: 'string', maxLength: f.max ?? max },
  send: { type: 'string', maxLength: f.max ?? max, ...(f.min ? { minLength: f.min } : {}) },
});
const decimal = (decimals: number, f: { min?: number; max?: number }): Pair => {
  const bounds = {
    ...(f.min === undefined ? {} : { 'x-minimum': f.min }),
    ...(f.max === undefined ? {} : { 'x-maximum': f.max }),
  };
  const written = { type: 'string', pattern: `^-?\\d{1,15}(\\.\\d{1,${Math.max(1, decimals)}})?$`, ...bounds };
  return {
    answer: written,
    send: { anyOf: [written, { type: 'number', ...(f.min === undefined ? {} : { minimum: f.min }) }] },
  };
};
const address: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    addressParts.map((p) => [
      p,
      p === 'country' ? { type: 'string', pattern: '^[A-Z]{2}$' } : { type: 'string', maxLength: 200 },
    ]),
  ),
};
const relation: Pair = { answer: related, send: sentRelation };
const relationAs = (f: { readonly wire?: 'id' }): Pair =>
  f.wire === 'id' ? { answer: id, send: sentRelation } : relation;

/** One entry per field type; adding a type without one does not compile. */
const schemas: { readonly [T in FieldType]: (field: FieldOf<T>) => Pair } = {
  text: (f) => text(f, 200),
  longText: (f) => text(f, 10_000),
  richText: (f) => text(f, 100_000),
  code: (f) => text(f, 50),
  whole: (f) => ({ answer: { type: 'integer', minimum: f.min ?? -2147483648, maximum: f.max ?? 2147483647 } }),
  decimal: (f) => decimal(f.decimals ?? 6, f),
  percentage: (f) => decimal(f.decimals ?? 4, f),
  money: (f) => decimal(4, f),
  currency: () => ({
    answer: { type: 'string', pattern: '^[A-Z]{3}$' },
    send: { type: 'string', pattern: '^[A-Za-z]{3}$' },
  }),
  date: () => ({ answer: day, send: sentDay }),
  dateTime: () => ({ answer: { type: 'string', format: 'date-time' } }),
  dateRange: () => ({
    answer: {
      type: 'object',
      properties: { from: day, to: { anyOf: [day, { type: 'null' }] } },
      required: ['from', 'to'],
    },
    send: {
      type: 'object',
      properties: { from: sentDay, to: { anyOf: [sentDay, { type: 'null' }] } },
      required: ['from'],
    },
  }),
  yesNo: () => ({ answer: { type: 'boolean' } }),
  option: (f) => ({
    answer: f.choices
      ? { type: 'string', enum: Object.keys(f.choices) }
      : { type: 'string', maxLength: 100, 'x-option-type': f.optionType },
  }),
  ref: relationAs,
  refs: () => ({
    answer: { type: 'array', items: related },
    send: { type: 'array', items: sentRelation, maxItems: 1000 },
  }),
  person: relationAs,
  country: () => ({
    answer: { type: 'string', pattern: '^[A-Z]{2}$' },
    send: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  }),
  address: () => ({ answer: address }),
  phone: () => ({ answer: { type: 'string', maxLength: 16 }, send: { type: 'string', maxLength: 40 } }),
  email: () => ({ answer: { type: 'string', maxLength: 320 } }),
  bankPart: () => ({
    answer: { type: 'string', maxLength: 60, description: 'Masked: the last characters only.' },
    send: { type: 'string', maxLength: 60 },
  }),
  file: () => relation,
  image: () => relation,
  coordinates: () => ({
    answer: {
      type: 'object',
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      required: ['latitude', 'longitude'],
    },
  }),
  json: () => ({ answer: {} }),
  lifecycle: (f) => ({ answer: { type: 'string', enum: Object.keys(f.states) } }),
};

const pairOf = (field: Field): Pair => (schemas[field.type] as (field: Field) => Pair)(field);

/** The schema of a field as answers carry it; empty values are null. */
export const answerSchema = (field: Field): Schema =>
  described(field, orNull(pairOf(field).answer, field.required === true));

/** The schema of a field as it may be sent. */
export function sendSchema(field: Field): Schema {
  const { answer, send = answer } = pairOf(field);
  return described(field, orNull(send, false));
}

const orNull = (schema: Schema, isNeverNull: boolean): Schema =>
  isNeverNull || Object.keys(schema).length === 0
    ? schema
    : typeof schema.type === 'string' && !('enum' in schema)
      ? { ...schema, type: [schema.type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] };

const described = (field: Field, schema: Schema): Schema => {
  const unit = 'unit' in field && field.unit ? { 'x-unit': field.unit } : {};
  const currency = field.type === 'money' ? { 'x-currency-field': field.currency } : {};
  return { title: field.label, ...(field.help ? { description: field.help } : {}), ...unit, ...currency, ...schema };
};
