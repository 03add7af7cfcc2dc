import { type CaseExpense, caseExpense } from '@homeport/model/expenses';
import { useMediaQuery } from '@mantine/hooks';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { ListSkeleton, RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { useShortcut } from '@homeport/ui/shell/use-shortcut.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { visited } from '../frame/recent.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { tenantParam, withParams } from '../records/address.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { ApproveTogether } from './ApproveTogether.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { ExpenseFacts } from './ExpenseFacts.tsx';
import { Flags, Queue } from './Queue.tsx';
import { type QueueTab, queueQuery } from './queue.ts';
import { Receipt } from './Receipt.tsx';

const path = '/workspace/dashboard/approvals';

/** The approvals inbox: what waits left, the item with its receipt in the middle, the decision below; then the next. */
export function ApprovalsPage() {
  const text = useWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>;
  const tab: QueueTab = search.tab === 'decided' ? 'decided' : 'waiting';
  const isPhone = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  const delegators = me.delegators.map((one) => one.id);
  const query = useQuery(queueQuery(host, tab, delegators));
  const items = query.data?.items ?? [];
  const [chosen, setChosen] = useState<readonly CaseExpense[]>([]);
  // On a desktop the first item stands open; on a phone the queue comes first.
  const selected = search.item ?? (isPhone ? null : (items[0]?.id ?? null));
  const addressOf = (params: Readonly<Record<string, string>>) =>
    withParams(path, { ...(search[tenantParam] ? { [tenantParam]: search[tenantParam] } : {}), ...params });
  const open = (id: string | null) => host.go(addressOf({ tab: tab === 'decided' ? 'decided' : '', item: id ?? '' }), { replace: true });
  const place = items.findIndex((one) => one.id === selected);
  const move = (by: number) => {
    const next = items[Math.max(0, Math.min(items.length - 1, place + by))];
    if (next) open(next.id);
  };
  const decided = () => {
    // The next one opens; behind the last, the one before.
    const next = items[place + 1] ?? items[place - 1];
    setChosen((now) => now.filter((one) => one.id !== selected));
    open(next && !(isPhone && place + 1 >= items.length) ? next.id : null);
    void query.refetch();
  };
  useEffect(() => visited({ key: 'approvals', label: text('page.approvals'), href: path }), [text]);
  const group = text('page.approvals');
  useShortcut('j', () => move(1), { label: text('approvals.next'), group });
  useShortcut('k', () => move(-1), { label: text('approvals.previous'), group });
  const count = query.data ? query.data.total : null;

  return (
    <div className="ws-approvals" data-open={selected ? true : undefined}>
      <PageHeader title={text('page.approvals')} aside={tab === 'waiting' && count !== null ? text('approvals.count', { count }) : undefined} />
      <DelegationNote />
      <nav className="hp-parts" aria-label={text('page.approvals')}>
        <ul>
          {(['waiting', 'decided'] as const).map((one) => (
            <li key={one}>
              <AppLink href={addressOf({ tab: one === 'decided' ? one : '' })} className="hp-part" aria-current={one === tab ? 'page' : undefined}>
                {text(`approvals.${one}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {query.error && !query.data ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      <SplitInbox
        queueLabel={text('approvals.queue')}
        onBack={() => open(null)}
        queue={
          query.isPending ? (
            <ListSkeleton rows={5} />
          ) : (
            <>
              <ApproveTogether
                chosen={chosen}
                onClear={() => setChosen([])}
                onDone={() => {
                  setChosen([]);
                  open(null);
                  void query.refetch();
                }}
              />
              {items.length === 0 ? (
                <EmptyState icon={CircleCheck} title={text(tab === 'waiting' ? 'approvals.empty' : 'approvals.emptyDecided')}>
                  {text(tab === 'waiting' ? 'approvals.emptyText' : 'approvals.emptyDecidedText')}
                </EmptyState>
              ) : (
                <Queue
                  items={items}
                  tab={tab}
                  selected={selected}
                  onSelect={open}
                  chosen={chosen}
                  onChoose={(expense, isChosen) => setChosen((now) => (isChosen ? [...now, expense] : now.filter((one) => one.id !== expense.id)))}
                />
              )}
            </>
          )
        }
        item={selected ? <OpenItem id={selected} known={items.find((one) => one.id === selected)} /> : null}
        actions={selected ? <Decide id={selected} known={items.find((one) => one.id === selected)} onDecided={decided} /> : undefined}
        empty={items.length > 0 ? <EmptyState title={text('approvals.choose1')} /> : null}
      />
    </div>
  );
}

function useExpense(id: string, known: CaseExpense | undefined) {
  const host = useRecordHost();
  const query = useQuery(recordQuery(host, caseExpense, id));
  return { ...query, expense: (query.data as unknown as CaseExpense | undefined) ?? known };
}
function OpenItem({ id, known }: { id: string; known: CaseExpense | undefined }) {
  const text = useWords();
  const { expense, error, refetch } = useExpense(id, known);
  if (!expense) return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  return (
    <article className="ws-item" key={id}>
      <header className="ws-item-head">
        <h2>{text('approvals.itemTitle', { item: expense.expenseItem.label, who: expense.assignee?.label ?? '' })}</h2>
        <span className="ws-chips">
          <StatusChip state={expense.approvalStatus} label={text(`state.${expense.approvalStatus}` as WordKey)} />
          <Flags expense={expense} />
        </span>
        {expense.activity ? <p className="hp-muted">{expense.activity}</p> : null}
      </header>
      <div className="ws-item-body">
        <Receipt expense={expense} />
        <ExpenseFacts expense={expense} />
      </div>
    </article>
  );
}
function Decide({ id, known, onDecided }: { id: string; known: CaseExpense | undefined; onDecided: () => void }) {
  const { expense } = useExpense(id, known);
  return expense ? <DecisionBar key={`${id} ${expense.version}`} expense={expense} onDecided={onDecided} /> : null;
}

/** Says that decisions go to somebody else for a while. */
function DelegationNote() {
  const text = useWords();
  const formats = useFormats();
  const { me } = useWorkspace();
  const today = Temporal.Now.plainDateISO().toString();
  if (!me.delegateTo || !me.delegateUntil || me.delegateUntil.slice(0, 10) < today) return null;
  return <Banner tone="info">{text('delegation.to', { name: me.delegateTo.label, date: formats.date(me.delegateUntil) })}</Banner>;
}
