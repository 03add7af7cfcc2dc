/**
 * Texts without the ICU engine, for the lean sign-in page: only `{name}` arguments, no plurals. A message that
 * needs more is a mistake found by `isPlainMessage` in a test.
 */
export function plainText(
  words: Readonly<Record<string, string>>,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  return (key, values = {}) =>
    (words[key] ?? key)
      .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
      .replaceAll("''", "'");
}
/** Whether a message can be written by `plainText`. */
export function isPlainMessage(message: string): boolean {
  return !/[{}]/.test(message.replace(/\{\w+\}/g, '')) && !/'[{}]/.test(message);
}
