import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useQuery } from '@tanstack/react-query';
import { onItsWayQuery, stagesQuery } from '../data/queries.ts';
import type { Expense, Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { decisionDue } from './money-where.rules.ts';
import { useWaySentence } from './OnItsWay.tsx';

/**
 * The first thing on a report that was handed in: its amount, who decides, until when; once it is approved, where it is on its
 * way. Right after it was handed in this is the confirmation.
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
  const isApproved = report.status === 'APPROVED' || report.status === 'IN_PAYMENT';
  const way = useQuery({ ...onItsWayQuery, enabled: isApproved }).data?.find((one) => one.report === report.id);
  const sentence = useWaySentence();
  if (isApproved && way)
    return (
      <Banner tone={way.owner === 'assignee' ? 'warning' : 'info'} title={text('way.title')}>
        {text('way.amount', { amount: formats.money(way.amount, way.currency), sentence: sentence(way) })}
      </Banner>
    );
  const due = decisionDue(report, lines);
  if (due === null) return null;
  const amount = formats.money(report.submittedTotal ?? report.batchTotal ?? '0', report.currency);
  const person = tracker?.waitingFor?.person;
  const who = (person && tracker?.names[person]) || text('tracker.role.approver');
  return (
    <Banner
      tone={isFresh ? 'success' : 'info'}
      title={isFresh ? text('submit.done', { amount }) : text('tracker.title')}
    >
      {text('tracker.decidesBy', { amount, who, date: formats.dayInSentence(due) })}
    </Banner>
  );
}
