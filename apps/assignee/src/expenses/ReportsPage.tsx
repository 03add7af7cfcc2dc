import '../data/table-card.css';
import './reports.css';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import { reportsQuery } from '../data/queries.ts';
import { reportStatuses } from '../data/report-statuses.ts';
import type { Report, ReportStatus } from '../data/types.ts';
import { may, useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { ReportAmount } from './ReportAmount.tsx';
import { ReportChip } from './ReportChip.tsx';

/** All Expense Reports: cards on a phone, a table on wider screens. The filter is in the address. */
export function ReportsPage() {
  const { access } = useApp();
  const text = useWords();
  const reports = useQuery(reportsQuery).data ?? [];
  const { status } = useSearch({ strict: false });
  const isWide = useMediaQuery('(min-width: 720px)', false, { getInitialValueInEffect: false });
  const shown = status
    ? reports.filter((report) => report.status === status)
    : reports.filter((report) => report.status !== 'CANCELLED');
  const add = may(access, 'caseExpenseBatch.create') ? (
    <AppLink href="/dashboard/list?new=true" className="hp-button hp-button-filled">
      {text('report.new')}
    </AppLink>
  ) : null;
  return (
    <>
      <PageHeader
        title={text('reports.title')}
        crumbs={[{ label: text('menu.expenses'), href: '/dashboard/list' }]}
        aside={text('reports.count', { count: shown.length })}
        actions={reports.length > 0 ? add : null}
      />
      {reports.length === 0 ? (
        <EmptyState icon={Files} title={text('reports.emptyTitle')} action={add}>
          {text('reports.emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className="stack">
            {status === undefined ? <OnItsWay /> : null}
            <StatusFilter reports={reports} status={status} />
          </div>
          {shown.length === 0 ? (
            <EmptyState
              icon={Files}
              title={text('reports.noneOf', { status: status ? text(`status.${status}`) : '' })}
              action={<AppLink href="/dashboard/expense-reports">{text('reports.clear')}</AppLink>}
            />
          ) : isWide ? (
            <ReportTable reports={shown} />
          ) : (
            <ReportCards reports={shown} />
          )}
        </>
      )}
    </>
  );
}
function StatusFilter({ reports, status }: { reports: readonly Report[]; status: ReportStatus | undefined }) {
  const text = useWords();
  const present = reportStatuses.filter((one) => one === status || reports.some((report) => report.status === one));
  return (
    <nav className="filters" aria-label={text('reports.filter')}>
      <ul>
        <li>
          <AppLink href="/dashboard/expense-reports" className="filter" aria-current={status ? undefined : 'page'}>
            {text('reports.allOpen')}
          </AppLink>
        </li>
        {present.map((one) => (
          <li key={one}>
            <AppLink
              href={`/dashboard/expense-reports?status=${one}`}
              className="filter"
              aria-current={status === one ? 'page' : undefined}
            >
              {text(`status.${one}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
function ReportTable({ reports }: { reports: readonly Report[] }) {
  const text = useWords();
  const formats = useFormats();
  return (
    <div className="table-card">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('report.description')}</th>
            <th scope="col">{text('report.status')}</th>
            <th scope="col" className="amount">
              {text('report.total')}
            </th>
            <th scope="col" className="amount">
              {text('report.entries')}
            </th>
            <th scope="col">{text('report.submitted')}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.id}>
              <th scope="row">
                <AppLink href={`/dashboard/batch/${report.id}`}>{report.description}</AppLink>
                <span className="hp-caption hp-number">{report.batchReference}</span>
              </th>
              <td>
                <ReportChip status={report.status} />
              </td>
              <td className="amount hp-number">
                <ReportAmount report={report} />
              </td>
              <td className="amount hp-number">{formats.number(report.numberOfEntries ?? 0)}</td>
              <td className="hp-number">
                {report.submittedDate ? (
                  formats.date(report.submittedDate)
                ) : (
                  <span className="hp-muted">{text('report.notSubmitted')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
function ReportCards({ reports }: { reports: readonly Report[] }) {
  const text = useWords();
  const formats = useFormats();
  return (
    <ul className="cards">
      {reports.map((report) => (
        <li key={report.id}>
          <AppLink href={`/dashboard/batch/${report.id}`} className="card-link">
            <span className="card-line">
              <strong>{report.description}</strong>
              <span className="hp-number card-amount">
                <ReportAmount report={report} />
              </span>
            </span>
            <span className="card-line">
              <ReportChip status={report.status} />
              <span className="hp-caption">
                {report.submittedDate
                  ? text('reports.cardSubmitted', {
                      count: report.numberOfEntries ?? 0,
                      date: formats.date(report.submittedDate),
                    })
                  : text('reports.cardOpen', { count: report.numberOfEntries ?? 0 })}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
