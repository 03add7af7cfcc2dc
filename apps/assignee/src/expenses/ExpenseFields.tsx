import { DateField } from '@homeport/ui/controls/DateField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { compareIn } from '@homeport/ui/language/collate.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { itemsQuery, taxesQuery } from '../data/queries.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import {
  type ExpenseField,
  type ExpenseValues,
  fieldWords,
  isStillProposed,
  type Proposed,
} from './expense-form.rules.ts';
import { fromReceipt } from './from-receipt.ts';

export interface ExpenseFieldsProps {
  readonly values: ExpenseValues;
  readonly onChange: (values: ExpenseValues) => void;
  readonly faults: Partial<Record<ExpenseField, WordKey>>;
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
  const set = (part: Partial<ExpenseValues>) => onChange({ ...values, ...part });
  const field = (of: ExpenseField) => {
    const fault = faults[of];
    return {
      id: inputId(of),
      name: of,
      label: text(fieldWords[of]),
      readOnly,
      error: fault ? text(fault) : refusals[of],
    };
  };
  const money = faults.amount ?? faults.currency;
  return (
    <div className="hp-lines">
      <MoneyField
        {...field('amount')}
        near={[reportCurrency]}
        description={
          isStillProposed(proposed, values, 'amount') && isStillProposed(proposed, values, 'currency')
            ? text('receipt.proposed', {
                what: fromReceipt({ amount: values.amount, currency: values.currency }, formats),
              })
            : undefined
        }
        error={money ? text(money) : (refusals.amount ?? refusals.currency)}
        required
        value={
          values.amount === null && values.currency === null
            ? null
            : { amount: values.amount, currency: values.currency }
        }
        onChange={(money) => set({ amount: money?.amount ?? null, currency: money?.currency ?? values.currency })}
      />
      <PickList
        {...field('expenseItem')}
        required
        options={itemOptions}
        value={values.expenseItem}
        onChange={(expenseItem) => set({ expenseItem })}
      />
      <TextField
        {...field('activity')}
        description={text('expense.activityHint')}
        maxLength={200}
        value={values.activity}
        onChange={(activity) => set({ activity })}
      />
      <DateField
        {...field('expenseDate')}
        description={
          isStillProposed(proposed, values, 'expenseDate')
            ? text('receipt.proposed', { what: fromReceipt({ date: values.expenseDate }, formats) })
            : undefined
        }
        required
        value={values.expenseDate}
        onChange={(expenseDate) => set({ expenseDate })}
      />
      <LongTextField
        {...field('notes')}
        maxLength={2000}
        rows={2}
        value={values.notes}
        onChange={(notes) => set({ notes })}
      />
      {isMore ? (
        <>
          <DateField
            {...field('toDate')}
            description={text('expense.toDateHint')}
            value={values.toDate}
            onChange={(toDate) => set({ toDate })}
          />
          <PickList
            {...field('taxCode')}
            options={taxOptions}
            value={values.taxCode}
            onChange={(taxCode) => set({ taxCode })}
          />
        </>
      ) : (
        <button type="button" className="hp-link-button" onClick={() => setMore(true)}>
          {text('expense.more')}
        </button>
      )}
    </div>
  );
}
