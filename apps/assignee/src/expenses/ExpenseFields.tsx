import { compareIn } from '@homeport/ui/language/collate.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { MoneyEdit } from '@homeport/ui/records/fields/money-edits.tsx';
import { Field, RecordFields } from '@homeport/ui/records/form/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { itemsQuery, taxesQuery } from '../data/queries.ts';
import type { Expense } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { isStillProposed, type Proposed } from './expense-form.rules.ts';
import { fromReceipt } from './from-receipt.ts';
import type { useExpenseForm } from './use-expense-form.ts';

const ExpenseField = Field<Expense>;
const edits = { money: MoneyEdit };

export interface ExpenseFieldsProps {
  readonly form: Pick<ReturnType<typeof useExpenseForm>, 'fields' | 'values' | 'proposed'>;
  /** The currency of the report, which is offered first. */
  readonly reportCurrency: string | null;
}

/** The fields of one expense in the order of a receipt: what it cost, what it was, when. */
export function ExpenseFields({ form: { fields, values, proposed }, reportCurrency }: ExpenseFieldsProps) {
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
  const taxOptions = useMemo(() => (taxes ?? []).map((tax) => ({ value: tax.id, label: tax.name })), [taxes]);
  /** What was read from the receipt, said where it still stands. */
  const proposal = (what: Parameters<typeof fromReceipt>[0], ...of: readonly (keyof Proposed)[]) =>
    of.every((one) => isStillProposed(proposed, values, one))
      ? { description: text('receipt.proposed', { what: fromReceipt(what, formats) }) }
      : {};
  return (
    <div className="hp-lines">
      <RecordFields of={fields} edits={edits}>
        <ExpenseField
          of="amount"
          near={[reportCurrency]}
          says={proposal({ amount: values.amount, currency: values.currency }, 'amount', 'currency')}
        />
        <ExpenseField of="expenseItem" options={itemOptions} />
        <ExpenseField of="activity" says={{ description: text('expense.activityHint') }} />
        <ExpenseField of="expenseDate" says={proposal({ date: values.expenseDate }, 'expenseDate')} />
        <ExpenseField of="notes" rows={2} />
        {isMore ? (
          <>
            <ExpenseField of="toDate" says={{ description: text('expense.toDateHint') }} />
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
