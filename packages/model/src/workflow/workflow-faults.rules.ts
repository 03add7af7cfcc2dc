import type { Refusal } from '@homeport/grammar';
import { type OrderedStep, stepsBefore } from './work-plan.rules.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** A step of a template as it is judged before it runs. */
export interface JudgedStep extends OrderedStep {
  readonly name: string;
  /** Its role falls back to the case manager where nobody has it. */
  readonly hasRole: boolean;
  /** Active members of its team. */
  readonly teamMembers: number;
}

/** What stands against publishing these steps, each fault naming its step: a circle, a step that nothing starts, one that nobody would own. */
export function workflowFaults(steps: readonly JudgedStep[]): readonly Refusal[] {
  return steps.flatMap((step) => {
    const about = { step: `${step.sequence} ${step.name}` };
    const place = `items.${step.key}`;
    return [
      ...(isInCircle(step, steps) ? [no.stepsInCircle(about, place)] : []),
      ...(step.trigger === 'PREVIOUS_DONE' && stepsBefore(step, steps).length === 0
        ? [no.stepNeverStarts(about, place)]
        : []),
      ...(step.hasRole || step.teamMembers > 0 ? [] : [no.stepWithoutOwner(about, place)]),
    ];
  });
}

/** Whether a step comes, over whatever others, after itself. */
function isInCircle(step: OrderedStep, all: readonly OrderedStep[]): boolean {
  const byKey = new Map(all.map((one) => [one.key, one]));
  const seen = new Set<string>();
  const waiting = [...stepsBefore(step, all)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (key === step.key) return true;
    const before = byKey.get(key);
    if (before && !seen.has(key)) waiting.push(...stepsBefore(before, all));
    seen.add(key);
  }
  return false;
}
