import { type Entity, type Values, wireName } from '@homeport/grammar';

/** What a person entered into a record: no statuses, nothing derived, nothing the system wrote. */
export function entered(entity: Entity, record: Values): Values {
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => !field.derived && !field.readOnly && field.type !== 'lifecycle')
      .map(([name, field]) => [wireName(name, field), record[wireName(name, field)]])
      .filter(([, value]) => value !== null && value !== undefined),
  );
}
