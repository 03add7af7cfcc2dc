import type { NamedStageTracker } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useQuery } from '@tanstack/react-query';
import { onItsWayQuery, stagesQuery } from '../data/queries.ts';
import type { Expense, Report } from '../data/types.ts';
import { isPaidWithSalary } from '../payments/payment.rules.ts';
import { useWords } from '../words/use-words.ts';
import { decisionDue, isExpected, isOnItsWay } from './money-where.rules.ts';
import { useWaySentence } from './OnItsWay.tsx';

/**
 * The first thing on a report that was handed in: its amount, who decides, until when; once it is approved, where it is on its
 * way; at last that it was paid. Right after it was handed in this is the confirmation. What only the server knows may be out of
 * reach: then it says what the report itself tells.
 */
export function MoneyWhere({
  report,
  lines,
  isFresh,
}: {
  report: Report;
  lines: readonly Expense[];
  isFresh: boolean;
}) {
  const text = useWords();
  const formats = useFormats();
  const tracker = useQuery(stagesQuery(report.id)).data;
  const isApproved = isOnItsWay(report);
  const way = useQuery({ ...onItsWayQuery, enabled: isExpected(report) }).data?.find((one) => one.report === report.id);
  const sentence = useWaySentence();
  if (isApproved) {
    const amount = way?.amount ?? report.batchPaymentAmount ?? report.submittedTotal ?? '0';
    const known = text(tracker?.waitingFor?.role === 'bank' ? 'way.withBank' : 'way.withFinance');
    return (
      <Banner tone={way?.owner === 'assignee' ? 'warning' : 'info'} title={text('way.title')}>
        {text('way.amount', {
          amount: formats.money(amount, way?.currency ?? report.currency),
          sentence: way ? sentence(way) : known,
        })}
      </Banner>
    );
  }
  if (report.status === 'PAID') return <Paid report={report} tracker={tracker} />;
  if (report.status !== 'AWAITING_APPROVAL') return null;
  const due = decisionDue(report, lines);
  const amount = formats.money(report.submittedTotal ?? report.batchTotal ?? '0', report.currency);
  // What was known before it was handed in says that it waits for its owner, who never decides.
  const person = tracker?.waitingFor?.role === 'approver' ? tracker.waitingFor.person : undefined;
  const who = (person && tracker?.names[person]) || text('tracker.role.approver');
  const decides = due
    ? text('tracker.decidesBy', { amount, who, date: formats.dayInSentence(due) })
    : text('tracker.decides', { amount, who });
  return (
    <Banner
      tone={isFresh ? 'success' : 'info'}
      title={isFresh ? text('submit.done', { amount }) : text('tracker.title')}
    >
      {way?.stage === 'SUBMITTED' && way.expected
        ? text('tracker.thenPaid', { sentence: decides, date: formats.dayInSentence(way.expected) })
        : decides}
    </Banner>
  );
}
function Paid({ report, tracker }: { report: Report; tracker: NamedStageTracker | undefined }) {
  const text = useWords();
  const paid = tracker?.payment;
  return (
    <Banner tone="success" title={text('tracker.paid')}>
      {paid?.reference
        ? text('tracker.payment', { reference: paid.reference, ending: paid.accountEnding ?? '' })
        : isPaidWithSalary(report)
          ? text('tracker.withSalary')
          : null}
    </Banner>
  );
}
