import { caseExpenseForm } from '@homeport/model/designed-forms/case-expense';
import { compareIn } from '@homeport/ui/language/collate.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { asText } from '@homeport/ui/records/fields/field-texts.ts';
import { MoneyEdit } from '@homeport/ui/records/fields/money-edits.tsx';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import type { FieldWords } from '@homeport/ui/records/form/use-declared-side.ts';
import { useFields } from '@homeport/ui/records/form/use-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { itemsQuery, taxesQuery } from '../data/queries.ts';
import type { Expense } from '../data/types.ts';
import { useFormHost } from '../own-record/use-form-host.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import {
  type ExpenseValues,
  expenseFields,
  type ExpenseField as FieldName,
  isStillProposed,
  type Proposed,
} from './expense-form.rules.ts';
import { fromReceipt } from './from-receipt.ts';

const ExpenseField = Field<Expense>;
const edits = { money: MoneyEdit };

export interface ExpenseFieldsProps {
  readonly values: ExpenseValues;
  readonly onChange: (values: ExpenseValues) => void;
  readonly faults: Partial<Record<FieldName, WordKey>>;
  /** Refusals of the server, by field, as finished sentences. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What was read from the receipt; said where it still stands. */
  readonly proposed?: Proposed;
  readonly readOnly?: boolean;
  /** The currency of the report, which is offered first. */
  readonly reportCurrency: string | null;
}
/** The id of a field's input, for the summary of errors. */
export const inputId = (field: string): string => `expense-${field}`;

/** The fields of one expense in the order of a receipt: what it cost, what it was, when. */
export function ExpenseFields({
  values,
  onChange,
  faults,
  refusals,
  proposed = {},
  readOnly,
  reportCurrency,
}: ExpenseFieldsProps) {
  const text = useWords();
  const name = useOptionName();
  const { locale } = useSettings();
  const formats = useFormats();
  const items = useQuery(itemsQuery).data;
  const taxes = useQuery(taxesQuery).data;
  const [isMore, setMore] = useState(values.toDate !== null || values.taxCode !== null);
  const itemOptions = useMemo(
    () =>
      (items ?? [])
        .map((item) => ({ value: item.id, label: name(item) }))
        .sort((one, other) => compareIn(locale)(one.label, other.label)),
    [items, name, locale],
  );
  const taxOptions = useMemo(
    () => (taxes ?? []).map((tax) => ({ value: tax.id, label: tax.name, description: tax.code })),
    [taxes],
  );
  const proposal = (what: Parameters<typeof fromReceipt>[0], ...of: readonly (keyof Proposed)[]): FieldWords =>
    of.every((one) => isStillProposed(proposed, values, one))
      ? { help: text('receipt.proposed', { what: fromReceipt(what, formats) }) }
      : {};
  const fields = useFields(caseExpenseForm, {
    ...{ id: 'expense', host: useFormHost(), isReadOnly: readOnly === true },
    values: { ...values },
    onChange: (next) => onChange({ ...values, ...partOf(next) }),
    errorOf: (wire) => {
      const fault = isField(wire) ? faults[wire] : undefined;
      return fault ? text(fault) : refusals[wire];
    },
    words: {
      amount: proposal({ amount: values.amount, currency: values.currency }, 'amount', 'currency'),
      activity: { help: text('expense.activityHint') },
      expenseDate: proposal({ date: values.expenseDate }, 'expenseDate'),
      toDate: { help: text('expense.toDateHint') },
    },
  });
  return (
    <div className="hp-lines">
      <RecordFields of={fields} edits={edits}>
        <ExpenseField of="amount" near={[reportCurrency]} />
        <ExpenseField of="expenseItem" options={itemOptions} />
        <ExpenseField of="activity" />
        <ExpenseField of="expenseDate" />
        <ExpenseField of="notes" rows={2} />
        {isMore ? (
          <>
            <ExpenseField of="toDate" />
            <ExpenseField of="taxCode" options={taxOptions} />
          </>
        ) : (
          <button type="button" className="hp-link-button" onClick={() => setMore(true)}>
            {text('expense.more')}
          </button>
        )}
      </RecordFields>
    </div>
  );
}

const isField = (wire: string): wire is FieldName => expenseFields.some((one) => one === wire);
/** What of a form's values is one of an expense: texts, amounts and ids. */
const partOf = (values: FormValues): Partial<ExpenseValues> =>
  Object.fromEntries(expenseFields.map((field) => [field, asText(values[field])]));
