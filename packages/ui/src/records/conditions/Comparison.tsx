import { type Condition, type Operator, operatorsOf, takesList, takesNoValue } from '@homeport/grammar';
import type { FieldAt } from '../fields/field-at.ts';
import { kitWithin } from '../fields/known-kits.ts';
import { OperatorAndValue } from '../list/OperatorAndValue.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { ComparedValue } from './ComparedValue.tsx';
import { PathPicker } from './PathPicker.tsx';
import { useWay, type Vocabulary } from './vocabulary.ts';

interface ComparisonProps {
  readonly vocabulary: Vocabulary;
  readonly value: Condition;
  readonly onChange: (value: Condition) => void;
  readonly autoFocus?: boolean;
}

/** One comparison: a field, how it is compared, and with what. */
export function Comparison({ vocabulary, value, onChange, autoFocus }: ComparisonProps) {
  const text = useRecordText();
  const at = useWay(vocabulary, value.field)?.at(-1);
  const shown = at ? asOffered(at, value) : value;
  return (
    <>
      <PathPicker
        vocabulary={vocabulary}
        path={value.field}
        label={text('filter.field')}
        required
        autoFocus={autoFocus}
        // What was asked of another field says nothing of this one.
        onChange={(field) => onChange({ field, op: 'eq' })}
      />
      {at ? (
        <OperatorAndValue
          at={at}
          op={shown.op}
          value={shown.value}
          Value={ComparedValue}
          onChange={(op, next) => onChange(comparison(value.field, op, next))}
        />
      ) : null}
    </>
  );
}

/** A comparison as its kind of field offers it: "is" of a list of choices is "is one of" with one of them. */
export function asOffered(at: FieldAt, { field, op, value }: Condition): Condition {
  const { operators } = kitWithin(at);
  const known = operatorsOf(at.field);
  const among = op === 'eq' ? 'in' : op === 'ne' ? 'nin' : op;
  if (!operators.includes(op) && operators.includes(among) && known.has(among))
    return comparison(field, among, value === undefined || value === null || value === '' ? undefined : [value].flat());
  if (known.has(op) && (operators.includes(op) || value !== undefined || takesNoValue(op)))
    return { field, op, ...(value === undefined ? {} : { value }) };
  return comparison(field, operators.find((one) => known.has(one)) ?? 'notNull', undefined);
}

/** A comparison as it is stored: a list where one is asked for, and nothing where nothing is. */
function comparison(field: string, op: Operator, value: Condition['value']): Condition {
  if (takesNoValue(op) || value === undefined || value === null) return { field, op };
  if (takesList(op)) return { field, op, value: [value].flat() };
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined ? { field, op } : { field, op, value: one };
}
