import { Problem } from '@homeport/client';
import type { SummarisedError } from '@homeport/ui/parts/ErrorSummary.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mergeChanges } from '../data/merge.ts';
import { readOne } from '../data/records.ts';
import type { Expense } from '../data/types.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { inputId } from './ExpenseFields.tsx';
import {
  type ExpenseValues,
  expenseFields,
  faultsOf,
  isSame,
  type Proposed,
  proposedFor,
  withoutProposed,
} from './expense-form.rules.ts';
import { type SaveEnd, saveChanged, saveNew } from './save-expense.ts';
import type { Receipt, ReceiptControl } from './use-receipt.ts';

/** Mine against theirs: the server has a newer version of this expense. */
export interface Conflict {
  readonly theirs: ExpenseValues;
  readonly fields: readonly (keyof ExpenseValues)[];
  readonly newest: Expense;
}
export interface ExpenseFormOptions {
  /** Names this form among the drafts of the user. */
  readonly draftKey: string;
  /** Id of a new expense, given before it is sent. */
  readonly id: string;
  readonly report: string;
  /** The stored expense; null for a new one. */
  readonly expense: Expense | null;
  readonly start: ExpenseValues;
  readonly valuesOf: (expense: Expense) => ExpenseValues;
  readonly receipt: ReceiptControl;
  readonly startReceipt: Receipt;
  /** The form on the page. */
  readonly element: RefObject<HTMLFormElement | null>;
}

/** The form of one expense: draft, checks, saving, conflict. `save` answers how it ended; null when it did not. */
export function useExpenseForm(options: ExpenseFormOptions) {
  const { draftKey, expense, start, receipt, startReceipt, element } = options;
  const text = useWords();
  const queries = useQueryClient();
  const [base, setBase] = useState({ values: start, version: expense?.version ?? 0 });
  const [isDone, setDone] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [typed, setTyped] = useState<ExpenseValues | null>(null);
  const draft = useDraft<ExpenseValues>(
    draftKey,
    typed ?? base.values,
    typed !== null && !isSame(typed, base.values) && !isDone,
  );
  const [proposed, setProposed] = useState<Proposed>({});
  const values = typed ?? draft.found?.values ?? base.values;
  const hasOtherReceipt =
    receipt.receipt.state !== startReceipt.state ||
    ('id' in receipt.receipt && 'id' in startReceipt && receipt.receipt.id !== startReceipt.id);
  const isChanged = !isDone && (!isSame(values, base.values) || hasOtherReceipt);
  const faults = hasTried ? faultsOf(values, today()) : {};

  // Only a new expense is proposed to: what is stored was looked at by somebody.
  const found = expense === null ? receipt.proposed : null;
  const taken = useRef<typeof found>(null);
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current || taken.current === found) return;
    taken.current = found;
    if (!found) {
      // The receipt was removed: what it said goes with it.
      setProposed({});
      setBase((all) => ({ ...all, values: withoutProposed(proposed, start, all.values) }));
      if (typed !== null || draft.found) setTyped(withoutProposed(proposed, start, values));
      return;
    }
    const part = proposedFor(found, base.values, values);
    setProposed(part);
    setBase((all) => ({ ...all, values: { ...all.values, ...part } }));
    if (typed !== null || draft.found) setTyped({ ...values, ...part });
  }, [found, base.values, values, typed, draft.found, proposed, start]);

  const meetConflict = async (): Promise<void> => {
    const newest = await readOne<Expense>('caseExpense', options.id);
    const theirs = options.valuesOf(newest);
    const merged = mergeChanges(expenseFields, base.values, values, theirs);
    setTyped(merged.values);
    if (merged.conflicts.length > 0) setConflict({ theirs, fields: merged.conflicts, newest });
    else {
      setBase({ values: theirs, version: newest.version });
      setProblem(new Problem({ status: 412, title: text('expense.merged') }));
    }
  };
  const save = async (): Promise<SaveEnd | null> => {
    setTried(true);
    setProblem(null);
    // Whichever button it was: what stands in a field and cannot be read is not sent as nothing.
    if (element.current && stopAtUnread(element.current)) return null;
    if (Object.keys(faultsOf(values, today())).length > 0) {
      setFailed((count) => count + 1);
      return null;
    }
    setSaving(true);
    try {
      const settled = await receipt.settled();
      if (settled.state === 'refused') return null;
      const end = expense
        ? await changed(expense, settled)
        : await saveNew(options.id, options.report, values, settled);
      // Until the page changes, what was saved stays to be seen.
      setTyped(values);
      setDone(true);
      isOver.current = true;
      draft.erase();
      receipt.forget();
      toasts.show(text(end === 'saved' ? 'saved' : 'waiting.kept'), end === 'saved' ? 'success' : 'info');
      await queries.invalidateQueries({ queryKey: ['expenses'] });
      return end;
    } catch (error) {
      if (error instanceof Problem && error.status === 412 && expense)
        await meetConflict().catch(() => setProblem(error));
      else {
        setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
        setFailed((count) => count + 1);
        toasts.show(text('notSaved'), 'danger');
      }
      return null;
    } finally {
      setSaving(false);
    }
  };
  const changed = async (stored: Expense, settled: Receipt): Promise<SaveEnd> => {
    const answer = await saveChanged(stored, values, settled, base.version);
    setBase({ values: options.valuesOf(answer), version: answer.version });
    return 'saved';
  };
  // What was refused about a field holds for the value that was sent, and no longer once it is another.
  const change = (next: ExpenseValues): void => {
    const changedFields = expenseFields.filter((field) => next[field] !== values[field]);
    setProblem((found) => found && withoutFields(found, changedFields));
    setTyped(next);
  };
  const discard = useCallback(() => {
    setDone(true);
    isOver.current = true;
    draft.erase();
    receipt.leave();
  }, [draft.erase, receipt.leave]);
  useLeaveGuard({ isChanged, save: async () => (await save()) !== null, discard, keep: draft.flush, form: element });

  const refusals = Object.fromEntries(
    (problem?.errors ?? []).map(({ field, title }) => [field.split('.')[0] ?? '', title]),
  );
  const ofServer = (problem?.errors ?? []).map(
    ({ field, title }): SummarisedError => ({ fieldId: inputId(field.split('.')[0] ?? ''), message: title }),
  );
  const ofForm = Object.entries(faults).map(
    ([field, word]): SummarisedError => ({
      fieldId: inputId(field === 'currency' ? 'amount' : field),
      message: text(word),
    }),
  );
  return {
    values,
    proposed,
    change,
    faults,
    refusals,
    errors: [...ofForm, ...ofServer],
    /** How often saving failed. */
    failed,
    problem: problem && problem.errors.length === 0 ? problem : null,
    isChanged,
    isSaving,
    save,
    draftAt: typed === null ? draft.found?.at : undefined,
    discardDraft: () => {
      draft.erase();
      setTyped(null);
    },
    conflict,
    decide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
      if (!conflict) return;
      const chosen = { ...values };
      for (const field of conflict.fields) if (choices[field] === 'theirs') chosen[field] = conflict.theirs[field];
      setTyped(chosen);
      setBase({ values: conflict.theirs, version: conflict.newest.version });
      setConflict(null);
    },
    closeConflict: () => setConflict(null),
  };
}

/** The problem without what it says about these fields; null where it said nothing else. */
function withoutFields(problem: Problem, fields: readonly string[]): Problem | null {
  const errors = problem.errors.filter(({ field }) => !fields.includes(field.split('.')[0] ?? ''));
  if (errors.length === problem.errors.length) return problem;
  const { status, code, message: title, traceId, retryAfter } = problem;
  return errors.length === 0 ? null : new Problem({ status, code, title, errors, traceId, retryAfter });
}
