import { type Condition, certain, daysFromToday, type Filter, takesList, takesNoValue } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { intlLocale } from '../../language/locale.ts';
import { useSettings } from '../../language/settings.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { useShow } from '../fields/use-show.ts';
import { choicesQuery } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useConditionText, useValueText } from '../list/use-condition-text.ts';
import { writeValue } from '../shapes/shape-values.ts';
import { useLabels } from '../words/use-labels.ts';
import { type RecordText, useRecordText } from '../words/use-record-text.ts';
import { asOffered } from './Comparison.tsx';
import { useWay, type Vocabulary } from './vocabulary.ts';

interface ConditionWordsProps {
  /** Null: nothing is known of what it compares. */
  readonly vocabulary: Vocabulary | null;
  readonly filter: Filter;
}

/** A condition as a sentence, groups within it in brackets. */
export function ConditionWords({ vocabulary, filter }: ConditionWordsProps): React.ReactNode {
  const { locale } = useSettings();
  if ('field' in filter) return <ComparisonWords vocabulary={vocabulary} condition={filter} />;
  const isAll = 'all' in filter;
  const parts = isAll ? filter.all : filter.any;
  const list = new Intl.ListFormat(intlLocale(locale), { type: isAll ? 'conjunction' : 'disjunction' });
  return list.formatToParts(parts.map((_, at) => String(at))).map(({ type, value }, at) => {
    const part = type === 'element' ? parts[Number(value)] : undefined;
    const inner = part && <ConditionWords vocabulary={vocabulary} filter={part} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no name; their place is what they are
      <Fragment key={at}>{!part ? value : 'field' in part ? inner : <>({inner})</>}</Fragment>
    );
  });
}

function ComparisonWords({
  vocabulary,
  condition,
}: {
  readonly vocabulary: Vocabulary | null;
  readonly condition: Condition;
}) {
  const way = useWay(vocabulary ?? { questions: [] }, condition.field);
  return way ? <KnownWords way={way} condition={condition} /> : <BareWords condition={condition} />;
}
function KnownWords({ way, condition }: { readonly way: readonly FieldAt[]; readonly condition: Condition }) {
  const text = useRecordText();
  const labels = useLabels();
  const at = certain(way.at(-1));
  const day = relativeDayText(condition.value, text);
  const shown = asOffered(at, condition);
  const among = useAmong(at, shown);
  useChoicesOf(at);
  const isUnsaid = !takesNoValue(condition.op) && condition.value === undefined;
  return useConditionText(at, shown, {
    field: way.map((one) => labels.field(one)).join(' › '),
    ...(isUnsaid
      ? { value: '…' }
      : { ...(among === undefined ? {} : { value: among }), ...(day === undefined ? {} : { value: day }) }),
  });
}
/** Brings the company's own list that a code is named by. */
function useChoicesOf({ field }: FieldAt): void {
  const host = useRecordHost();
  const type = field.type === 'option' && !field.choices ? field.optionType : undefined;
  useQuery({ ...choicesQuery(host, type ?? ''), enabled: type !== undefined });
}
/** Several values of which one is enough: "Singapore or France". Undefined for one, and for records, which are counted. */
function useAmong(at: FieldAt, { op, value }: Condition): string | undefined {
  const show = useShow();
  const { locale } = useSettings();
  if (!takesList(op) || !Array.isArray(value) || value.length < 2 || 'to' in at.field) return undefined;
  const list = new Intl.ListFormat(intlLocale(locale), { type: 'disjunction' });
  return list.format(value.map((one) => show.text(at, one, {})));
}
/** What a field is compared with, as words. */
export function ValueWords({ at, condition }: { readonly at: FieldAt; readonly condition: Condition }) {
  const text = useRecordText();
  const value = useValueText(at, condition);
  useChoicesOf(at);
  return <span>{relativeDayText(condition.value, text) ?? value}</span>;
}
function BareWords({ condition: { field, op, value } }: { readonly condition: Condition }) {
  const text = useRecordText();
  // Nothing is said of a comparison before its field is chosen.
  if (field === '') return '…';
  return text('filter.words', {
    field,
    operator: text(`op.${op}`),
    value: writeValue(value),
  }).trim();
}

/** "in 30 days", "7 days ago"; undefined for any other value. */
function relativeDayText(value: unknown, text: RecordText): string | undefined {
  const days = daysFromToday(value);
  if (days === undefined) return undefined;
  if (days === 0) return text('condition.today');
  return days > 0 ? text('condition.inDays', { count: days }) : text('condition.daysAgo', { count: -days });
}
