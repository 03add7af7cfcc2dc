import { defineRules } from '@homeport/grammar';
import { type ChosenProvider, nameOfProvider } from '../policies/door.generated.ts';
import { caseService } from './case-service.entity.ts';
import { caseRefusals } from './cases.refusals.ts';
import type { ServiceGroup } from './cases.routes.ts';

/** What the rules of a service look at: its provider, how many of its steps are not done, and which of them comes first. */
export interface ServiceFacts extends ChosenProvider {
  readonly openSteps: number;
  readonly nextStep: string | null;
  /** Whether the person named works for the provider; true where either is missing, and where nobody is known to work there. */
  readonly worksForProvider: boolean;
}

/**
 * A service ends after it starts, and a cost without its currency is no cost. Its provider is called as on the list of
 * providers; a name that was typed before there was that list stays until somebody is chosen. It is complete when nobody has
 * anything left to do for it: what the assignee is still asked would leave their list unanswered.
 */
export const caseServiceRules = defineRules<typeof caseService, ServiceFacts>(caseService, {
  derive: ({ provider, providerName, defaultProvider, defaultReason }, facts) => ({
    providerName: nameOfProvider(provider, providerName, facts),
    providerReason: provider === null ? null : provider.id === defaultProvider?.id ? defaultReason : 'PERSON',
  }),
  check: ({ startDate, endDate, costAmount, costCurrency, provider, vendorUser }, before, facts) => [
    ...(!facts.worksForProvider && (isOther(provider, before?.provider) || isOther(vendorUser, before?.vendorUser))
      ? [caseRefusals.notOfProvider({}, 'vendorUser')]
      : []),
    ...(startDate && endDate && endDate < startDate ? [caseRefusals.endBeforeStart({}, 'endDate')] : []),
    ...(costAmount && !costCurrency ? [caseRefusals.costNeedsCurrency({}, 'costCurrency')] : []),
  ],
  guards: {
    hasNoOpenSteps: (_, { openSteps, nextStep }) =>
      openSteps > 0 ? caseRefusals.stepsOpen({ steps: openSteps, next: nextStep ?? '' }) : undefined,
    asksNothingOfAssignee: ({ nextAction, nextActionByAssignee }) =>
      nextAction && nextActionByAssignee ? caseRefusals.assigneeHasToAct({ action: nextAction }) : undefined,
  },
});

type Named = { readonly id: string } | null | undefined;
const isOther = (one: Named, other: Named): boolean => one?.id !== other?.id;

/** What the group of a service depends on. */
export interface GroupedService {
  readonly status: string;
  readonly nextAction: string | null;
  readonly nextActionByAssignee: boolean | null;
}
/**
 * Where a service stands in the assignee's list: what waits for them first, then what runs, what is still to come, and
 * what is over. A service without an action of the assignee's never needs them.
 */
export function groupOfService({ status, nextAction, nextActionByAssignee }: GroupedService): ServiceGroup {
  if (status === 'COMPLETED' || status === 'CANCELLED') return 'DONE';
  if (nextAction && nextActionByAssignee) return 'NEEDS_YOU';
  return status === 'IN_PROGRESS' ? 'IN_PROGRESS' : 'COMING_UP';
}
/** The groups in the order they are shown. */
export const serviceGroups: readonly ServiceGroup[] = ['NEEDS_YOU', 'IN_PROGRESS', 'COMING_UP', 'DONE'];
