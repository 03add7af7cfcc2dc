import type { CaseService } from '../cases/door.generated.ts';
import { providersInTurn } from './providers-in-turn.rules.ts';
import type { LeftOut, StartFacts } from './start-facts.ts';

/** Why a service is there; the name of the pack, bundle or package with it. */
export interface ServiceReason {
  readonly from: 'REQUEST' | 'PACK' | 'BUNDLE' | 'PACKAGE';
  readonly name: string | null;
}
/** A service that the assignment is started with, once however many ask for it. */
export interface ServiceOfPlan {
  readonly serviceType: string;
  readonly name: string;
  readonly reasons: readonly ServiceReason[];
  readonly provider: { readonly id: string; readonly name: string } | null;
  readonly providerReason: CaseService['defaultReason'];
  readonly shareWithAssignee: boolean;
  readonly shareWithHr: boolean;
}

/** The services of a request, its packs and bundle, and its package, with their default providers. */
export function plannedServices(facts: StartFacts): {
  readonly services: readonly ServiceOfPlan[];
  readonly leftOut: readonly LeftOut[];
} {
  const wanted = new Map<string, ServiceReason[]>();
  const leftOut: LeftOut[] = [];
  for (const { serviceType, ...reason } of askedFor(facts, leftOut)) {
    const known = wanted.get(serviceType) ?? [];
    // A package may ask for a service in its bundle and once more by itself.
    const isSaid = known.some(({ from, name }) => from === reason.from && name === reason.name);
    wanted.set(serviceType, isSaid ? known : [...known, reason]);
  }
  const services: ServiceOfPlan[] = [];
  for (const { id, active, ...type } of facts.serviceTypes) {
    const reasons = wanted.get(id);
    if (!reasons) continue;
    if (active) services.push({ serviceType: id, ...type, reasons, ...providerFor(facts, id) });
    else leftOut.push({ part: 'SERVICE', name: type.name, because: 'INACTIVE' });
  }
  return { services, leftOut };
}

type Asked = ServiceReason & { readonly serviceType: string };
/** Each service with who asks for it. Packs for families are left out where nobody moves along. */
function askedFor(facts: StartFacts, leftOut: LeftOut[]): readonly Asked[] {
  const { request, packs, bundle, package: pack } = facts;
  const isAlone = request.familySize === 0 && !facts.members.some(({ accompanies }) => accompanies);
  const of = (types: readonly string[], from: ServiceReason['from'], name: string | null): Asked[] =>
    types.map((serviceType) => ({ serviceType, from, name }));
  const ofPacks = (all: StartFacts['packs'], from: ServiceReason['from'], name?: string): Asked[] =>
    all.flatMap((one) => {
      const because = !one.active ? 'INACTIVE' : one.familyOnly && isAlone ? 'NO_FAMILY' : undefined;
      if (because) leftOut.push({ part: 'PACK', name: one.name, because });
      return because ? [] : of(one.serviceTypes, from, name ?? one.name);
    });
  const ofBundle = (one: StartFacts['bundle'], from: ServiceReason['from'], name?: string): Asked[] =>
    one ? [...ofPacks(one.packs, from, name ?? one.name), ...of(one.serviceTypes, from, name ?? one.name)] : [];
  return [
    ...of(request.services, 'REQUEST', null),
    ...ofPacks(packs, 'PACK'),
    ...ofBundle(bundle, 'BUNDLE'),
    ...(pack
      ? [
          ...ofBundle(pack.bundle, 'PACKAGE', pack.name),
          ...of(
            pack.components.flatMap(({ serviceType }) => serviceType ?? []),
            'PACKAGE',
            pack.name,
          ),
        ]
      : []),
  ];
}

/** Who does it by default, with the reason; nobody where nobody is available. */
function providerFor(facts: StartFacts, serviceType: string): Pick<ServiceOfPlan, 'provider' | 'providerReason'> {
  const { hostCountry, homeCountry, startDate } = facts.request;
  const [first] = providersInTurn(facts, { serviceType, hostCountry, homeCountry, startDate, today: facts.today });
  return first ?? { provider: null, providerReason: null };
}
