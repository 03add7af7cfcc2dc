import { scenario } from '@homeport/model/cases';
import { changeOfCircumstance } from '@homeport/model/changes';
import type { ComparedPlan, ScenarioComparison } from '@homeport/model/costing';
import { ExplainNumber } from '@homeport/ui/explain/ExplainNumber.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { Button } from '@mantine/core';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { ComparedCosts } from './ComparedCosts.tsx';
import { ComparedPlans } from './ComparedPlans.tsx';
import { ComparedTerms } from './ComparedTerms.tsx';
import { useEstimateSays } from './use-estimate-says.ts';

/** Plans beside each other: what each comes to and what can be done with it, then what they say, grant and cost, row by row. */
export function Comparison({ of, caseDetail }: { readonly of: ScenarioComparison; readonly caseDetail: string }) {
  const { text } = useEstimateSays();
  const names = of.plans.map(({ name }) => name ?? text('asItIs'));
  return (
    <>
      <div className="costing-plans">
        {of.plans.map((plan) => (
          <Plan key={plan.id ?? ''} plan={plan} caseDetail={caseDetail} />
        ))}
      </div>
      <p className="hp-caption">{text('totalText')}</p>
      <ComparedPlans of={of} names={names} />
      <ComparedTerms of={of} names={names} />
      <ComparedCosts of={of} names={names} />
    </>
  );
}

interface PlanProps {
  readonly plan: ComparedPlan;
  readonly caseDetail: string;
}
function Plan({ plan, caseDetail }: PlanProps) {
  const { text, about, taken } = useEstimateSays();
  const host = useRecordHost();
  const { id, name, status, stale, changed, isCheapest, takenForGiven } = plan;
  const title =
    id === null ? (
      text('asItIs')
    ) : (
      <AppLink href={host.address({ to: 'record', entity: scenario, id }) ?? ''}>{name}</AppLink>
    );
  return (
    <Card title={title} level={3}>
      <div className="costing-plan">
        <div className="costing-deeds">
          {status ? <StatusChips entity={scenario} row={{ id: id ?? '', version: plan.version ?? 0, status }} /> : null}
          {isCheapest ? <StatusChip state="cheapest" tone="success" label={text('cheapest')} /> : null}
        </div>
        <Cost plan={plan} />
        {changed.length > 0 ? <Banner tone="warning" title={text('baseChanged')} /> : null}
        {stale.length > 0 ? (
          <Banner tone="warning" title={text('scenarioStale')}>
            {stale.map((line) => `${about(line)}, ${text('year', { year: line.year })}`).join('; ')}
          </Banner>
        ) : null}
        {takenForGiven.map((one) => (
          <p key={JSON.stringify(one)} className="hp-caption">
            {taken(one)}
          </p>
        ))}
        {id === null ? null : <Deeds plan={plan} caseDetail={caseDetail} />}
      </div>
    </Card>
  );
}

function Cost({ plan: { cost } }: { readonly plan: ComparedPlan }) {
  const { text, money } = useEstimateSays();
  const host = useRecordHost();
  if (cost === null) return <p className="hp-muted">{text('unknownCost')}</p>;
  const { low, likely, high, currency, trace } = cost;
  return (
    <>
      <p className="costing-likely">
        <ExplainNumber label={text('total')} explained={trace} host={host}>
          {money(likely, currency)}
        </ExplainNumber>
      </p>
      {low === high ? null : (
        <p className="hp-muted hp-number">
          {text('between', { low: money(low, currency), high: money(high, currency) })}
        </p>
      )}
    </>
  );
}

/** What the reader may do with a scenario now. */
function Deeds({ plan, caseDetail }: PlanProps) {
  const host = useRecordHost();
  const entity = useDeclared(scenario.name) ?? scenario;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const row = { ...plan, id: plan.id ?? '', version: plan.version ?? 0 };
  return (
    <div className="costing-deeds">
      {deedsOf(host.catalogue, entity, row).map((deed) => (
        <Button
          key={deed.name}
          variant="default"
          size="sm"
          loading={busy === deed.name}
          onClick={() => start(deed, row)}
        >
          {label(deed)}
        </Button>
      ))}
      <Adopt plan={plan} caseDetail={caseDetail} />
      {dialog}
    </div>
  );
}

/** An approved scenario becomes a change of its assignment, whose form says before and after, and what moves. */
function Adopt({ plan, caseDetail }: PlanProps) {
  const { text } = useEstimateSays();
  const host = useRecordHost();
  const { access } = useWorkspace();
  const mayAsk = mayDo(access, 'changeOfCircumstance.create');
  if (plan.id === null || plan.status !== 'APPROVED' || plan.changed.length > 0 || !mayAsk) return null;
  const search = { caseDetail, kind: 'SCENARIO', scenario: plan.id };
  const create = host.address({ to: 'new', entity: changeOfCircumstance, search });
  return create === null ? null : (
    <Button size="sm" onClick={() => host.go(create)}>
      {text('adopt')}
    </Button>
  );
}
