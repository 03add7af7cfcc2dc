import './report.css';
import { Problem } from '@homeport/client';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { checkQuery, reportQuery, stagesQuery } from '../data/queries.ts';
import { act } from '../data/records.ts';
import type { Expense, Report } from '../data/types.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { isExpense } from './expense-kind.ts';
import { FindingList } from './FindingList.tsx';
import { type Finding, findingsOfLine, readFindings } from './findings.ts';
import { useItemName } from './ReportItems.tsx';
import { openTray, tray } from './receipt-tray.ts';

/** The page before a submission: everything that was found, who will be asked, then the one button. */
export function SubmitCheck({ report, lines }: { report: Report; lines: readonly Expense[] }) {
  const text = useWords();
  const formats = useFormats();
  const check = useQuery(checkQuery(report.id));
  const back = `/dashboard/batch/${report.id}`;
  return (
    <>
      <PageHeader
        title={text('check.title')}
        crumbs={[{ label: report.description, href: back }]}
        description={text('check.text')}
      />
      <div className="narrow">
        <LoadedCard title={report.description} query={check} rows={5}>
          {(found) => (
            <>
              <CheckedLines lines={lines} findings={readFindings(found.findings)} report={report} />
              <dl className="totals">
                <div className="total-main">
                  <dt>{text('report.total')}</dt>
                  <dd className="hp-number">{formats.money(found.total, found.currency)}</dd>
                </div>
                <div>
                  <dt>{text('report.controlTotal')}</dt>
                  <dd className="hp-number">
                    {found.controlTotal === null
                      ? text('report.noControlTotal')
                      : formats.money(found.controlTotal, found.currency)}
                  </dd>
                </div>
                <div>
                  <dt>{text('check.approver')}</dt>
                  <dd>{found.approver ?? text('check.noApprover')}</dd>
                </div>
              </dl>
              <TrayLeft report={report.id} />
              <SubmitForm report={report} findings={readFindings(found.findings)} />
            </>
          )}
        </LoadedCard>
      </div>
    </>
  );
}
/** Receipts that were chosen and not confirmed stay behind; that is said before. */
function TrayLeft({ report }: { report: string }) {
  const { me } = useApp();
  const text = useWords();
  const count = (useStore(tray) ?? []).filter((one) => one.report === report).length;
  useEffect(() => void openTray(me.id), [me.id]);
  return count === 0 ? null : <Banner tone="warning">{text('check.trayLeft', { count })}</Banner>;
}
function CheckedLines({
  lines,
  findings,
  report,
}: {
  lines: readonly Expense[];
  findings: readonly Finding[];
  report: Report;
}) {
  const text = useWords();
  const formats = useFormats();
  const name = useItemName();
  const ofReport = findings.filter((finding) => !lines.some((line) => finding.params?.line === line.id));
  return (
    <>
      <FindingList
        findings={ofReport.map((finding) => ({ ...finding, params: { currency: report.currency, ...finding.params } }))}
      />
      <ul className="rows">
        {lines.map((line) => {
          const own = findingsOfLine(findings, line.id);
          return (
            <li key={line.id} className="row">
              <span className="row-words">
                <strong>{name(line)}</strong>
                <FindingList findings={own} />
                {own.length > 0 ? (
                  <AppLink href={`/dashboard/batch/${report.id}/expense/${line.id}`}>
                    {text('check.correct')}
                    <span className="hp-hidden"> {name(line)}</span>
                  </AppLink>
                ) : null}
              </span>
              <span className="hp-number row-amount">{formats.money(line.amount, line.currency)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
function SubmitForm({ report, findings }: { report: Report; findings: readonly Finding[] }) {
  const text = useWords();
  const router = useRouter();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const unsent = (useStore(waiting) ?? []).filter((one) => isExpense(one) && one.values.report === report.id).length;
  const [hasSeen, setSeen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // One key for all tries: however often it is pressed, it is handed in once.
  const key = useRef(crypto.randomUUID());
  const isBlocked = findings.some((finding) => finding.severity === 'block');
  const hasWarnings = findings.some((finding) => finding.severity === 'warn');
  const reason = !isOnline
    ? text('offline.submit')
    : unsent > 0
      ? text('check.unsent', { count: unsent })
      : isBlocked
        ? text('check.blocked')
        : hasWarnings && !hasSeen
          ? text('check.seeWarnings')
          : null;
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const input = { warningsSeen: hasSeen };
      const answer = await act<Report>('caseExpenseBatch', report.id, 'submit', input, {
        version: report.version,
        key: key.current,
      });
      queries.setQueryData(reportQuery(report.id).queryKey, answer);
      // Whom it waited for before is over: the page comes with who decides now.
      queries.removeQueries({ queryKey: stagesQuery(report.id).queryKey });
      await queries.invalidateQueries({ queryKey: ['expenses'] });
      toasts.show(text('report.submittedNow'));
      router.history.replace(`/dashboard/batch/${report.id}?step=done`);
    } catch (error) {
      toasts.show(text('actionFailed'), 'danger');
      const failed = error instanceof Problem ? error : new Problem({ status: 500 });
      setProblem(failed);
      // A refusal is an answer: the next try is another call.
      if (failed.status >= 400 && failed.status < 500) key.current = crypto.randomUUID();
      await queries.invalidateQueries({ queryKey: ['expenses'] });
    } finally {
      setBusy(false);
    }
  };
  const isRefused = problem !== null && problem.status > 0 && problem.status < 500;
  return (
    <div className="hp-lines check-actions">
      {isBlocked ? <Banner tone="danger">{text('check.blockedText')}</Banner> : null}
      {problem ? (
        <InlineError
          message={isRefused ? problem.message : text('actionFailed')}
          {...(problem.traceId ? { reference: problem.traceId } : {})}
          {...(isRefused ? {} : { onRetry: () => void submit() })}
        />
      ) : null}
      {hasWarnings && !isBlocked ? (
        <Checkbox
          label={text('check.warningsSeen')}
          checked={hasSeen}
          onChange={(event) => setSeen(event.currentTarget.checked)}
        />
      ) : null}
      <div className="hp-row">
        <ActionButton onClick={() => void submit()} loading={isBusy} reason={reason}>
          {text('check.submit')}
        </ActionButton>
        <AppLink href={`/dashboard/batch/${report.id}`} className="hp-button">
          {text('check.back')}
        </AppLink>
      </div>
    </div>
  );
}
