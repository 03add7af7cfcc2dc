import { useFormats } from '../../language/settings.tsx';
import { ExplainNumber } from '../../parts/ExplainNumber.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { StoredExplanation } from './explanation.ts';

/** An amount that opens to formula, inputs, rate record and rounding. */
export function ExplainedValue({
  at,
  row,
  explanation,
}: {
  at: FieldAt;
  row: Readonly<Record<string, unknown>>;
  explanation: StoredExplanation;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const formats = useFormats();
  const { amount, from, onDate, rate, formula, legs, rounding } = explanation;
  const sources = [...new Set(legs.flatMap((leg) => leg.source ?? []))];
  const dates = legs.flatMap((leg) => leg.date ?? []).sort();
  return (
    <ExplainNumber
      label={labels.field(at)}
      explanation={{
        formula,
        inputs: [
          { label: text('explain.amount'), value: formats.money(amount, from) },
          { label: text('explain.onDate'), value: formats.date(onDate) },
        ],
        rate: { value: rate, date: dates[0] ?? onDate, source: sources.join(', ') || text('explain.sameCurrency') },
        rounding: text('explain.rounding', { decimals: rounding.decimals }),
      }}
    >
      <FieldShow at={at} value={row[at.wire]} row={row} isCell />
    </ExplainNumber>
  );
}
