/** A value that is there by construction, such as an entry just counted or a field just listed; throws where it is not. */
export function certain<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('a value that is always there is missing');
  return value;
}
