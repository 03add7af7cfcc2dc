import type { Allowance, Entity } from '@homeport/grammar';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { isEmpty, isLongFigure } from '../fields/field-texts.ts';
import { useShow } from '../fields/use-show.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { ExplainedValue, useIsExplained } from './ExplainedValue.tsx';

const atMost = 6;

/** The declared key facts of a record, else its first columns; amounts that were computed can be opened. */
export function RecordFacts({ entity, row, allowance }: { entity: Entity; row: Row; allowance: Allowance }) {
  const labels = useLabels();
  const show = useShow();
  const isExplained = useIsExplained();
  // Undeclared facts are the columns of the list without what the title or an amount says already.
  const spoken = new Set([...entity.title, ...currenciesOf(entity)]);
  const shown = (entity.facts ?? (entity.list ?? []).filter((name) => !spoken.has(name)))
    .flatMap((name) => fieldAt(entity, name) ?? [])
    .filter((at) => !allowance.hidden.has(at.name) && at.field.type !== 'lifecycle')
    .slice(0, atMost);
  if (shown.length === 0) return null;
  const facts = shown.map((at) => ({
    label: labels.field(at),
    isNumber: kitOf(at).isEnd ?? false,
    isWide: kitOf(at).isEnd === true && isLongFigure(show.text(at, row[at.wire], row)),
    // A day that is not known yet is said in its own words, as on the record.
    value:
      isEmpty(row[at.wire]) && at.field.type !== 'date' ? null : isExplained(entity, at, row) ? (
        <ExplainedValue key={at.name} entity={entity} at={at} row={row} hidden={allowance.hidden} />
      ) : (
        <FieldShow key={at.name} at={at} value={row[at.wire]} row={row} isCell={!isEmpty(row[at.wire])} />
      ),
  }));
  return <KeyFacts facts={facts} />;
}

const currenciesOf = (entity: Entity): string[] =>
  Object.values(entity.fields).flatMap((field) => (field.type === 'money' ? [field.currency] : []));
