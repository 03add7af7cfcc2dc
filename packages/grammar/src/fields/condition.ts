import type { Filter } from '../filter.ts';
import { build } from './build.ts';
import type { FieldOptions } from './field.ts';

const filter = build<'json', Filter>('json');
type About = { readonly of: string } | { readonly on: string };

/**
 * When something holds, as a filter over the records of an entity: the one that the field `of` names (`about`, or
 * `dataQuery.about` over a relation), or always `on`. Chosen with the editor of conditions, judged against the catalogue when saved.
 */
export const condition = <const O extends FieldOptions>(label: string, about: About, options?: O) =>
  filter(label, { ...(options as O), maxDepth: 16, shape: { is: 'filter' as const, ...about } });
