import { ask } from '@homeport/client';
import { billableServices } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { BillForm } from './BillForm.tsx';
import { postInvoicePage } from './menu.ts';
import { useFinanceWords } from './use-finance-words.ts';

/** A vendor sends a bill for services of theirs; finance enters one for a provider. The provider stands in the address. */
export function PostInvoice() {
  const text = useFinanceWords();
  const { tenant, search, onSearch } = useScreen(postInvoicePage.path);
  const provider = search.provider;
  const query = useQuery({
    queryKey: ['finance', tenant ?? 'own', 'billable', provider ?? null],
    queryFn: ({ signal }) =>
      ask(billableServices, { signal, query: provider ? { provider } : {}, ...(tenant ? { tenant } : {}) }),
  });
  return (
    <div className="hp-record">
      <PageHeader title={text('post.title')} description={text('post.text')} />
      <WhenLoaded query={query} rows={6} failed={text('post.failed')}>
        {(offer) => (
          <>
            {offer.providers.length !== 1 || provider ? (
              <ProviderChoice
                known={offer.providers}
                chosen={provider ?? null}
                onChoose={(id) => onSearch({ ...search, provider: id ?? undefined })}
              />
            ) : null}
            {offer.providers.length === 1 && offer.providers[0] ? (
              offer.services.length > 0 ? (
                <BillForm key={offer.providers[0].id} provider={offer.providers[0]} services={offer.services} />
              ) : (
                <EmptyState icon={ReceiptText} title={text('post.none')}>
                  {text('post.noneText')}
                </EmptyState>
              )
            ) : null}
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

/** For which provider: one of those the vendor works for; for finance, any of the list. */
function ProviderChoice({
  known,
  chosen,
  onChoose,
}: {
  readonly known: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}) {
  const text = useFinanceWords();
  const host = useRecordHost();
  const all = useQuery({
    queryKey: ['finance', host.tenant, 'providers'],
    queryFn: () =>
      host.source.list(serviceProvider, {
        filter: { field: 'active', op: 'eq', value: true },
        sort: [{ field: 'name', descending: false }],
        size: 200,
        total: 'none',
      }),
  });
  const options = (all.data?.content ?? known).map((one) => ({ value: String(one.id), label: String(one.name) }));
  return (
    <div className="finance-narrow">
      <PickList
        label={text('post.provider')}
        description={text('post.providerText')}
        required
        options={options}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
