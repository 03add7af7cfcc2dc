import './options.css';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useSearch } from '@tanstack/react-router';
import { CircleSlash, FilePlus2, Files, Landmark, type LucideIcon, Wallet } from 'lucide-react';
import { may, useApp } from '../shell/app-context.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import { MoneyCard } from './MoneyCard.tsx';
import { NewReportDialog } from './NewReportDialog.tsx';
import { OnItsWay } from './OnItsWay.tsx';

const tiles: readonly (readonly [href: string, icon: LucideIcon, title: WordKey, hint: WordKey])[] = [
  ['/dashboard/expense-reports', Files, 'reports.title', 'options.reports'],
  ['/dashboard/payments', Wallet, 'payments.title', 'options.payments'],
  ['/dashboard/banking', Landmark, 'bank.title', 'options.bank'],
];

/** What can be done about expenses, and how much money stands where. */
export function ExpenseOptionsPage() {
  const { theme, access } = useApp();
  const text = useWords();
  const { new: isNew } = useSearch({ strict: false });
  if (!theme.expensesEnabled)
    return (
      <>
        <PageHeader title={text('menu.expenses')} />
        <EmptyState icon={CircleSlash} title={text('options.disabledTitle')}>
          {text('options.disabledText')}
        </EmptyState>
      </>
    );
  const canCreate = may(access, 'caseExpenseBatch.create');
  return (
    <>
      <PageHeader title={text('menu.expenses')} />
      <ul className="tiles">
        {canCreate ? (
          <li>
            <AppLink href="/dashboard/list?new=true" className="tile">
              <span className="tile-mark" data-primary>
                <Icon of={FilePlus2} />
              </span>
              <strong>{text('report.new')}</strong>
              <span className="hp-muted">{text('options.new')}</span>
            </AppLink>
          </li>
        ) : null}
        {tiles.map(([href, icon, title, hint]) => (
          <li key={href}>
            <AppLink href={href} className="tile">
              <span className="tile-mark">
                <Icon of={icon} />
              </span>
              <strong>{text(title)}</strong>
              <span className="hp-muted">{text(hint)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="stack">
        <OnItsWay />
        <MoneyCard />
      </div>
      {isNew && canCreate ? <NewReportDialog /> : null}
    </>
  );
}
