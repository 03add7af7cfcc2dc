import './conditions.css';
import {
  type Condition,
  conditionOf,
  type FilterValue,
  isFilter,
  isOperator,
  type OfferSpec,
  operatorsOf,
  takesList,
} from '@homeport/grammar';
import { PickList } from '../../controls/PickList.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { type FieldAt, fieldsAt } from '../fields/field-at.ts';
import { asText } from '../fields/field-texts.ts';
import { controlProps, type EditProps, type ShowProps } from '../fields/kit.ts';
import { kitWithin } from '../fields/known-kits.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ComparedValue } from './ComparedValue.tsx';
import { asOffered } from './Comparison.tsx';
import { ConditionWords, ValueWords } from './ConditionWords.tsx';
import { PathPicker } from './PathPicker.tsx';
import { useVocabulary, useWay, type Vocabulary } from './vocabulary.ts';

/** The parts of a comparison that a record keeps in fields of its own: the path, how it is compared, and with what. */
type Part = EditProps<'text' | 'longText' | 'option'>;
type Values = Readonly<Record<string, unknown>>;
const nowhere: Vocabulary = { questions: [] };

const specOf = (at: FieldAt): OfferSpec => ('offers' in at.field && at.field.offers) || { what: 'path' };
const homeOf = (at: FieldAt): string => at.key.split('.')[0] ?? '';
/** What the record speaks of, and the field that it compares. */
function useCompared(at: FieldAt, values: Values) {
  const { at: beside, of, on } = specOf(at);
  const vocabulary = useVocabulary({ ...(of ? { of } : {}), ...(on ? { on } : {}) }, homeOf(at), values);
  const path = asText(values[beside ?? at.wire])?.trim() ?? '';
  return { vocabulary, path, way: useWay(vocabulary ?? nowhere, path) };
}
/** The comparison that a record means; undefined without an operator. */
function meantBy(path: string, operator: unknown, value: unknown): Condition | undefined {
  if (!isOperator(operator)) return undefined;
  const meant = conditionOf({ field: path, operator, value: asText(value) });
  return 'field' in meant ? meant : undefined;
}
const kept = (value: FilterValue | undefined): string | null =>
  value === undefined || value === null ? null : Array.isArray(value) ? value.join(', ') : String(value);

/** The field that is compared, or shown in a column, by its label. */
export function EditPath(props: Part) {
  const { at, values } = props;
  const host = useRecordHost();
  const { vocabulary } = useCompared(at, values);
  if (!vocabulary) return <TextField {...controlProps(props)} value={asText(props.value)} onChange={props.onChange} />;
  const home = host.catalogue.hasEntity(homeOf(at)) ? host.catalogue.entity(homeOf(at)) : undefined;
  // What was asked of another field says nothing of this one.
  const forget = () => {
    for (const other of home ? fieldsAt(home).values() : [])
      if (specOf(other).at === at.name && specOf(other).what === 'value' && values[other.wire])
        props.onOther(other.wire, null);
  };
  return (
    <div className="hp-condition-parts">
      <PathPicker
        vocabulary={vocabulary}
        {...controlProps(props)}
        path={asText(props.value) ?? ''}
        onChange={(path) => {
          props.onChange(path === '' ? null : path);
          forget();
        }}
      />
    </div>
  );
}

/** How the field is compared: the operators that it knows. */
export function EditOperator(props: Part) {
  const { at, values, value } = props;
  const text = useRecordText();
  const field = useCompared(at, values).way?.at(-1)?.field;
  const { field: own } = at;
  const all = own.type === 'option' ? Object.keys(own.choices ?? {}).filter(isOperator) : [];
  const known = field ? all.filter((one) => operatorsOf(field).has(one)) : all;
  const shown = isOperator(value) && !known.includes(value) ? [...known, value] : known;
  return (
    <PickList
      {...controlProps(props)}
      options={shown.map((one) => ({ value: one, label: text(`op.${one}`) }))}
      value={asText(value)}
      onChange={props.onChange}
    />
  );
}

/** What the field is compared with, in the control of its kind; and below what the three say together. */
export function EditValue(props: Part) {
  const { at, values, value, label, error, onChange } = props;
  const { operator } = specOf(at);
  const { vocabulary, path, way } = useCompared(at, values);
  const last = way?.at(-1);
  const meant = meantBy(path, operator === undefined ? 'eq' : values[operator], value);
  if (!last || !meant) return <TextField {...controlProps(props)} value={asText(value)} onChange={onChange} />;
  const isAsked = meant.op !== 'null' && meant.op !== 'notNull';
  const held = meant.value === '' || (Array.isArray(meant.value) && meant.value.length === 0) ? undefined : meant.value;
  const shown = asOffered(last, { field: path, op: meant.op, ...(held === undefined ? {} : { value: held }) });
  const typed = kitWithin(last).operators.includes(meant.op)
    ? { op: meant.op, value: held }
    : { op: shown.op, value: shown.value };
  return (
    <div className="hp-conditions" id={props.id}>
      {isAsked ? (
        <div className="hp-condition-parts">
          <ComparedValue
            key={last.key}
            at={last}
            op={typed.op}
            value={asTyped(last, typed.value)}
            label={label}
            onChange={(next) => onChange(kept(Array.isArray(next) && !takesList(meant.op) ? next.at(-1) : next))}
          />
        </div>
      ) : null}
      {error ? <p className="hp-field-error">{error}</p> : null}
      {operator === undefined || !isFilter(meant) ? null : (
        <p className="hp-condition-words" aria-live="polite">
          <ConditionWords vocabulary={vocabulary} filter={held === undefined ? { field: path, op: meant.op } : meant} />
        </p>
      )}
    </div>
  );
}
/** A text as the control of a kind takes it. */
const asTyped = (at: FieldAt, value: FilterValue | undefined): FilterValue | undefined =>
  at.field.type === 'yesNo' && typeof value === 'string' ? value === 'true' : value;

/** A path is read by the labels along it. */
export function ShowPath({ at, value, row }: ShowProps<'text' | 'longText' | 'option'>) {
  const labels = useLabels();
  const { way } = useCompared(at, row);
  return <span>{way ? way.map((one) => labels.field(one)).join(' › ') : asText(value)}</span>;
}
/** A value is read as the field it is compared with writes it. */
export function ShowValue({ at, value, row }: ShowProps<'text' | 'longText' | 'option'>) {
  const { operator } = specOf(at);
  const { path, way } = useCompared(at, row);
  const last = way?.at(-1);
  const meant = meantBy(path, operator === undefined ? 'eq' : row[operator], value);
  if (!last || !meant || asText(value) === null) return <span>{asText(value)}</span>;
  return <ValueWords at={last} condition={meant} />;
}
