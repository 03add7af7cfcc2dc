import { Problem } from '@homeport/client';
import { CurrencyField } from '@homeport/ui/controls/CurrencyField.tsx';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { assignmentQuery, payoutsQuery, reportQuery } from '../data/queries.ts';
import { create } from '../data/records.ts';
import type { Report } from '../data/types.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { proposedCurrency } from './new-report.rules.ts';

interface NewReport {
  readonly description: string | null;
  readonly currency: string | null;
  readonly controlTotal: string | null;
}
/** A new Expense Report. Without a description nothing is saved. */
export function NewReportDialog() {
  const { theme } = useApp();
  const text = useWords();
  const kit = useKitText();
  const router = useRouter();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const assignment = useQuery(assignmentQuery).data;
  const payouts = useQuery(payoutsQuery).data ?? [];
  // Made once: when the answer is lost, the next try makes the same report, not a second one.
  const id = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<NewReport | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const start: NewReport = { description: null, currency: null, controlTotal: null };
  const draft = useDraft<NewReport>('new-report', typed ?? start, typed !== null);
  const given = typed ?? draft.found?.values ?? start;
  // Until somebody chooses one, the currency is proposed, also when the accounts arrive after the first letter.
  const values = {
    ...given,
    currency: given.currency ?? proposedCurrency(payouts, assignment?.currency ?? theme.baseCurrency),
  };
  const close = () => router.history.replace('/dashboard/list');
  const missing = hasTried && !values.description?.trim();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSaving || !values.description?.trim() || !values.currency || !assignment) return;
    setSaving(true);
    setProblem(null);
    try {
      const body = {
        ...values,
        id: id.current,
        description: values.description.trim(),
        caseDetailId: assignment.id,
        category: 'EMPLOYEE',
      };
      const report = await create<Report>('caseExpenseBatch', body, id.current);
      draft.erase();
      queries.setQueryData(reportQuery(report.id).queryKey, report);
      await queries.invalidateQueries({ queryKey: ['expenses'] });
      toasts.show(text('saved'));
      router.history.replace(`/dashboard/batch/${report.id}`);
    } catch (error) {
      toasts.show(text('notSaved'), 'danger');
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSaving(false);
    }
  };
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500;
  const blocked = !isOnline ? text('offline.report') : assignment === null ? text('report.noAssignment') : null;
  return (
    <Dialog opened onClose={close} title={text('report.new')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="hp-lines" onSubmit={save} noValidate>
        {draft.found && typed === null ? <DraftNotice at={draft.found.at} onDiscard={draft.erase} /> : null}
        {problem ? (
          <InlineError
            message={text('notSaved')}
            {...(isRefused
              ? { advice: [problem.message, ...problem.errors.map((error) => error.title)].join(' ') }
              : {})}
            {...(problem.traceId ? { reference: problem.traceId } : {})}
          />
        ) : null}
        <TextField
          label={text('report.description')}
          description={text('report.descriptionHint')}
          required
          autoFocus
          maxLength={200}
          value={values.description}
          error={missing ? text('finding.expenses.descriptionRequired') : undefined}
          onChange={(description) => setTyped({ ...values, description })}
        />
        <CurrencyField
          label={text('report.currency')}
          required
          value={values.currency}
          error={hasTried && !values.currency ? text('expense.currencyMissing') : undefined}
          onChange={(currency) => setTyped({ ...values, currency })}
        />
        <MoneyField
          label={text('report.controlTotal')}
          description={text('report.controlTotalHint')}
          hasFixedCurrency
          value={{ amount: values.controlTotal, currency: values.currency }}
          onChange={(money) => setTyped({ ...values, controlTotal: money?.amount ?? null })}
        />
        {blocked ? <p className="hp-muted">{blocked}</p> : null}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={close}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            loading={isSaving}
            aria-disabled={blocked ? true : undefined}
            onClick={(event) => (blocked ? event.preventDefault() : undefined)}
          >
            {text('report.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
