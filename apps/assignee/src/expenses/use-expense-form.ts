import { Problem } from '@homeport/client';
import { caseExpenseForm } from '@homeport/model/designed-forms/case-expense';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useRecord } from '@homeport/ui/records/form/use-record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { look, readOne } from '../data/records.ts';
import type { Expense } from '../data/types.ts';
import { useFormHost } from '../own-record/use-form-host.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import {
  type ExpenseValues,
  faultsOf,
  type Proposed,
  proposedFor,
  sentOf,
  valuesIn,
  withoutProposed,
} from './expense-form.rules.ts';
import { type SaveEnd, saveChanged, saveNew } from './save-expense.ts';
import type { Receipt, ReceiptControl } from './use-receipt.ts';

export interface ExpenseFormOptions {
  /** Names this form among the drafts of the user. */
  readonly draftKey: string;
  /** Id of a new expense, given before it is sent. */
  readonly id: string;
  readonly report: string;
  /** The stored expense; null for a new one. */
  readonly expense: Expense | null;
  /** First values of a new one. */
  readonly start: ExpenseValues;
  readonly receipt: ReceiptControl;
  readonly startReceipt: Receipt;
  readonly isReadOnly?: boolean;
}

/** The form of one expense: its record with the receipt that goes along. `save` answers how it ended; null when it did not. */
export function useExpenseForm(options: ExpenseFormOptions) {
  const { draftKey, expense, start, receipt, startReceipt, isReadOnly = false } = options;
  const text = useWords();
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const end = useRef<SaveEnd | null>(null);
  /** It is stored, or kept: nothing asks about leaving any more, and every list is asked again. */
  const ended = async (row: Expense | null): Promise<Expense | null> => {
    setDone(true);
    end.current = row ? 'saved' : 'waiting';
    await queries.invalidateQueries({ queryKey: ['expenses'] });
    return row;
  };
  const record = useRecord<Expense>(caseExpenseForm, {
    ...{ id: 'expense', host: useFormHost(), row: expense ?? undefined, given: { ...start }, isReadOnly },
    ...{ draft: draftKey, guards: !isDone, isChangedBeside: isOther(receipt.receipt, startReceipt) },
    source: {
      get: (id) => readOne<Expense>('caseExpense', id),
      look: (values, from) => look('caseExpense', from ? values : lookedAt(values, options.report), from),
      create: async (values) =>
        ended(await saveNew(options.id, options.report, valuesIn(values), await receipt.settled())),
      update: async (id, changed, version) =>
        ended(await saveChanged({ id, receipt: expense?.receipt ?? null }, changed, await receipt.settled(), version)),
    },
    // What is missing is said in words of its own, as what cannot be.
    asks: () => false,
    faults: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(valuesIn(values), today())).map(([field, word]) => [field, text(word)]),
      ),
    holdsBack: async () => (await receipt.settled()).state === 'refused',
    onSaved: (row) => {
      receipt.forget();
      toasts.show(text(row ? 'saved' : 'waiting.kept'), row ? 'success' : 'info');
    },
    onFailed: () => toasts.show(text('notSaved'), 'danger'),
    onGivenUp: receipt.leave,
  });
  const values = valuesIn(record.values);
  // Only a new expense is proposed to: what is stored was looked at by somebody.
  const proposed = useProposed(isDone ? undefined : expense ? null : receipt.proposed, start, values, record.change);
  const { failure, refused } = record;
  return {
    values,
    proposed: isDone ? {} : proposed,
    element: record.element,
    fields: record.fields,
    change: record.change,
    // The currency is chosen beside its amount.
    errors: record.errors.map((error) =>
      error.fieldId === 'expense-currency' ? { ...error, fieldId: 'expense-amount' } : error,
    ),
    /** How often saving failed. */
    failed: record.failed,
    /** Why it was not saved, where no field says it. */
    fault: failure || refused.length > 0 ? faultOf(text('notSaved'), failure, refused) : null,
    isChanged: !isDone && (record.changed.length > 0 || isOther(receipt.receipt, startReceipt)),
    isSaving: record.isSaving,
    save: async (): Promise<SaveEnd | null> => {
      end.current = null;
      return (await record.save()) ? end.current : null;
    },
    draftAt: record.draftAt,
    discardDraft: record.discard,
  };
}

/**
 * What a receipt has proposed; it stands in the form while nobody has typed something else, and goes with the receipt. Undefined: the
 * form has ended, and stays as it is.
 */
function useProposed(
  found: ReceiptControl['proposed'] | undefined,
  start: ExpenseValues,
  values: ExpenseValues,
  change: (part: Partial<ExpenseValues>) => void,
): Proposed {
  const [proposed, setProposed] = useState<Proposed>({});
  const taken = useRef<ReceiptControl['proposed']>(null);
  /** What nobody has typed: the first values, with what was proposed. */
  const base = useRef(start);
  useEffect(() => {
    if (found === undefined || taken.current === found) return;
    taken.current = found;
    const part = found ? proposedFor(found, base.current, values) : {};
    base.current = found ? { ...base.current, ...part } : withoutProposed(proposed, start, base.current);
    setProposed(part);
    change(found ? part : withoutProposed(proposed, start, values));
  }, [found, values, proposed, start, change]);
  return proposed;
}

/** What would be sent of a new expense, as far as it is there. */
const lookedAt = (values: FormValues, report: string) => ({
  ...sentOf(valuesIn(values)),
  caseExpenseBatch: { id: report },
});

/** Whether another receipt goes along than at the beginning. */
const isOther = (now: Receipt, start: Receipt): boolean =>
  now.state !== start.state || ('id' in now && 'id' in start && now.id !== start.id);

function faultOf(message: string, failure: unknown, refused: readonly string[]) {
  if (!(failure instanceof Problem)) return { message, ...(refused.length > 0 ? { advice: refused.join(' ') } : {}) };
  const { status, traceId } = failure;
  return {
    message,
    // What the server itself did wrong it says to nobody's use.
    ...(status > 0 && status < 500 ? { advice: failure.message } : {}),
    ...(traceId ? { reference: traceId } : {}),
  };
}
