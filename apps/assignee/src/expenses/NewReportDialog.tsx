import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { assignmentQuery, payoutsQuery } from '../data/queries.ts';
import { create, look } from '../data/records.ts';
import type { Report } from '../data/types.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { proposedCurrency } from './new-report.rules.ts';
import { ReportFields } from './ReportFields.tsx';
import { useReportForm } from './use-report-form.ts';

interface NewReportHow {
  /** What happens where it is given up, or once it is made; else the page of all reports, and of this one. */
  readonly onClose?: () => void;
  readonly onMade?: (report: Report) => void;
}
/** A new Expense Report. Without a description nothing is saved. */
export function NewReportDialog({ onClose, onMade }: NewReportHow) {
  const { theme } = useApp();
  const text = useWords();
  const kit = useKitText();
  const router = useRouter();
  const assignment = useQuery(assignmentQuery);
  const payouts = useQuery(payoutsQuery);
  const close = onClose ?? (() => router.history.replace('/dashboard/list'));
  const made = onMade ?? (({ id }: Report) => router.history.replace(`/dashboard/batch/${id}`));
  // The currency it begins with is that of the account, which the page has asked for before it was drawn.
  const isAwaited = (assignment.isPending && assignment.isFetching) || (payouts.isPending && payouts.isFetching);
  return (
    <Dialog opened onClose={close} title={text('report.new')} closeButtonProps={{ 'aria-label': kit('close') }}>
      {isAwaited ? null : (
        <NewReport
          assignment={assignment.data ? assignment.data.id : assignment.data}
          currency={proposedCurrency(payouts.data ?? [], assignment.data?.currency ?? theme.baseCurrency)}
          onClose={close}
          onMade={made}
        />
      )}
    </Dialog>
  );
}

interface NewReportProps {
  /** Null where there is none, undefined where nobody could be asked. */
  readonly assignment: string | null | undefined;
  readonly currency: string | null;
  readonly onClose: () => void;
  readonly onMade: (report: Report) => void;
}
function NewReport({ assignment, currency, onClose, onMade }: NewReportProps) {
  const text = useWords();
  const isOnline = useOnline();
  const record = useReportForm({
    given: { currency },
    draft: 'new-report',
    source: {
      create: (values) =>
        create<Report>(
          'caseExpenseBatch',
          { ...values, caseDetailId: assignment, category: 'EMPLOYEE' },
          String(values.id),
        ),
      look: (values) => look('caseExpenseBatch', { ...values, caseDetailId: assignment, category: 'EMPLOYEE' }),
    },
    onSaved: (report) => report && onMade(report),
  });
  const blocked = !isOnline ? text('offline.report') : assignment === null ? text('report.noAssignment') : null;
  return (
    <>
      {record.draftAt ? <DraftNotice at={record.draftAt} onDiscard={record.discard} /> : null}
      <ReportFields record={record} isNew blocked={blocked}>
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            loading={record.isSaving}
            aria-disabled={blocked ? true : undefined}
            onClick={(event) => (blocked ? event.preventDefault() : undefined)}
          >
            {text('report.create')}
          </Button>
        </div>
      </ReportFields>
    </>
  );
}
