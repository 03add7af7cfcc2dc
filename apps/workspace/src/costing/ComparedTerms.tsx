import { caseBenefit } from '@homeport/model/benefits';
import type { ScenarioComparison } from '@homeport/model/costing';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import type { ComparedProps } from './ComparedPlans.tsx';
import { useEstimateSays } from './use-estimate-says.ts';

/** What each plan grants; those that differ stand first and say so. */
export function ComparedTerms({ of: { plans, terms }, names }: ComparedProps) {
  const { text } = useEstimateSays();
  if (terms.length === 0) return null;
  return (
    <Card title={text('entitlements')}>
      <AdminTable
        columns={[text('entitlements'), ...names]}
        rows={terms}
        keyOf={({ benefit }) => benefit}
        head={({ name }) => name}
        under={({ differs }) => text(differs ? 'differs' : 'same')}
        cells={({ cells }) =>
          plans.map((plan, at) => (
            <td key={plan.id ?? ''} data-label={names[at]}>
              <Granted of={cells[at] ?? null} />
            </td>
          ))
        }
      />
    </Card>
  );
}

function Granted({ of }: { readonly of: ScenarioComparison['terms'][number]['cells'][number] }) {
  const { text, money } = useEstimateSays();
  const labels = useLabels();
  if (of === null) return <span className="hp-muted">{text('notGranted')}</span>;
  const period = fieldAt(caseBenefit, 'period');
  return (
    <>
      <span className="hp-number">{of.amount === null ? text('fromPay') : money(of.amount, of.currency)}</span>{' '}
      {period ? <span className="hp-caption">{labels.choice(period, of.period)}</span> : null}
    </>
  );
}
