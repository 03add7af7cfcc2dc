import { type Entity, takesNoValue, wiresOf } from '@homeport/grammar';
import type { ExplainedFilter } from '@homeport/model/identity';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useRecordText } from '@homeport/ui/records/words/use-record-text.ts';
import { Mark } from './Step.tsx';
import { useWhyWords, type WhyKey } from './use-why-words.ts';

/** A row restriction as a list of its conditions, each with whether it holds. */
export function Conditions({ entity, filter }: { readonly entity: Entity; readonly filter: ExplainedFilter }) {
  const text = useWhyWords();
  if (filter.kind === 'condition') return <OneCondition entity={entity} filter={filter} />;
  return (
    <div className="why-group">
      {filter.parts.length > 1 ? <span className="hp-muted">{text(filter.kind)}</span> : null}
      <ul className="why-steps">
        {filter.parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <Conditions entity={entity} filter={part} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Condition = Extract<ExplainedFilter, { kind: 'condition' }>;

function OneCondition({ entity, filter }: { readonly entity: Entity; readonly filter: Condition }) {
  const text = useWhyWords();
  const record = useRecordText();
  const labels = useLabels();
  const show = useShow();
  const host = useRecordHost();
  const way: string[] = [];
  let at: ReturnType<typeof fieldAt>;
  let here: Entity | undefined = entity;
  for (const wire of filter.field.split('.')) {
    const next: ReturnType<typeof fieldAt> = here && fieldAt(here, wiresOf(here).get(wire) ?? wire);
    if (!next || !here) break;
    if (wire === 'id' && way.length > 0) break;
    at = next;
    way.push(labels.field(next));
    here =
      'to' in next.field && host.catalogue.hasEntity(next.field.to) ? host.catalogue.entity(next.field.to) : undefined;
  }
  const wordsOf = (one: unknown): string => {
    if (typeof one === 'string' && one.startsWith('$')) return text(`fact.${one}` as WhyKey);
    return at ? show.text(at, one, {}) : String(one);
  };
  const values = Array.isArray(filter.value) ? filter.value : [filter.value];
  const said = takesNoValue(filter.op) ? '' : show.formats.list(values.map(wordsOf));
  const words = record('filter.words', {
    field: way.join(' › ') || filter.field,
    operator: record(`op.${filter.op}`),
    value: said,
  }).trim();
  return (
    <span className="why-condition">
      <Mark held={filter.held} />
      <span>{words}</span>
    </span>
  );
}
