import './payments.css';
import { useText } from '@homeport/ui/language/use-text.ts';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import type { ScreenProps } from '../../approvals/inbox/approvals.types.ts';
import { Tabs } from '../../frame/Tabs.tsx';
import { BatchDetail } from './BatchDetail.tsx';
import { Batches } from './Batches.tsx';
import { useToBuild } from './payment-data.ts';
import { ToPay } from './ToPay.tsx';

/** Payments: what can be paid now, and the batches from the building to the money. */
export function PaymentsPage({ tenant, me, search, onSearch }: ScreenProps) {
  const text = useText('payments');
  const toBuild = useToBuild(tenant);
  const tab = search.tab === 'batches' ? 'batches' : 'pay';
  const openBatch = (batch: string | undefined) => onSearch({ ...search, tab: 'batches', batch });
  return (
    <div className="payments">
      <PageHeader title={text('title')} />
      <Tabs
        label={text('tabs')}
        tabs={[
          { id: 'pay', label: text('tab.pay'), ...(toBuild.data ? { count: toBuild.data.groups.length } : {}) },
          { id: 'batches', label: text('tab.batches') },
        ]}
        open={tab}
        onOpen={(id) => onSearch({ ...search, tab: id === 'pay' ? undefined : id, batch: undefined })}
      />
      {tab === 'pay' ? (
        <ToPay tenant={tenant} query={toBuild} onBuilt={() => openBatch(undefined)} />
      ) : search.batch ? (
        <BatchDetail key={search.batch} tenant={tenant} me={me} id={search.batch} onBack={() => openBatch(undefined)} />
      ) : (
        <Batches tenant={tenant} me={me} onOpen={openBatch} />
      )}
    </div>
  );
}
