import { ask } from '@homeport/client';
import { type PartyOverview, party, partyOverview } from '@homeport/model/crm';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { MergeButton } from './MergeButton.tsx';
import { useCrmWords } from './use-crm-words.ts';
import { crmWords } from './words.ts';

/** What a party is to the company: its sides with the way to each, what is open with it, and how it is judged. */
export function PartyCard({ row }: { readonly row: Row }) {
  useLearned('crm', crmWords);
  const text = useCrmWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, party).lists, 'overview', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(partyOverview, {
        params: { id: row.id },
        signal,
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
      }),
  });
  return (
    <Card title={text('overview.is')} aside={may(row, 'merge') ? <MergeButton row={row} /> : null}>
      <WhenLoaded query={query} rows={3} failed={text('overview.failed')}>
        {(overview) => (
          <div className="hp-lines">
            <Sides sides={overview.sides} />
            {overview.openServices + overview.doneServices > 0 ? <Work overview={overview} /> : null}
            <Balances balances={overview.balances} />
          </div>
        )}
      </WhenLoaded>
    </Card>
  );
}

function Sides({ sides }: Pick<PartyOverview, 'sides'>) {
  const text = useCrmWords();
  const host = useRecordHost();
  const labels = useLabels();
  if (sides.length === 0) return <p className="hp-muted">{text('overview.none')}</p>;
  return (
    <ul>
      {sides.map(({ entity, id, title, isActive }) => {
        const of = host.catalogue.entity(entity);
        return (
          <li key={id}>
            {labels.entity(of)} <AppLink href={host.address({ to: 'record', entity: of, id }) ?? ''}>{title}</AppLink>
            {isActive ? null : <span className="hp-muted"> {text('overview.inactive')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Work({ overview }: { readonly overview: PartyOverview }) {
  const text = useCrmWords();
  return (
    <KeyFacts
      facts={[
        {
          label: text('overview.services'),
          value: text('overview.servicesOf', { open: overview.openServices, done: overview.doneServices }),
        },
        {
          label: text('overview.rating'),
          value: overview.rating ? text('overview.ratingOf', { rating: overview.rating }) : text('overview.noRating'),
        },
      ]}
    />
  );
}

function Balances({ balances }: Pick<PartyOverview, 'balances'>) {
  const text = useCrmWords();
  const formats = useFormats();
  if (balances.length === 0) return <p className="hp-muted">{text('overview.nothingOpen')}</p>;
  return (
    <AdminTable
      columns={[
        text('overview.currency'),
        { number: text('overview.owedToThem') },
        { number: text('overview.owedByThem') },
      ]}
      rows={balances}
      keyOf={({ currency }) => currency}
      head={({ currency }) => currency}
      cells={({ currency, owedToThem, owedByThem }) => (
        <>
          <td className="admin-number" data-label={text('overview.owedToThem')}>
            {formats.money(owedToThem, currency)}
          </td>
          <td className="admin-number" data-label={text('overview.owedByThem')}>
            {formats.money(owedByThem, currency)}
          </td>
        </>
      )}
    />
  );
}
