import type { Entity } from '@homeport/grammar';
import { useMemo } from 'react';
import { type LoadOptions, matchOptions, type Option } from '../../controls/options.ts';
import { compareIn } from '../../language/collate.ts';
import { useSettings } from '../../language/settings.tsx';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { fieldsAt } from './field-at.ts';
import { titleOf, titleWires } from './title-of.ts';
import { type ShowContext, useShow } from './use-show.ts';

/** How many records a pick list shows; typing narrows them. */
const shownAtOnce = 20;

/**
 * Records of an entity as options of a pick list: searched on the server where it can, else among the first page. A loose
 * relation offers what other tenants have for it as well, and that first: whoever asks for it rarely means their own.
 */
export function useRefOptions(entity: Entity, isLoose = false): LoadOptions {
  const host = useRecordHost();
  const show = useShow();
  const { locale } = useSettings();
  const more = useRecordText()('ref.more');
  return useMemo<LoadOptions>(() => {
    const secondWire = secondLine(entity);
    const fields = ['id', ...titleWires(entity), ...(secondWire ? [secondWire] : [])];
    const canSearch = (entity.search?.length ?? 0) > 0;
    const size = canSearch ? shownAtOnce : 100;
    return async (query, signal) => {
      const filter = entity.canDeactivate ? ({ field: 'active', op: 'eq', value: true } as const) : undefined;
      const text = canSearch && query ? query : undefined;
      // Together: what one of them fails with must not leave the other behind with nobody to hear its own.
      const [others, page] = await Promise.all([
        isLoose && host.elsewhere ? host.elsewhere(entity, query, signal) : [],
        host.source.list(entity, { text, filter, size, total: 'none', fields }, signal),
      ]);
      const found = page.content.map((row) => toOption(entity, row, show, secondWire));
      const told = isTechnical(entity, secondWire) ? codesWhereNeeded(found, query) : found;
      // What was sought comes in the order of its fit; a whole list that goes by name, in that of the reader's alphabet.
      const isWhole = page.content.length < size && !(canSearch && query) && goesByName(entity);
      const options = isWhole ? told.sort((one, other) => compareIn(locale)(one.label, other.label)) : told;
      const shown = [...others, ...(canSearch ? options : matchOptions(options, query))];
      // A list that ends without a word is taken for all there is.
      const isCut = canSearch && page.content.length >= size && page.nextKey !== null;
      return isCut ? [...shown, { value: 'more', label: more, disabled: true }] : shown;
    };
  }, [entity, host, show, locale, isLoose, more]);
}

function toOption(entity: Entity, row: Row, show: ShowContext, second: string | undefined): Option {
  const description = second && typeof row[second] === 'string' ? row[second] : undefined;
  return { value: row.id, label: titleOf(entity, row, show) || row.id, ...(description ? { description } : {}) };
}

/** Whether nothing else is declared: a sequence, or the newest first, has its reason. */
function goesByName(entity: Entity): boolean {
  const [field, direction = 'asc'] = entity.sort?.split(',') ?? [];
  return field === undefined || (direction === 'asc' && entity.title.includes(field));
}

/** Whether people know the second line from nowhere: a code somebody set up; a reference number is on papers. */
function isTechnical(entity: Entity, wire: string | undefined): boolean {
  const at = [...fieldsAt(entity).values()].find((one) => one.wire === wire);
  return at?.field.type === 'code' && at.field.numbered === undefined;
}

/** A name is enough. Its code stands below it where two are called the same, and where the code is what was typed. */
export function codesWhereNeeded(options: readonly Option[], query: string): Option[] {
  const names = new Map<string, number>();
  for (const { label } of options) names.set(label, (names.get(label) ?? 0) + 1);
  return options.map((option) => {
    const isTyped = query !== '' && matchOptions([{ value: '', label: option.label }], query).length === 0;
    if (isTyped || (names.get(option.label) ?? 0) > 1) return option;
    const { description: _, ...named } = option;
    return named;
  });
}

/** What tells two records of one name apart: the first searched field that is not part of the title. */
function secondLine(entity: Entity): string | undefined {
  const name = (entity.search ?? []).find((one) => !entity.title.includes(one));
  return name === undefined ? undefined : fieldsAt(entity).get(name)?.wire;
}
