/** Reads the key of a row as `keyText` of the database wrote it; undefined when it is none of ours or of another order. */
export function readPageKey(text: string, length: number): (string | null)[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(values) || values.length !== length) return undefined;
    const isOurs = values.every((v, i) => typeof v === 'string' || (v === null && i < length - 1));
    return isOurs ? values : undefined;
  } catch {
    return undefined;
  }
}
