import './conditions.css';
import { type Condition, type Filter, isFilter, operators, takesList, takesNoValue } from '@homeport/grammar';
import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { readValue, writeValue } from '../shapes/shape-values.ts';
import { ValueField } from '../shapes/ValueField.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { asValue, readTyped } from './ComparedValue.tsx';
import { Comparison } from './Comparison.tsx';
import { ConditionWords } from './ConditionWords.tsx';
import type { Vocabulary } from './vocabulary.ts';

interface ConditionEditProps {
  readonly label: string;
  /** Null: nothing is known of what is compared; its fields and values are typed. */
  readonly vocabulary: Vocabulary | null;
  readonly value: unknown;
  readonly onChange: (value: Filter | null) => void;
  readonly id?: string | undefined;
}
type How = 'all' | 'any';
const fresh: Condition = { field: '', op: 'eq' };

/** The conditions of a filter and whether all or any of them have to hold; a single condition is a group of one. */
function groupOf(value: unknown): { readonly how: How; readonly parts: readonly Filter[] } {
  if (!isFilter(value)) return { how: 'all', parts: [] };
  if ('field' in value) return { how: 'all', parts: [value] };
  return 'any' in value ? { how: 'any', parts: value.any } : { how: 'all', parts: value.all };
}
/** A filter of parts: nothing for none, a condition alone for itself. */
function filterOf(how: How, parts: readonly Filter[]): Filter | null {
  const [first] = parts;
  if (!first) return null;
  if (parts.length === 1 && 'field' in first) return first;
  return how === 'any' ? { any: parts } : { all: parts };
}

/** When something holds: conditions and groups of them, chosen by what they compare, with the whole as a sentence below. */
export function ConditionEdit({ label, vocabulary, value, onChange, id }: ConditionEditProps) {
  const text = useRecordText();
  return (
    <div className="hp-conditions" id={id}>
      <Group legend={label} vocabulary={vocabulary} value={value} onChange={onChange} depth={1} />
      <p className="hp-condition-words" aria-live="polite">
        {isFilter(value) ? <ConditionWords vocabulary={vocabulary} filter={value} /> : text('condition.always')}
      </p>
    </div>
  );
}

interface GroupProps extends Pick<ConditionEditProps, 'vocabulary' | 'value' | 'onChange'> {
  readonly legend: string;
  readonly depth: number;
  readonly onRemove?: () => void;
}
/** Groups within groups at most; deeper ones nobody reads, and deeper still they are refused. */
const deepest = 3;

function Group({ legend, vocabulary, value, onChange, depth, onRemove }: GroupProps) {
  const text = useRecordText();
  const { how, parts } = groupOf(value);
  const [added, setAdded] = useState<number | null>(null);
  // A group within another stays one, also with a single condition: the next may be on its way.
  const change = (next: readonly Filter[], by: How = how) =>
    onChange(depth > 1 && next.length > 0 ? (by === 'any' ? { any: next } : { all: next }) : filterOf(by, next));
  const put = (at: number, part: Filter | null) =>
    change(parts.flatMap((one, other) => (other === at ? (part ?? []) : one)));
  const add = (part: Filter) => {
    setAdded(parts.length);
    change([...parts, part]);
  };
  return (
    <Fieldset legend={legend} className="hp-condition-group">
      {parts.length > 1 ? (
        <PickList
          label={text('shape.how')}
          required
          options={[
            { value: 'all', label: text('shape.all') },
            { value: 'any', label: text('shape.any') },
          ]}
          value={how}
          onChange={(next) => change(parts, next === 'any' ? 'any' : 'all')}
        />
      ) : null}
      {parts.map((part, at) => {
        const remove = () => put(at, null);
        return 'field' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name; their place is what they are
          <div key={at} className="hp-condition-line">
            <div className="hp-condition-parts">
              {vocabulary ? (
                <Comparison
                  vocabulary={vocabulary}
                  value={part}
                  onChange={(next) => put(at, next)}
                  autoFocus={added === at}
                />
              ) : (
                <TypedComparison value={part} onChange={(next) => put(at, next)} />
              )}
            </div>
            <ActionIcon
              variant="subtle"
              color="neutral"
              aria-label={text('shape.remove', {
                name: text('shape.nth', { one: text('filter.operator'), n: at + 1 }),
              })}
              onClick={remove}
            >
              <Icon of={X} small />
            </ActionIcon>
          </div>
        ) : (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={at}
            legend={text('shape.group')}
            vocabulary={vocabulary}
            value={part}
            onChange={(next) => put(at, next)}
            depth={depth + 1}
            onRemove={remove}
          />
        );
      })}
      <div className="hp-condition-more">
        <Button variant="default" leftSection={<Icon of={Plus} small />} onClick={() => add(fresh)}>
          {text('shape.add', { one: text('filter.operator') })}
        </Button>
        {depth < deepest && parts.length > 0 ? (
          <Button
            variant="subtle"
            color="neutral"
            leftSection={<Icon of={Plus} small />}
            onClick={() => add(how === 'all' ? { any: [fresh] } : { all: [fresh] })}
          >
            {text('shape.add', { one: text('shape.group') })}
          </Button>
        ) : null}
        {onRemove ? (
          <Button variant="subtle" color="neutral" leftSection={<Icon of={X} small />} onClick={onRemove}>
            {text('shape.remove', { name: text('shape.group') })}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  );
}

/** A comparison whose field nothing is known of: typed by its name. */
function TypedComparison({
  value: part,
  onChange,
}: {
  readonly value: Condition;
  readonly onChange: (value: Condition) => void;
}) {
  const text = useRecordText();
  const { field, op, value } = part;
  return (
    <>
      <TextField
        label={text('filter.field')}
        value={field || null}
        onChange={(next) => onChange({ ...part, field: next ?? '' })}
      />
      <PickList
        label={text('filter.operator')}
        options={operators.map((one) => ({ value: one, label: text(`op.${one}`) }))}
        value={op}
        onChange={(chosen) => {
          const next = operators.find((one) => one === chosen) ?? 'eq';
          // What was typed means something else where several are asked for, and is no list where one is.
          const isSame = takesList(next) === Array.isArray(value) && value !== undefined;
          const read = isSame ? value : asValue(readValue(writeValue(value), takesList(next)));
          onChange(takesNoValue(next) ? { field, op: next } : { field, op: next, value: read ?? '' });
        }}
      />
      {takesNoValue(op) ? null : (
        <ValueField
          key={takesList(op) ? 'several' : 'one'}
          label={text('filter.value')}
          value={value}
          read={(typed) => readTyped(typed, takesList(op))}
          onChange={(next) => onChange({ ...part, value: asValue(next) ?? '' })}
        />
      )}
    </>
  );
}
