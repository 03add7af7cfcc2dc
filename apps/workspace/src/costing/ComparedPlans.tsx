import { scenario } from '@homeport/model/cases';
import { type ComparedFact, type ComparedPlan, comparedFacts, type ScenarioComparison } from '@homeport/model/costing';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { isRuledOut, PolicyReasons } from '../policies/PolicyReasons.tsx';
import { useEstimateSays } from './use-estimate-says.ts';

export interface ComparedProps {
  readonly of: ScenarioComparison;
  /** What the plans are called, in their order. */
  readonly names: readonly string[];
}
/** Where, when, for how long, with whom and by which policy, plan by plan; where they are not all the same it is said. */
export function ComparedPlans({ of: { plans, differing }, names }: ComparedProps) {
  const { text } = useEstimateSays();
  const labels = useLabels();
  const labelOf = (fact: ComparedFact): string => {
    const at = fact === 'months' ? undefined : fieldAt(scenario, fact);
    return at ? labels.field(at) : text('lasts');
  };
  return (
    <Card title={text('plan')}>
      <AdminTable
        columns={[text('plan'), ...names]}
        rows={[...comparedFacts, 'fit' as const]}
        keyOf={(fact) => fact}
        head={(fact) => (fact === 'fit' ? text('fit') : labelOf(fact))}
        under={(fact) => (fact !== 'fit' && differing.includes(fact) ? text('differs') : null)}
        cells={(fact) =>
          plans.map((plan, at) => (
            <td key={plan.id ?? ''} data-label={names[at]}>
              {fact === 'fit' ? <Fit plan={plan} /> : <FactOf plan={plan} fact={fact} />}
            </td>
          ))
        }
      />
    </Card>
  );
}

function FactOf({ plan, fact }: { readonly plan: ComparedPlan; readonly fact: ComparedFact }) {
  const { text } = useEstimateSays();
  if (fact === 'months') return plan.months === null ? '–' : text('lastsMonths', { count: plan.months });
  const at = fieldAt(scenario, fact);
  return at ? <FieldShow at={at} value={plan[fact]} row={{ ...plan }} /> : null;
}

/** Whether the policy holds for the plan, and by which of its conditions. */
function Fit({ plan: { fit } }: { readonly plan: ComparedPlan }) {
  const { text } = useEstimateSays();
  if (fit === null) return <span className="hp-muted">{text('noPolicy')}</span>;
  return (
    <>
      {text(fit.holds ? 'fits' : isRuledOut(fit) ? 'fitsNot' : 'fitsMaybe')}
      <PolicyReasons of={fit} />
    </>
  );
}
