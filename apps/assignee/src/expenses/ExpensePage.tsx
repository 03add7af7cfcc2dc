import './expense.css';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { FormSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { itemsQuery, reportsQuery, taxesQuery } from '../data/queries.ts';
import type { Expense, Report } from '../data/types.ts';
import { may, useApp } from '../shell/app-context.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { ConvertedAmount } from './ConvertedAmount.tsx';
import { DeleteExpense } from './DeleteExpense.tsx';
import { ExpenseFields } from './ExpenseFields.tsx';
import { needsReceipt, newExpense } from './expense-form.rules.ts';
import { FindingList } from './FindingList.tsx';
import { findingsAfter, readFindings } from './findings.ts';
import { NewReportDialog } from './NewReportDialog.tsx';
import { ReceiptInput } from './ReceiptInput.tsx';
import { useItemName } from './ReportItems.tsx';
import { openTray, tray } from './receipt-tray.ts';
import { TaxesMissing } from './TaxesMissing.tsx';
import { useExpenseForm } from './use-expense-form.ts';
import { type Receipt, useReceipt } from './use-receipt.ts';
import { useNextInTray, useTrayReceipt } from './use-tray-receipt.ts';

export interface ExpensePageProps {
  readonly report: Report;
  /** Null for a new expense. */
  readonly expense: Expense | null;
  /** A receipt of the tray that a new expense begins with. */
  readonly fromTray?: string | null;
}
const none: Receipt = { state: 'none' };

/** One expense: receipt, what it cost, what it was. New ones start with the camera and can be added one after the other. */
export function ExpensePage(props: ExpensePageProps) {
  return props.fromTray ? <FromTray {...props} fromTray={props.fromTray} /> : <Expenses {...props} />;
}

/** What is in the tray no more is an expense by now, or was removed: then the report is shown. */
function FromTray(props: ExpensePageProps & { readonly fromTray: string }) {
  const { report, fromTray } = props;
  const { me } = useApp();
  const router = useRouter();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void openTray(me.id).then(() => {
      if (tray.get()?.some(({ id }) => id === fromTray)) setThere(true);
      else router.history.replace(`/dashboard/batch/${report.id}`);
    });
  }, [me.id, fromTray, report.id, router]);
  return isThere ? <Expenses {...props} /> : <FormSkeleton />;
}

function Expenses({ report, expense, fromTray = null }: ExpensePageProps) {
  const [round, setRound] = useState(0);
  const [id, setId] = useState(() => expense?.id ?? fromTray ?? crypto.randomUUID());
  const again = () => {
    setId(crypto.randomUUID());
    setRound(round + 1);
  };
  return (
    <ExpenseForm
      key={`${report.id}${expense?.id ?? ''}${round}`}
      report={report}
      expense={expense}
      id={id}
      fromTray={fromTray}
      onAgain={again}
    />
  );
}

function ExpenseForm({
  report,
  expense,
  id,
  fromTray = null,
  onAgain,
}: ExpensePageProps & { id: string; onAgain: () => void }) {
  const { me } = useApp();
  const text = useWords();
  const router = useRouter();
  const called = useItemName();
  const items = useQuery(itemsQuery).data ?? [];
  const [chosen, setChosen] = useState(report.id);
  const [isMaking, setMaking] = useState(false);
  const [next, setNext] = useState<string | 'again' | null>(null);
  const hasTaxes = useQuery(taxesQuery).data !== undefined;
  const [asked, setAsked] = useState<string | 'again' | null>(null);
  const draftKey = expense ? `expense.${expense.id}` : `expense.new.${fromTray ?? report.id}`;
  const startReceipt = useMemo<Receipt>(
    () => (expense?.receipt ? { state: 'stored', id: expense.receipt.id, label: expense.receipt.label } : none),
    [expense],
  );
  const [start] = useState(() => newExpense(report.currency, today()));
  const own = useReceipt(`${me.id}.${draftKey}`, startReceipt, report.id);
  const ofTray = useTrayReceipt(fromTray);
  const receipt = ofTray ?? own;
  const canChange = expense ? (expense.can?.includes('update') ?? false) : true;
  const form = useExpenseForm({
    ...{ draftKey, id, report: chosen, expense, start, receipt, isReadOnly: !canChange },
    // What lies in the tray is kept there: leaving the form loses nothing of it.
    startReceipt: ofTray?.receipt ?? startReceipt,
  });
  const after = useNextInTray(report.id, fromTray);
  // After the guard of the form is gone, so that leaving asks nothing.
  useEffect(() => {
    if (next === 'again') onAgain();
    else if (next) router.history.push(next);
  }, [next, onAgain, router]);

  const save = async (then: string | 'again') => {
    if ((await form.save()) !== null) setNext(then);
  };
  // Without the tax options an expense may lack its tax code: whoever saves it is asked first.
  const submit = (then: string | 'again') => (hasTaxes || !canChange ? void save(then) : setAsked(then));
  const back = `/dashboard/batch/${chosen}`;
  const onward = after ? `/dashboard/batch/${report.id}/item?receipt=${after}` : back;
  const title = expense ? (expense.activity ?? called(expense)) : text('expense.new');
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: report.description, href: `/dashboard/batch/${report.id}` }]} />
      <form
        ref={form.element}
        data-gathers
        noValidate
        className="expense-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit(onward);
        }}
      >
        <div className="expense-notes">
          {expense?.decisionReason ? (
            <Banner
              tone={expense.approvalStatus === 'REJECTED' ? 'danger' : 'info'}
              title={text(expense.approvalStatus === 'REJECTED' ? 'expense.rejected' : 'expense.note')}
            >
              {expense.decisionReason}
            </Banner>
          ) : null}
          {expense && !canChange ? <Banner tone="info">{text('expense.readOnly')}</Banner> : null}
          {form.draftAt ? <DraftNotice at={form.draftAt} onDiscard={form.discardDraft} /> : null}
          <ErrorSummary errors={form.errors} failed={form.failed} />
          {form.fault ? <InlineError {...form.fault} onRetry={() => void save(back)} /> : null}
          {expense ? <FindingList findings={findingsOn(expense)} /> : null}
        </div>
        <div className="expense-receipt">
          <ReceiptInput control={receipt} isWanted={needsReceipt(form.values, items)} readOnly={!canChange} />
        </div>
        <div className="expense-fields">
          {expense ? (
            <Conversion expense={expense} isChanged={form.isChanged} />
          ) : (
            <ReportChoice report={report} value={chosen} onChange={setChosen} onNew={() => setMaking(true)} />
          )}
          <ExpenseFields form={form} reportCurrency={report.currency} />
        </div>
        {canChange ? (
          <div className="form-actions">
            {expense ? (
              <DeleteExpense expense={expense} onDeleted={() => setNext(back)} onBefore={form.discardDraft} />
            ) : null}
            {expense || fromTray ? null : (
              <Button variant="default" onClick={() => submit('again')} disabled={form.isSaving}>
                {text('expense.saveAndAdd')}
              </Button>
            )}
            <Button type="submit" loading={form.isSaving}>
              {text(fromTray === null ? 'expense.save' : after ? 'expense.confirmAndNext' : 'expense.confirm')}
            </Button>
          </div>
        ) : null}
      </form>
      {isMaking ? (
        <NewReportDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setChosen(made.id);
          }}
        />
      ) : null}
      <TaxesMissing
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onContinue={() => asked && void save(asked)}
      />
    </>
  );
}
const findingsOn = ({ approvalStatus, findings }: Expense) =>
  approvalStatus === 'DRAFT' ? readFindings(findings) : findingsAfter(readFindings(findings));

function Conversion({ expense, isChanged }: { expense: Expense; isChanged: boolean }) {
  const text = useWords();
  if (expense.currency === expense.convertedCurrency) return null;
  return (
    <div className="conversion">
      <span className="hp-muted">{text('expense.converted')}</span>
      {isChanged ? (
        <span className="hp-muted">{text('expense.convertedLater')}</span>
      ) : (
        <ConvertedAmount expense={expense} />
      )}
    </div>
  );
}
/** Which open report a new expense goes to: always said, also where there is one only, and another or a new one can be chosen. */
function ReportChoice({
  report,
  value,
  onChange,
  onNew,
}: {
  report: Report;
  value: string;
  onChange: (id: string) => void;
  onNew: () => void;
}) {
  const { access } = useApp();
  const text = useWords();
  const reports = useQuery(reportsQuery).data ?? [report];
  const open = reports.filter((one) => one.status === 'OPEN');
  const options = open.map((one) => ({
    value: one.id,
    label: one.description,
    description: one.batchReference ?? '',
  }));
  const another = { value: 'new', label: text('report.new') };
  return (
    <div className="field-above">
      <PickList
        label={text('expense.report')}
        required
        options={may(access, 'caseExpenseBatch.create') ? [...options, another] : options}
        value={value}
        onChange={(id) => (id === 'new' ? onNew() : onChange(id ?? report.id))}
      />
    </div>
  );
}
