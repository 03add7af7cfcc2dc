import { valueLabels } from '@homeport/engine/exchange';
import type { Entity } from '@homeport/grammar';
import type { readerOf } from '../../exchange/index.ts';

/** Whom a paper or a file is written for. */
export type PaperReader = Awaited<ReturnType<typeof readerOf>>;

/** The label of a choice or a status in the reader's words. */
export function labelIn(entity: Entity, name: string, reader: PaperReader): (value: string) => string {
  const field = entity.fields[name];
  const labels = (field && valueLabels(entity, name, field, reader)) ?? {};
  return (value) => labels[value] ?? value;
}
