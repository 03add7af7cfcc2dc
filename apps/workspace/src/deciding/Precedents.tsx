import { ask } from '@homeport/client';
import { type BudgetEffect, decidingPrecedents, decision, type Precedent } from '@homeport/model/deciding';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { useDeciding } from './use-deciding.ts';
import { decidingWords } from './words.ts';

/** What was decided before of the same kind, and what this one does to the budget of its assignment. */
export function Precedents({ row }: { readonly row: Row }) {
  useLearned('deciding', decidingWords);
  const text = useDeciding();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, decision).lists, 'precedents', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(decidingPrecedents, {
        query: { decision: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={3} failed={text('precedents.failed')}>
      {({ precedents, budget }) => (
        <div className="hp-lines">
          {budget ? <Budget budget={budget} /> : null}
          <h3>{text('precedents.title')}</h3>
          {precedents.length === 0 ? <p className="hp-muted">{text('precedents.none')}</p> : null}
          {precedents.length > 0 ? <PrecedentTable precedents={precedents} /> : null}
        </div>
      )}
    </WhenLoaded>
  );
}

function Budget({ budget: { approved, spent, asked, left, currency } }: { readonly budget: BudgetEffect }) {
  const text = useDeciding();
  const formats = useFormats();
  const money = (amount: string | null) => (amount === null ? null : formats.money(amount, currency));
  return (
    <>
      <KeyFacts
        facts={[
          { label: text('budget.approved'), value: money(approved), isNumber: true },
          { label: text('budget.spent'), value: money(spent), isNumber: true },
          { label: text('budget.asked'), value: money(asked), isNumber: true },
          { label: text('budget.left'), value: money(left), isNumber: true },
        ]}
      />
      {left?.startsWith('-') ? <Banner tone="warning" title={text('budget.over')} /> : null}
    </>
  );
}

const shown = ['outcome', 'amount', 'when', 'who'] as const;

function PrecedentTable({ precedents }: { readonly precedents: readonly Precedent[] }) {
  const text = useDeciding();
  const formats = useFormats();
  const host = useRecordHost();
  const said = (one: Precedent) => ({
    outcome: text(`outcome.${one.outcome === 'REJECTED' ? 'REJECTED' : 'APPROVED'}`),
    amount: one.amount !== null && one.currency !== null ? formats.money(one.amount, one.currency) : '–',
    when: formats.date(one.decidedAt.slice(0, 10)),
    who: one.decidedBy ?? '–',
  });
  return (
    <AdminTable
      columns={[text('precedents.what'), ...shown.map((name) => text(`precedents.${name}`))]}
      rows={precedents}
      keyOf={(one) => one.decision}
      head={(one) => (
        <>
          <AppLink href={host.address({ to: 'record', entity: decision, id: one.decision }) ?? ''}>{one.label}</AppLink>
          {one.note ? <p className="hp-muted">{one.note}</p> : null}
        </>
      )}
      cells={(one) =>
        shown.map((name) => (
          <td
            key={name}
            data-label={text(`precedents.${name}`)}
            className={name === 'amount' ? 'hp-number' : undefined}
          >
            {said(one)[name]}
          </td>
        ))
      }
    />
  );
}
