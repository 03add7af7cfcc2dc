import { ask } from '@homeport/client';
import { caseService } from '@homeport/model/cases';
import { type ReviewedService, reviewBill, vendorInvoice } from '@homeport/model/finance';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useFinanceWords } from './use-finance-words.ts';
import { financeWords } from './words.ts';

/** What a vendor's bill charges, for whoever decides on it; nothing for others. */
export function BillReview({ row }: { readonly row: Row }) {
  return ['approve', 'hold', 'release'].some((deed) => may(row, deed)) ? <Review row={row} /> : null;
}

/** Each service of the bill against what was agreed and what other bills charge. */
function Review({ row }: { readonly row: Row }) {
  useLearned('finance', financeWords);
  const text = useFinanceWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, vendorInvoice).lists, 'review', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(reviewBill, {
        params: { id: row.id },
        signal,
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
      }),
  });
  return (
    <Card title={text('review.title')}>
      <WhenLoaded query={query} rows={2} failed={text('review.failed')}>
        {({ services }) =>
          services.length === 0 ? (
            <p className="hp-muted">{text('review.none')}</p>
          ) : (
            <Services services={services} currency={String(row.currency)} />
          )
        }
      </WhenLoaded>
    </Card>
  );
}

function Services({
  services,
  currency,
}: {
  readonly services: readonly ReviewedService[];
  readonly currency: string;
}) {
  const text = useFinanceWords();
  const formats = useFormats();
  const host = useRecordHost();
  const number = (key: 'agreed' | 'before' | 'now', value: string) => (
    <td className="admin-number" data-label={text(`review.${key}`)}>
      {value}
    </td>
  );
  return (
    <AdminTable
      columns={[
        text('review.service'),
        { number: text('review.agreed') },
        { number: text('review.before') },
        { number: text('review.now') },
        text('review.finding'),
      ]}
      rows={services}
      keyOf={({ service }) => service}
      head={({ service, name }) => (
        <AppLink href={host.address({ to: 'record', entity: caseService, id: service }) ?? ''}>{name}</AppLink>
      )}
      cells={({ agreed, agreedCurrency, before, now, finding }) => (
        <>
          {number(
            'agreed',
            agreed && agreedCurrency ? formats.money(agreed, agreedCurrency) : text('post.nothingAgreed'),
          )}
          {number('before', formats.money(before, currency))}
          {number('now', formats.money(now, currency))}
          <td data-label={text('review.finding')}>{text(finding ? `review.${finding}` : 'review.fine')}</td>
        </>
      )}
    />
  );
}
