import { allOf, defineRules, type Facts, type Filter, type LookUp, matches } from '@homeport/grammar';
import { type InitiationRule, initiationRule } from './initiation-rule.entity.ts';
import { initiationRefusals as no } from './initiations.refusals.ts';

/** How many steps a rule has, and how many of them come first. */
export interface InitiationStepFacts extends Facts {
  readonly steps: number;
  readonly firstSteps: number;
}

/** A rule in force begins somewhere. */
export const initiationRuleRules = defineRules<typeof initiationRule, InitiationStepFacts>(initiationRule, {
  derive: (_, { steps, firstSteps }) => ({ steps, firstSteps }),
  guards: { hasFirstStep: (_, { firstSteps }) => (firstSteps === 0 ? no.firstStepNeeded() : undefined) },
});

type Choosing = Pick<InitiationRule, 'caseType' | 'hostCountry' | 'policy' | 'onlyWhen'>;

/** The requests that a rule is for, as a filter over initiations; undefined: every one. */
export const initiationFilter = ({ caseType, hostCountry, policy, onlyWhen }: Choosing): Filter | undefined =>
  allOf(
    caseType ? { field: 'caseType', op: 'eq', value: caseType.id } : undefined,
    hostCountry ? { field: 'hostCountry', op: 'eq', value: hostCountry } : undefined,
    policy ? { field: 'policy', op: 'eq', value: policy.id } : undefined,
    onlyWhen ?? undefined,
  );

/**
 * The rule that a request goes by, out of those in force: of several that are for it the one that asks for most, and of these the
 * first. `look` finds the fields of the request. Undefined where none is for it.
 */
export function ruleOfInitiation<R extends Choosing>(rules: readonly R[], look: LookUp): R | undefined {
  return mostSpecific(
    rules.filter((rule) => {
      const filter = initiationFilter(rule);
      return filter === undefined || matches(filter, look);
    }),
  );
}

/** Of rules that are all for a request the one that asks for most; of several such the first. */
export const mostSpecific = <R extends Choosing>(fitting: readonly R[]): R | undefined =>
  fitting.toSorted((one, other) => asked(other) - asked(one))[0];

/** How many things a rule asks for. */
const asked = ({ caseType, hostCountry, policy, onlyWhen }: Choosing): number =>
  [caseType, hostCountry, policy, onlyWhen].filter((one) => one !== null).length;
