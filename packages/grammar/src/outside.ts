/** Whether a value of unknown kind is an object, whose parts are then as unknown as it was. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is one of those that are listed. */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);
