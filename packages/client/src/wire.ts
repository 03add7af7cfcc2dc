const day = /^\d{4}-\d\d-\d\d$/;

/** Date-only values leave as midnight UTC with a trailing Z (specification, section 7); everything else as it is. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'string') return day.test(value) ? `${value}T00:00:00Z` : value;
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toWire(one)]));
}
