import type { Allowance, Entity } from '@homeport/grammar';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { isEmpty } from '../fields/field-texts.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { ExplainedValue } from './ExplainedValue.tsx';
import { explanationOf } from './explanation.ts';

const atMost = 6;

/** The declared key facts of a record, else its first columns; amounts that were computed can be opened. */
export function RecordFacts({ entity, row, allowance }: { entity: Entity; row: Row; allowance: Allowance }) {
  const labels = useLabels();
  const explanation = explanationOf(entity, row);
  const shown = (entity.facts ?? entity.list ?? [])
    .slice(0, atMost)
    .flatMap((name) => fieldAt(entity, name) ?? [])
    .filter((at) => !allowance.hidden.has(at.name) && at.field.type !== 'lifecycle');
  if (shown.length === 0) return null;
  const facts = shown.map((at) => ({
    label: labels.field(at),
    isNumber: kitOf(at).isEnd ?? false,
    value: isEmpty(row[at.wire]) ? null : explanation?.explains(at) ? (
      <ExplainedValue key={at.name} at={at} row={row} explanation={explanation.value} />
    ) : (
      <FieldShow key={at.name} at={at} value={row[at.wire]} row={row} isCell />
    ),
  }));
  return <KeyFacts facts={facts} />;
}
