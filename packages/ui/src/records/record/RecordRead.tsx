import { type Allowance, commonFields, type Entity, isOneOf } from '@homeport/grammar';
import type { ReactNode } from 'react';
import { FieldShow } from '../fields/FieldShow.tsx';
import { isFindings } from '../fields/FindingList.tsx';
import { applies, type FieldAt, fieldsAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { isEmpty, saidWith } from '../fields/field-texts.ts';
import { sectionsOf } from '../form/form-values.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ExplainedValue, useIsExplained } from './ExplainedValue.tsx';

/** Every field of a record that the viewer may see, in the declared sections. */
export function RecordRead({
  entity,
  row,
  allowance,
  isShort,
}: {
  entity: Entity;
  row: Row;
  allowance: Allowance;
  isShort?: boolean;
}) {
  const labels = useLabels();
  const text = useRecordText();
  const isExplained = useIsExplained();
  const fields = [...fieldsAt(entity).values()].filter(
    (at) =>
      at.name !== 'active' &&
      applies(at, row) &&
      !(at.field.type === 'json' && !at.field.shape && !isFindings(row[at.wire])) &&
      !isOneOf(commonFields, at.name) &&
      !allowance.hidden.has(at.name) &&
      at.field.type !== 'lifecycle' &&
      !(isShort && isEmpty(row[at.wire])),
  );
  // What is rare and empty says nothing; it is found when the record is edited.
  const shown = fields.filter((at) => !at.field.rare || !isEmpty(row[at.wire]));
  // A currency or unit that stands with its figure needs no line of its own.
  const spoken = new Set(shown.flatMap((at) => (isEmpty(row[at.wire]) ? [] : saidWith(at.field))));
  return (
    <div className="hp-read">
      {sectionsOf(
        entity,
        shown.filter((at) => !spoken.has(at.name)),
      ).map((section) => (
        <section key={section.label ?? ''} className="hp-read-section">
          {section.label ? (
            <h2>{labels.section(entity, section.label)}</h2>
          ) : entity.sections ? (
            <h2>{text('form.otherFields')}</h2>
          ) : null}
          <dl>
            {[...section.fields, ...section.rare].map((at) => (
              <ReadLine key={at.name} at={at} label={labels.field(at)}>
                {isExplained(entity, at, row) ? (
                  <ExplainedValue entity={entity} at={at} row={row} hidden={allowance.hidden} />
                ) : (
                  <FieldShow at={at} value={row[at.wire]} row={row} />
                )}
              </ReadLine>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
function ReadLine({ at, label, children }: { at: FieldAt; label: string; children: ReactNode }) {
  return (
    <div data-wide={kitOf(at).isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
