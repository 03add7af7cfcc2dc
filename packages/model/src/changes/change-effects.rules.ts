import type { AddressValue, Values } from '@homeport/grammar';
import {
  type PhaseSince,
  type PlannedStep,
  type PlanStep,
  phasesWith,
  planWork,
  type StepState,
} from '../workflow/door.generated.ts';
import type { AdoptedPlan } from './adopted-plan.ts';
import { says } from './change-kinds.ts';
import { movesAlong, type SaidChange } from './change-of-circumstance.rules.ts';
import { type BenefitEffect, type MovedBenefits, movedBenefits, type StandingTerms } from './moved-benefits.rules.ts';
import { movedServices, type ServiceEffect, type StandingService } from './moved-services.rules.ts';
import { type Paper, type PaperEffect, uncoveredPapers } from './uncovered-papers.rules.ts';

/** A workflow that runs for the assignment. */
export interface RunningWork {
  readonly activatedOn: string;
  readonly steps: readonly PlanStep[];
  readonly phases: readonly PhaseSince[];
  readonly plan: readonly PlannedStep[];
  readonly states: readonly StepState[];
  /** The name of each step, by its key. */
  readonly names: Readonly<Record<string, string>>;
}
/** Somebody who is told, and as whom. */
export interface ToldPerson {
  readonly user: string;
  readonly name: string;
  readonly as: 'ASSIGNEE' | 'MANAGER' | 'HR' | 'VENDOR';
}

/** Everything that a change of an assignment may move, as it is on one day. Days are yyyy-MM-dd. */
export interface EffectFacts {
  readonly today: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly hostLocation: AddressValue;
  readonly phase: string | null;
  /** The phase in which people come back; null where the company has none of that code. */
  readonly returnPhase: string | null;
  readonly holidays: readonly { readonly country: string; readonly day: string }[];
  readonly work: readonly RunningWork[];
  readonly services: readonly StandingService[];
  readonly terms: StandingTerms;
  readonly papers: readonly Paper[];
  readonly family: readonly { readonly id: string; readonly name: string; readonly accompanies: boolean }[];
  /** The scenario that the change adopts; null where it adopts none. */
  readonly plan: AdoptedPlan | null;
  /** The assignee, the case manager and HR, as far as they sign in. */
  readonly people: readonly ToldPerson[];
}

export interface StepEffect {
  readonly id: string;
  readonly name: string;
  readonly startBefore: string | null;
  readonly startAfter: string | null;
  readonly dueBefore: string | null;
  readonly dueAfter: string | null;
}
export interface FamilyEffect {
  readonly id: string;
  readonly name: string;
  readonly joins: boolean;
}
/** What is written to an assignment. */
export interface CaseChanges {
  readonly assignmentStartDate?: string;
  readonly assignmentEndDate?: string;
  readonly hostLocation?: AddressValue;
  readonly phase?: string;
  readonly policy?: string | null;
  readonly homeLocation?: AddressValue;
  readonly relocationPackage?: string | null;
}
/** What a change does. */
export interface ChangeEffects {
  /** What is written to the assignment. */
  readonly assignment: CaseChanges;
  /** What is written to the employee of the assignment; null: nothing. */
  readonly employee: Values | null;
  readonly family: readonly FamilyEffect[];
  readonly steps: readonly StepEffect[];
  readonly services: readonly ServiceEffect[];
  readonly benefits: readonly BenefitEffect[];
  /** What is written of them. */
  readonly terms: Pick<MovedBenefits, 'changes' | 'spans'>;
  readonly papers: readonly PaperEffect[];
  readonly told: readonly ToldPerson[];
}

/**
 * What a change does to everything that hangs on its assignment, from one set of facts. The same for the preview and for the deed,
 * which writes `assignment`, `employee`, `family`, `services` and `terms`; the steps follow the assignment by themselves.
 */
export function effectsOf(change: SaidChange, facts: EffectFacts): ChangeEffects {
  const assignment = assignmentAfter(change, facts);
  const after = {
    startDate: assignment.assignmentStartDate ?? facts.startDate,
    endDate: assignment.assignmentEndDate ?? facts.endDate,
    hostLocation: assignment.hostLocation ?? facts.hostLocation,
    phase: assignment.phase ?? facts.phase,
  };
  const services = movedServices(facts.services, facts, after);
  const { shown, ...terms } = movedBenefits(change, facts.terms, facts, {
    startDate: after.startDate,
    endDate: after.endDate,
    hostCountry: after.hostLocation.country ?? null,
    along: facts.family.filter((one) => (says(change.kind, 'joining') ? movesAlong(one, change) : one.accompanies))
      .length,
  });
  const vendors = services.flatMap((one) => one.vendors.map((vendor) => ({ ...vendor, as: 'VENDOR' as const })));
  return {
    assignment,
    employee: employeeAfter(change),
    family: familyAfter(change, facts),
    steps: facts.work.flatMap((running) => movedSteps(running, facts, after)),
    services,
    benefits: shown,
    terms,
    papers: uncoveredPapers(change, facts, after),
    told: onePerUser([...facts.people, ...vendors]),
  };
}

/** The fields of the assignment that the change writes. */
function assignmentAfter(change: SaidChange, { returnPhase, plan }: EffectFacts): CaseChanges {
  const { kind, newStartDate, newEndDate } = change;
  switch (kind) {
    case 'HOST_CHANGE':
      return change.newHostLocation === null ? {} : { hostLocation: change.newHostLocation };
    case 'POLICY':
      return { policy: change.newPolicy?.id ?? null };
    case 'DATES':
    case 'EXTENSION':
    case 'SHORTENING':
    case 'RETURN':
      return {
        ...(kind === 'DATES' && newStartDate !== null ? { assignmentStartDate: newStartDate } : {}),
        ...(newEndDate === null ? {} : { assignmentEndDate: newEndDate }),
        ...(kind === 'RETURN' && returnPhase !== null ? { phase: returnPhase } : {}),
      };
    case 'SCENARIO':
      return plan === null ? {} : caseOfPlan(plan);
    default:
      return {};
  }
}

const caseOfPlan = (plan: AdoptedPlan): CaseChanges => ({
  assignmentStartDate: plan.startDate,
  ...(plan.endDate === null ? {} : { assignmentEndDate: plan.endDate }),
  ...{ homeLocation: plan.homeLocation, hostLocation: plan.hostLocation },
  ...{ policy: plan.policy?.id ?? null, relocationPackage: plan.relocationPackage?.id ?? null },
});

/**
 * The last day of an assignment that a change makes end early, for what people owe then; null where it does not. New dates are no early
 * end: whoever means one says so.
 */
export function earlyEnd(
  { kind }: SaidChange,
  before: { readonly endDate: string | null },
  { assignmentEndDate: end }: CaseChanges,
): string | null {
  if (end === undefined || !['SHORTENING', 'RETURN', 'SCENARIO'].includes(kind)) return null;
  return kind === 'SHORTENING' || (before.endDate !== null && end < before.endDate) ? end : null;
}

function employeeAfter({ kind, newSalary, newSalaryCurrency, newGrade }: SaidChange): Values | null {
  if (kind === 'PAY') return { salary: newSalary, salaryCurrency: newSalaryCurrency };
  return kind === 'GRADE' ? { grade: newGrade?.id ?? null } : null;
}

const familyAfter = (change: SaidChange, { family }: EffectFacts): readonly FamilyEffect[] =>
  says(change.kind, 'joining')
    ? family.flatMap((one) => {
        const joins = movesAlong(one, change);
        return joins === one.accompanies ? [] : [{ id: one.id, name: one.name, joins }];
      })
    : [];

interface After {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly hostLocation: AddressValue;
  readonly phase: string | null;
}

/** The steps whose dates move, by the plan that they will have. */
function movedSteps(
  { activatedOn, steps, phases, plan, states, names }: RunningWork,
  { holidays, today }: EffectFacts,
  { startDate, endDate, hostLocation, phase }: After,
): readonly StepEffect[] {
  const country = hostLocation.country ?? null;
  const planned = planWork(
    steps,
    {
      startDate,
      endDate,
      activatedOn,
      phases: phasesWith(phases, phase, today),
      calendar: { country, holidays: holidays.filter((one) => one.country === country).map(({ day }) => day) },
    },
    states,
    plan,
  );
  return planned.flatMap((then): readonly StepEffect[] => {
    const now = plan.find(({ key }) => key === then.key);
    const state = states.find(({ key }) => key === then.key);
    if (!state) return [];
    const dates = {
      startBefore: now?.start ?? null,
      startAfter: then.start,
      dueBefore: state.agreedDue ?? now?.due ?? null,
      dueAfter: state.agreedDue ?? then.due,
    };
    const isMoved = dates.startBefore !== dates.startAfter || dates.dueBefore !== dates.dueAfter;
    return isMoved ? [{ id: then.key, name: names[then.key] ?? '', ...dates }] : [];
  });
}

/** Each once, as what they are told of first. */
const onePerUser = (people: readonly ToldPerson[]): readonly ToldPerson[] =>
  people.filter(({ user }, n) => people.findIndex((one) => one.user === user) === n);
