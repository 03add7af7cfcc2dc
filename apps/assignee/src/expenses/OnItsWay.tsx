import type { MoneyOnItsWay } from '@homeport/model/payments';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useReached } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useQuery } from '@tanstack/react-query';
import { onItsWayQuery, reportsQuery } from '../data/queries.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { isOnItsWay } from './money-where.rules.ts';
import { isLate, lateWord, wayWord } from './on-its-way.rules.ts';

/** Where approved money is, as one sentence: the account, who has it, and until when. */
export function useWaySentence(): (one: MoneyOnItsWay) => string {
  const text = useWords();
  const formats = useFormats();
  return (one) => {
    const date = one.expected ? formats.dayInSentence(one.expected) : '';
    const shared = { ending: one.accountEnding ?? '••••', currency: one.currency, date };
    if (!isLate(one, today())) return text(wayWord(one), shared);
    // A day that is past is no promise any more.
    return text('way.late', { sentence: text(lateWord(one), shared), date });
  };
}

/** What is approved and not paid yet; nothing while there is none. Without a network it says that it needs one. */
export function OnItsWay() {
  const text = useWords();
  const formats = useFormats();
  const sentence = useWaySentence();
  const { data, isPaused } = useQuery(onItsWayQuery);
  const isOnline = useReached() && !isPaused;
  const reports = useQuery({ ...reportsQuery, enabled: false }).data ?? [];
  // What nobody has decided on may never come.
  const found = (data ?? []).filter(({ stage }) => stage !== 'SUBMITTED');
  // It names accounts and is not kept here: that there is something is known from the reports.
  if (data === undefined && !isOnline && reports.some(isOnItsWay))
    return <p className="hp-muted">{text('way.needsNetwork')}</p>;
  if (found.length === 0) return null;
  return (
    <Card title={text('way.title')}>
      <ul className="rows">
        {found.map((one) => (
          <li key={one.report}>
            <AppLink
              href={one.owner === 'assignee' ? '/dashboard/banking?form=new' : `/dashboard/batch/${one.report}`}
              className="row-link"
            >
              <span className="row-words">
                <strong>{one.description}</strong>
                <span className="hp-muted">{sentence(one)}</span>
              </span>
              <span className="hp-number row-amount">{formats.money(one.amount, one.currency)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
