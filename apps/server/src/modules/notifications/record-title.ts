import { type Entity, joinTitle, type Values, wireName } from '@homeport/grammar';

/** What a record is called, from those of its title fields that may be seen; relations by their label. */
export function titleIn(entity: Entity, record: Values, hidden: ReadonlySet<string>): string {
  const parts = entity.title.flatMap((name) => {
    const field = entity.fields[name];
    const value = field && !hidden.has(name) ? record[wireName(name, field)] : undefined;
    const text = typeof value === 'object' && value !== null ? (value as { label?: unknown }).label : value;
    return text === undefined || text === null || text === '' ? [] : [[name, String(text)] as const];
  });
  return joinTitle(entity, parts);
}
