import './approvals.css';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { SplitInbox } from '@homeport/ui/parts/SplitInbox.tsx';
import { CheckCheck, MousePointerClick } from 'lucide-react';
import { allCompanies } from '../../frame/company.rules.ts';
import { Tabs } from '../../frame/Tabs.tsx';
import { ApprovalItem } from './ApprovalItem.tsx';
import { ApproveMany } from './ApproveMany.tsx';
import { useItem, useQueue } from './approval-data.ts';
import type { Deed, ScreenProps } from './approvals.types.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { DelegationBanners } from './DelegationBanners.tsx';
import { Queue } from './Queue.tsx';
import { nextAfter } from './queue.rules.ts';
import { useChosen } from './use-chosen.ts';
import { useDrafts } from './use-drafts.ts';
import { useFirstOpen } from './use-first-open.ts';
import { useIdleKeys } from './use-idle-keys.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** The approvals inbox: what waits for the person, oldest first, the item with its receipt, and the decision. */
export function ApprovalsPage({ tenant, me, delegators = [], search, onSearch }: ScreenProps) {
  const text = useText('approvals');
  const tab = search.tab === 'decided' ? 'decided' : 'waiting';
  const selected = search.item;
  const queue = useQueue(tenant, tab, me, delegators);
  const item = useItem(tenant, selected);
  const drafts = useDrafts();
  const chosen = useChosen(queue.items, tab === 'waiting', me, delegators);
  const open = (id: string | undefined) => onSearch({ ...search, item: id });
  const ids = queue.items.map((one) => one.id);
  useQueueKeys({ ids, selected, onOpen: open, onChoose: chosen.toggle, canChoose: tab === 'waiting' });
  useFirstOpen(tab, queue.isSuccess ? ids[0] : undefined, selected, open);
  useIdleKeys(selected === undefined, text('key.noItem'));
  // A list answer is good enough to draw until the whole record is here.
  const expense = item.data ?? queue.items.find((one) => one.id === selected);
  const next = selected === undefined ? undefined : nextAfter(ids, selected);
  // The queue may be that of all companies; each item is read and decided in its own.
  const companyOf = (one: typeof expense) => (tenant === allCompanies ? one?.tenantId : tenant);
  const its = companyOf(expense);
  const onDecided = (deed: Deed) => {
    if (selected) drafts.clear(selected);
    if (deed !== 'release') open(next === selected ? undefined : next);
  };
  return (
    <div className="approvals" data-open={selected ? true : undefined}>
      <PageHeader title={text('title')} />
      <div className="approvals-top">
        <DelegationBanners me={me} />
        <Tabs
          label={text('tabs')}
          tabs={[
            { id: 'waiting', label: text('tab.waiting'), ...(tab === 'waiting' ? { count: queue.total } : {}) },
            { id: 'decided', label: text('tab.decided') },
          ]}
          open={tab}
          onOpen={(id) => onSearch({ ...search, tab: id === 'waiting' ? undefined : id, item: undefined })}
        />
      </div>
      <SplitInbox
        queueLabel={text(`tab.${tab}`)}
        queue={
          <Queue
            queue={queue}
            tab={tab}
            me={me}
            delegators={delegators}
            selected={selected}
            chosen={chosen}
            onOpen={open}
            footer={<ApproveMany tenant={companyOf(chosen.items[0])} chosen={chosen} onDone={() => open(undefined)} />}
          />
        }
        item={
          selected && (its !== undefined || tenant === undefined) ? (
            <ApprovalItem
              key={selected}
              tenant={its}
              query={item}
              expense={expense}
              me={me}
              onGone={() => open(next === selected ? undefined : next)}
            />
          ) : null
        }
        actions={
          expense && selected ? (
            <DecisionBar
              key={selected}
              tenant={its}
              expense={expense}
              me={me}
              delegators={delegators}
              draft={drafts.of(selected)}
              onDraft={(draft) => drafts.keep(selected, draft)}
              onReload={() => item.refetch()}
              onDecided={onDecided}
            />
          ) : null
        }
        empty={
          queue.items.length > 0 ? (
            <EmptyState icon={MousePointerClick} title={text('choose.title')}>
              {text('choose.text')}
            </EmptyState>
          ) : queue.isSuccess ? (
            <EmptyState icon={CheckCheck} title={text(`empty.${tab}`)}>
              {text(`empty.${tab}Text`)}
            </EmptyState>
          ) : null
        }
        onBack={() => open(undefined)}
      />
    </div>
  );
}
