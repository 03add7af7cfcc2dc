import '../terms/terms.css';
import { ask } from '@homeport/client';
import { idIn } from '@homeport/grammar';
import { policyOffers } from '@homeport/model/policies';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';
import { isRuledOut, PolicyReasons } from './PolicyReasons.tsx';
import { usePolicies } from './use-policies.ts';

type Values = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What a move says that policies ask for. */
const questionOf = (values: Values) => ({
  startDate: textOf(values.startDate),
  endDate: textOf(values.endDate),
  country: textOf(values.hostCountry),
  office: idIn(values.office),
  caseType: idIn(values.caseType),
  employee: idIn(values.employee),
  familySize: typeof values.familySize === 'number' ? values.familySize : undefined,
});

/** The policies in force held against a move that is being typed. */
export function usePolicyOffers(values: Values, enabled: boolean) {
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = questionOf(values);
  return useQuery({
    queryKey: [host.tenant, 'policy-offers', query],
    queryFn: ({ signal }) =>
      ask(policyOffers, { query, ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }), signal }),
    enabled,
    placeholderData: (before) => before,
  });
}

export interface PolicyAdviceProps {
  readonly values: Values;
  readonly onTake: (policy: { readonly id: string; readonly label: string }) => void;
}
/** Which policy holds for a move and why, beside the choice of one; what speaks against the one that is chosen. */
export function PolicyAdvice({ values, onTake }: PolicyAdviceProps) {
  const text = usePolicies();
  const { data } = usePolicyOffers(values, true);
  if (!data) return null;
  const taken = idIn(values.policy);
  const offered = data.policies.find(({ id }) => id === data.chosen);
  const own = data.policies.find(({ id }) => id === taken);
  // Nothing speaks against one yet, but not all of what it asks for is known.
  const isOpen = data.policies.some((one) => !isRuledOut(one));
  const others = data.policies.filter(({ id, holds }) => !holds && id !== taken).slice(0, 8);
  return (
    <div className="hp-lines">
      {own && !own.holds ? (
        <Banner
          tone={isRuledOut(own) ? 'warning' : 'info'}
          title={text(isRuledOut(own) ? 'notMet' : 'mayHold', { policy: own.label })}
        >
          <PolicyReasons of={own} />
        </Banner>
      ) : null}
      {offered ? (
        <Banner
          tone={taken === offered.id ? 'success' : 'info'}
          title={text(taken === offered.id ? 'offerTaken' : 'offer', { policy: offered.label })}
          {...(taken === offered.id ? {} : { action: { label: text('take'), onClick: () => onTake(offered) } })}
        >
          <PolicyReasons of={offered} />
          {taken === undefined ? <p>{text('offerFill')}</p> : null}
        </Banner>
      ) : (
        <p className="hp-muted">
          {data.equal.length > 0
            ? text('equal', { policies: data.equal.join(', ') })
            : text(isOpen ? 'noneYet' : 'none')}
        </p>
      )}
      {others.length > 0 ? (
        <details>
          <summary>{text('others')}</summary>
          {others.map((one) => (
            <div key={one.id}>
              <strong>{one.label}</strong>
              <PolicyReasons of={one} />
            </div>
          ))}
        </details>
      ) : null}
    </div>
  );
}
