import type { Refusal } from '@homeport/grammar';
import { overlapRefusals } from '../cases/door.generated.ts';
import { initiationRefusals as no } from './initiations.refusals.ts';
import { type BenefitOfPlan, plannedBenefits, plannedLumpSum } from './start-benefits.rules.ts';
import type { LeftOut, StartFacts } from './start-facts.ts';
import { plannedDocuments, plannedForms, plannedMilestones } from './start-papers.rules.ts';
import { plannedServices, type ServiceOfPlan } from './start-services.rules.ts';

/** Somebody who helps on the assignment from the start. */
export interface ContactOfPlan {
  readonly role: 'CASE_MANAGER' | 'LINE_MANAGER';
  readonly user: string;
  readonly name: string;
  readonly email: string | null;
}
/** A member of the family; `isNew` where they are added to the family of the assignee. */
export interface MemberOfPlan {
  readonly firstName: string;
  readonly lastName: string;
  readonly type: StartFacts['members'][number]['type'];
  readonly birthDate: string | null;
  readonly accompanies: boolean;
  readonly isNew: boolean;
}
/** The books of the assignment; amounts in `currency`. */
export interface AccountingOfPlan {
  readonly currency: string;
  readonly approvedAmount: string | null;
  readonly costCenter: string | null;
}
/** Everything that starting a request makes, each with its reason, and what is left out or in the way. */
export interface StartPlan {
  readonly name: string;
  readonly isNewPerson: boolean;
  /** The relocation file that is joined; null: a new one. */
  readonly file: { readonly id: string; readonly reference: string } | null;
  readonly kind: StartFacts['kind'];
  /** The phase that it begins in. */
  readonly phase: StartFacts['firstPhase'];
  readonly homeCountry: string;
  readonly hostCountry: string;
  readonly package: { readonly id: string; readonly name: string } | null;
  readonly office: string | null;
  readonly currency: string | null;
  /** The last day, as asked for, else after the usual length of the case type; null: open. */
  readonly endDate: string | null;
  readonly family: readonly MemberOfPlan[];
  readonly contacts: readonly ContactOfPlan[];
  readonly services: readonly ServiceOfPlan[];
  readonly benefits: readonly BenefitOfPlan[];
  readonly lumpSum: ReturnType<typeof plannedLumpSum>;
  readonly documents: ReturnType<typeof plannedDocuments>;
  readonly forms: ReturnType<typeof plannedForms>;
  readonly milestones: ReturnType<typeof plannedMilestones>['milestones'];
  readonly accounting: AccountingOfPlan | null;
  readonly leftOut: readonly LeftOut[];
  /** Any of them, and nothing is made. */
  readonly faults: readonly Refusal[];
}

/**
 * What starting a request makes. Pure: the preview shows it and the deed writes it, from the same facts, which were loaded at
 * one moment. Days are `yyyy-MM-dd`, amounts decimal texts with their currency.
 */
export function planStart(facts: StartFacts): StartPlan {
  const { request, package: pack, policy } = facts;
  const currency = request.currency ?? pack?.currency ?? policy?.currency ?? facts.companyCurrency;
  const endDate = request.endDate ?? endAfter(request.startDate, facts.usualMonths);
  const { services, leftOut: withoutServices } = plannedServices(facts);
  const { milestones, leftOut: withoutMilestones } = plannedMilestones(facts, services, endDate);
  const office = ownerOffice(facts);
  const faults = faultsOf(facts, { services, office, currency, endDate });
  return {
    name: `${request.firstName} ${request.lastName}`,
    isNewPerson: facts.person === null,
    file: facts.file,
    kind: facts.kind,
    phase: facts.firstPhase,
    homeCountry: request.homeCountry,
    hostCountry: request.hostCountry,
    package: pack && { id: pack.id, name: pack.name },
    office: office === 'INVALID' ? null : office,
    currency,
    endDate,
    family: familyOf(facts),
    contacts: contactsOf(facts),
    services,
    benefits: plannedBenefits(facts, { currency, endDate }),
    lumpSum: plannedLumpSum(facts, currency),
    documents: plannedDocuments(facts, services),
    forms: plannedForms(facts, services),
    milestones,
    accounting:
      office === 'INVALID' || currency === null
        ? null
        : { currency, approvedAmount: request.budget, costCenter: request.costCenter },
    leftOut: [...withoutServices, ...withoutMilestones],
    faults,
  };
}

/**
 * The office that owns the assignment: the one that the request names, else that of the policy, else the first that owns cases.
 * One that was named has to be active and own cases. A company that keeps no offices has none, and needs none.
 */
function ownerOffice({ request, policy, offices }: StartFacts): string | null | 'INVALID' {
  if (offices.length === 0) return null;
  const owning = offices.filter(({ active, ownsCases }) => active && ownsCases);
  const named = request.office ?? policy?.office ?? null;
  const found = named === null ? owning[0] : owning.find(({ id }) => id === named);
  return found ? found.id : 'INVALID';
}

interface Settled {
  readonly services: readonly ServiceOfPlan[];
  readonly office: ReturnType<typeof ownerOffice>;
  readonly currency: string | null;
  readonly endDate: string | null;
}
function faultsOf(
  { policy, manager, request, others, overlaps }: StartFacts,
  { services, office, currency, endDate }: Settled,
): readonly Refusal[] {
  const faults: Refusal[] = [];
  if (services.length === 0) faults.push(no.serviceNeeded());
  if (policy && policy.status !== 'ACTIVE') faults.push(no.policyNotInForce());
  if (manager === 'UNKNOWN') faults.push(no.managerNeeded());
  if (office === 'INVALID') faults.push(no.officeInvalid());
  if (currency === null) faults.push(no.accountingCurrency());
  const dates = { assignmentStartDate: request.startDate, assignmentEndDate: endDate };
  const meant = overlaps.map((id) => ({ id, label: '' }));
  return [...faults, ...overlapRefusals({ ...dates, overlaps: meant }, others)];
}

/** The last day of so many months that begin on `start`; null where nothing is said of their number. */
function endAfter(start: string, months: number | null): string | null {
  if (!months) return null;
  return Temporal.PlainDate.from(start).add({ months }).subtract({ days: 1 }).toString();
}

/** Whom the request names; who is of the family already (by name, in any case) stays as they are there. */
function familyOf({ members, family }: StartFacts): readonly MemberOfPlan[] {
  const called = (one: { readonly firstName: string; readonly lastName: string }): string =>
    `${one.firstName} ${one.lastName}`.trim().toLocaleLowerCase();
  const known = new Set(family.map(called));
  const named = members.map((one) => ({ ...one, isNew: !known.has(called(one)) }));
  const asked = new Set(members.map(called));
  return [...named, ...family.filter((one) => !asked.has(called(one))).map((one) => ({ ...one, isNew: false }))];
}

function contactsOf({ manager, lineManager }: StartFacts): readonly ContactOfPlan[] {
  return [
    ...(manager === null || manager === 'UNKNOWN' ? [] : [{ role: 'CASE_MANAGER', ...manager } as const]),
    ...(lineManager === null ? [] : [{ role: 'LINE_MANAGER', ...lineManager } as const]),
  ];
}
