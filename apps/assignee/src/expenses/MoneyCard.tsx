import type { MoneyByStage } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { moneyQuery } from '../data/queries.ts';
import { moneyStages } from '../data/report-statuses.ts';
import { useWords } from '../words/use-words.ts';
import { ReportChip } from './ReportChip.tsx';

/** How much stands in which stage; currencies are never added up. Each line opens its reports. */
export function MoneyCard() {
  const text = useWords();
  const formats = useFormats();
  const money = useQuery(moneyQuery);
  return (
    <LoadedCard
      title={text('money.title')}
      query={money}
      aside={<AppLink href="/dashboard/expense-reports">{text('money.all')}</AppLink>}
    >
      {(found) =>
        found.length === 0 ? (
          <p className="hp-muted">{text('money.none')}</p>
        ) : (
          <ul className="rows">
            {inOrder(found).map((line) => (
              <li key={`${line.stage}${line.currency}`}>
                <AppLink href={`/dashboard/expense-reports?status=${line.stage}`} className="row-link">
                  <span className="row-words">
                    <ReportChip status={line.stage} />
                    <span className="hp-muted">{text('money.reports', { count: line.reports })}</span>
                  </span>
                  <span className="hp-number row-amount">{formats.money(line.amount, line.currency)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
function inOrder(lines: readonly MoneyByStage[]): MoneyByStage[] {
  return [...lines].sort(
    (one, other) =>
      moneyStages.indexOf(one.stage) - moneyStages.indexOf(other.stage) || (one.currency < other.currency ? -1 : 1),
  );
}
