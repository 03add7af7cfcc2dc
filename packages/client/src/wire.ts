import { type Field, type Fields, wireName } from '@homeport/grammar';

const day = /^\d{4}-\d\d-\d\d$/;
const midnight = (value: unknown): unknown =>
  typeof value === 'string' && day.test(value) ? `${value}T00:00:00Z` : value;

/**
 * A body as it is sent: date-only values leave as midnight UTC with a trailing Z (specification, section 7). `fields`
 * declare it, by name; only those that hold days are converted, so that a text which looks like one stays a text.
 */
export function toWireBy(fields: Fields, body: object): Record<string, unknown> {
  const byWire = new Map(Object.entries(fields).map(([name, field]) => [wireName(name, field), field]));
  return Object.fromEntries(
    Object.entries(body).map(([wire, value]) => {
      const field = byWire.get(wire);
      return [wire, field ? valueBy(field, value) : value];
    }),
  );
}

function valueBy(field: Field, value: unknown): unknown {
  if (field.type === 'date' || field.type === 'dateTime') return midnight(value);
  if (field.type === 'dateRange' && typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([end, one]) => [end, midnight(one)]));
  return value;
}

/** The same for a body whose declaration the caller does not have: every text that looks like a day is one. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'string') return midnight(value);
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toWire(one)]));
}
