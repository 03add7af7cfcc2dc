import type { Field } from './field.ts';

const closed: ReadonlySet<string> = new Set(['json', 'file', 'image', 'richText', 'coordinates', 'bankPart']);
const kept: ReadonlySet<string> = new Set(['id', 'tenantId', 'version']);

/** Whether a field's value can be filled into a sentence that people read. */
export const isFillable = (name: string, { secret, type }: Pick<Field, 'secret' | 'type'>): boolean =>
  secret !== true && !kept.has(name) && !closed.has(type);
