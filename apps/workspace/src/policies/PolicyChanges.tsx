import type { Entity } from '@homeport/grammar';
import {
  type ChangedField,
  type PolicyDifference,
  policy,
  policyBenefit,
  policyBenefitVariation,
} from '@homeport/model/policies';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { usePolicies } from './use-policies.ts';

/** What a version changes of the one before, in words: of the policy itself, and benefit by benefit. */
export function PolicyChanges({ changes }: { readonly changes: PolicyDifference | null }) {
  const text = usePolicies();
  if (!changes) return <p className="hp-muted">{text('first')}</p>;
  const { fields, benefits } = changes;
  if (fields.length + benefits.length === 0) return <p className="hp-muted">{text('same')}</p>;
  return (
    <Card title={text('changes')}>
      <ul className="policy-changes">
        {fields.length > 0 ? (
          <li>
            <strong>{text('itself')}</strong>
            <Fields entity={policy} fields={fields} />
          </li>
        ) : null}
        {benefits.map(({ kind, label, fields: own, variations }) => (
          <li key={label} data-kind={kind}>
            <strong>{label}</strong> <span className="hp-muted">{text(`kind.${kind}`)}</span>
            <Fields entity={policyBenefit} fields={own} />
            {variations.map((one) => (
              <div key={one.label}>
                {text('varied', { value: one.label })} <span className="hp-muted">{text(`kind.${one.kind}`)}</span>
                <Fields entity={policyBenefitVariation} fields={one.fields} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Fields that are not as before; amounts in the currency that stands beside them. */
function Fields({ entity, fields }: { readonly entity: Entity; readonly fields: readonly ChangedField[] }) {
  const text = usePolicies();
  const labels = useLabels();
  const formats = useFormats();
  const said = fields.flatMap((one) => fieldAt(entity, one.field) ?? []);
  if (said.length === 0) return null;
  return (
    <ul className="policy-fields hp-number">
      {fields.map(({ field, before, after }) => {
        const at = fieldAt(entity, field);
        if (!at) return null;
        return (
          <li key={field}>
            {formats.pair(labels.field(at), '')}
            {before === null ? null : <FieldShow at={at} value={before} row={{ [at.wire]: before }} />}
            {before === null ? null : ' → '}
            {after === null ? (
              <span className="hp-none">{text('nothing')}</span>
            ) : (
              <FieldShow at={at} value={after} row={{ [at.wire]: after }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
