import { expensePaymentStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StageTracker } from '@homeport/ui/parts/StageTracker.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { paymentsQuery, reportsQuery } from '../data/queries.ts';
import type { Payment, Report } from '../data/types.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { useWords } from '../words/use-words.ts';
import { coveredBy, dayOf, isPaidWithSalary, paymentStages, stagesDone, stageWord } from './payment.rules.ts';

/** Every payment with its stage, its reference, the account's ending, and the reports it covers. */
export function PaymentsPage() {
  const text = useWords();
  const payments = useQuery(paymentsQuery).data ?? [];
  const reports = useQuery(reportsQuery).data ?? [];
  const withSalary = reports.filter(isPaidWithSalary);
  return (
    <>
      <PageHeader title={text('payments.title')} crumbs={[{ label: text('menu.expenses'), href: '/dashboard/list' }]} />
      {payments.length + withSalary.length === 0 ? (
        <EmptyState
          icon={Wallet}
          title={text('payments.emptyTitle')}
          action={<AppLink href="/dashboard/expense-reports">{text('money.all')}</AppLink>}
        >
          {text('payments.emptyText')}
        </EmptyState>
      ) : (
        <div className="stack">
          {payments.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} reports={coveredBy(payment, reports)} />
          ))}
          {withSalary.map((report) => (
            <SalaryCard key={report.id} report={report} />
          ))}
        </div>
      )}
    </>
  );
}
function PaymentCard({ payment, reports }: { payment: Payment; reports: readonly Report[] }) {
  const text = useWords();
  const formats = useFormats();
  const done = stagesDone(payment.status);
  const isStopped = payment.status === 'FAILED' || payment.status === 'CANCELLED';
  const submitted = reports.map((report) => report.submittedDate).sort()[0];
  const decided = reports.map((report) => report.decidedDate).sort()[0];
  const dates = [submitted, decided, payment.releasedAt, payment.paidDate];
  return (
    <Card
      title={formats.money(payment.amountRequested, payment.currency)}
      aside={
        <StatusChip
          state={payment.status}
          tone={expensePaymentStatusTones[payment.status]}
          label={text(`payment.${payment.status}`)}
        />
      }
    >
      <dl className="facts">
        <div>
          <dt>{text('payments.reference')}</dt>
          <dd className="hp-number">{payment.paymentReference ?? text('payments.noReference')}</dd>
        </div>
        <div>
          <dt>{text('payments.account')}</dt>
          <dd className="hp-number">
            {payment.accountEnding
              ? text('payments.ending', { ending: payment.accountEnding })
              : text('payments.noReference')}
          </dd>
        </div>
        <div>
          <dt>{text('payments.date')}</dt>
          <dd className="hp-number">{formats.date(dayOf(payment))}</dd>
        </div>
      </dl>
      <StageTracker
        label={text('payments.stages')}
        stages={paymentStages.map((stage, at) => ({
          id: stage,
          label: text(`payments.stage.${stageWord(stage, payment.status)}`),
          state: at < done ? 'done' : isStopped && at === done ? 'stopped' : at === done ? 'current' : 'coming',
          date: at < done ? (dates[at]?.slice(0, 10) ?? null) : null,
          reason: isStopped && at === done ? text(`payments.why.${payment.status}`) : null,
        }))}
      />
      {reports.length > 0 ? <Covered reports={reports} /> : null}
    </Card>
  );
}
/** A report that came with the salary: no transfer of its own, so no reference and no account. */
function SalaryCard({ report }: { report: Report }) {
  const text = useWords();
  const formats = useFormats();
  const said = useSaidDay();
  return (
    <Card
      title={formats.money(paidFor(report), report.currency)}
      aside={<StatusChip state="PAID" label={text('payment.PAID')} />}
    >
      <dl className="facts">
        <div>
          <dt>{text('payments.way')}</dt>
          <dd>{text('payments.withSalary')}</dd>
        </div>
        {report.payDate ? (
          <div>
            <dt>{text('payments.date')}</dt>
            <dd className="hp-number">{said.alone(report.payDate)}</dd>
          </div>
        ) : null}
      </dl>
      <Covered reports={[report]} />
    </Card>
  );
}
/** The reports a payment is for, each opening its page. */
function Covered({ reports }: { reports: readonly Report[] }) {
  const text = useWords();
  const formats = useFormats();
  return (
    <div>
      <h3 className="section-title">{text('payments.covers')}</h3>
      <ul className="rows">
        {reports.map((report) => (
          <li key={report.id}>
            <AppLink href={`/dashboard/batch/${report.id}`} className="row-link">
              <span className="row-words">
                <span>{report.description}</span>
                <span className="hp-caption hp-number">{report.batchReference}</span>
              </span>
              <span className="hp-number row-amount">{formats.money(paidFor(report), report.currency)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
const paidFor = (report: Report): string => report.batchPaymentAmount ?? report.approvedTotal ?? '0';
