import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Checkbox } from '@mantine/core';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useFailure } from '../../approvals/inbox/failure.ts';
import { BuildBar } from './BuildBar.tsx';
import { GroupCard } from './GroupCard.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import type { useToBuild } from './payment-data.ts';
import { chosenGroups, groupKey } from './payments.rules.ts';

interface ToPayProps {
  readonly tenant: string | undefined;
  readonly query: ReturnType<typeof useToBuild>;
  readonly onBuilt: () => void;
}
/** Approved reports in groups of one account and one currency, so that no payment can mix them; and what is left out. */
export function ToPay({ tenant, query, onBuilt }: ToPayProps) {
  const text = useText('payments');
  const failure = useFailure();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  if (query.error && !query.data) return <InlineError {...failure(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={5} />;
  const { groups, leftOut } = query.data;
  const chosen = chosenGroups(groups, keys);
  const toggle = (key: string) => {
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    setKeys(next);
  };
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState icon={CheckCheck} title={text('pay.empty')}>
          {text('pay.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Checkbox
            className="payments-all"
            label={text('pay.all', { count: groups.length })}
            checked={chosen.length === groups.length}
            indeterminate={chosen.length > 0 && chosen.length < groups.length}
            onChange={() => setKeys(new Set(chosen.length === groups.length ? [] : groups.map(groupKey)))}
          />
          <ul className="payments-groups">
            {groups.map((group) => (
              <GroupCard
                key={groupKey(group)}
                group={group}
                isChosen={keys.has(groupKey(group))}
                onToggle={() => toggle(groupKey(group))}
              />
            ))}
          </ul>
        </>
      )}
      <LeftOutList items={leftOut} />
      {chosen.length > 0 ? (
        <BuildBar
          tenant={tenant}
          chosen={chosen}
          onBuilt={() => {
            setKeys(new Set());
            onBuilt();
          }}
        />
      ) : null}
    </>
  );
}
