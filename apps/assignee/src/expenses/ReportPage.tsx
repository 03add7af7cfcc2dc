import './report.css';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useTitleFocus } from '@homeport/ui/parts/focus-title.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { PrintFrame } from '@homeport/ui/parts/PrintFrame.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { linesQuery, reportQuery } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { ReceiptDrop } from './AddReceipts.tsx';
import { DeleteReport } from './DeleteReport.tsx';
import { EditCopy } from './EditCopy.tsx';
import { MoneyTracker } from './MoneyTracker.tsx';
import { MoneyWhere } from './MoneyWhere.tsx';
import { ReceiptTray } from './ReceiptTray.tsx';
import { ReportChip } from './ReportChip.tsx';
import { ReportItems } from './ReportItems.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { tray } from './receipt-tray.ts';
import { SubmitCheck } from './SubmitCheck.tsx';
import { TakeBack } from './TakeBack.tsx';
import { WaitingItems } from './WaitingItems.tsx';

/** One Expense Report: what is in it, what it adds up to, where the money is, and the next step. */
export function ReportPage({ id, step }: { id: string; step?: 'check' | 'done' | undefined }) {
  const isChecking = step === 'check';
  const { theme } = useApp();
  const text = useWords();
  const report = useQuery(reportQuery(id)).data;
  const items = useQuery(linesQuery(id));
  const lying = (useStore(tray) ?? []).some((one) => one.report === id);
  const lines = items.data ?? [];
  useTitleFocus(isChecking && report?.status === 'OPEN' ? 'check' : 'report');
  if (!report) return null;
  const crumbs = [{ label: text('reports.title'), href: '/dashboard/expense-reports' }];
  const isOpen = report.status === 'OPEN';
  const canAdd = isOpen && (report.can?.includes('update') ?? false);
  if (isChecking && isOpen) return <SubmitCheck report={report} lines={lines} />;
  const addHref = `/dashboard/batch/${id}/item`;
  const isReady = isOpen && lines.length > 0;
  const hasTray = canAdd && lying;
  const listed = (
    <ReportItems
      report={report}
      lines={lines}
      isMissing={items.data === undefined}
      addHref={canAdd ? addHref : null}
      isPrimaryAdd={!isReady && !hasTray}
    />
  );
  return (
    <PrintFrame title={report.description} at={new Date().toISOString()} logo={theme.logo} appName={theme.appName}>
      <PageHeader
        title={report.description}
        crumbs={crumbs}
        aside={report.batchReference}
        chip={<ReportChip status={report.status} />}
        actions={
          <>
            <Button variant="default" leftSection={<Icon of={Printer} />} onClick={() => window.print()}>
              {text('print')}
            </Button>
            <DeleteReport report={report} />
            <TakeBack report={report} lines={lines} />
            <EditCopy report={report} />
          </>
        }
      />
      {report.replacedBy ? (
        <p className="hp-muted">
          <AppLink href={`/dashboard/batch/${report.replacedBy.id}`}>{text('report.replacedBy')}</AppLink>
        </p>
      ) : null}
      {report.copyOf ? <p className="hp-muted">{text('report.copyOf', { reference: report.copyOf.label })}</p> : null}
      {report.status === 'REJECTED' ? (
        <Banner tone="danger" title={text('report.rejectedTitle')}>
          {text('report.rejectedText')}
        </Banner>
      ) : null}
      <MoneyWhere report={report} lines={lines} isFresh={step === 'done'} />
      <div className="report">
        <div className="report-main">
          <ReceiptTray report={report} canAdd={canAdd} />
          <WaitingItems report={id} />
          {canAdd ? <ReceiptDrop report={id}>{listed}</ReceiptDrop> : listed}
        </div>
        <div className="report-side">
          <ReportTotals report={report} lines={lines} />
          {isReady ? (
            <AppLink
              href={`/dashboard/batch/${id}?step=check`}
              className={`hp-button hp-no-print wide${hasTray ? '' : ' hp-button-filled'}`}
            >
              {text('report.submit')}
            </AppLink>
          ) : null}
          <MoneyTracker report={report} />
        </div>
      </div>
    </PrintFrame>
  );
}
