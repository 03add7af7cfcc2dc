import type { Row } from '@homeport/ui/records/host/row.ts';

const copied = [
  'name',
  'appName',
  'brandColor',
  'brandColorDark',
  'logo',
  'logoDark',
  'favicon',
  'background',
] as const;
/** The accent of the default look: what a company without a theme starts from. */
const houseColour = '#0B6B7D';

/** The version that is opened first: the newest draft, else the one that is shown, else the newest. */
export const startWith = (all: readonly Row[]): Row | undefined =>
  all.find(({ status }) => status === 'DRAFT') ?? all.find(({ status }) => status === 'PUBLISHED') ?? all[0];

/** First values of another version: those of the one it starts from, under the next free code. */
export function nextVersion(
  all: readonly Row[],
  from: Row | undefined,
  firstName: string,
): Readonly<Record<string, unknown>> {
  const numbers = all.map(({ code }) => Number(/^V(\d+)$/.exec(String(code))?.[1] ?? 0));
  const code = `V${Math.max(all.length, ...numbers) + 1}`;
  if (!from) return { code, name: firstName, brandColor: houseColour };
  const values = copied.map((key) => [key, idOf(from[key])] as const).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(values), code };
}
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
