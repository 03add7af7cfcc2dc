import { type Field, type Fields, wireName } from '@homeport/grammar';

const day = /^\d{4}-\d{2}-\d{2}$/;
const midnight = (value: unknown): unknown => (typeof value === 'string' && day.test(value) ? `${value}T00:00:00Z` : value);

/** One value as it is sent: days as midnight UTC with a trailing Z. Only where a field holds days; text that looks like one is left alone. */
function sentValue(field: Field, value: unknown): unknown {
  if (field.type === 'date' || field.type === 'dateTime') return midnight(value);
  if (field.type === 'dateRange' && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([part, v]) => [part, midnight(v)]));
  }
  return value;
}

/** A payload of declared fields, by wire name, as the specification sends it. */
export function sentPayload(fields: Fields, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const byWire = new Map(Object.entries(fields).map(([name, f]) => [wireName(name, f), f]));
  return Object.fromEntries(
    Object.entries(payload).map(([wire, value]) => {
      const field = byWire.get(wire);
      return [wire, field ? sentValue(field, value) : value];
    }),
  );
}
