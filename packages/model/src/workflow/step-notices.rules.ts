import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import { isClosed } from './work-plan.rules.ts';
import { daysLater } from './working-days.rules.ts';

/** What the clock has to know of a step. */
export type Remindable = Pick<
  CaseWorkflowItem,
  | 'status'
  | 'isReady'
  | 'dueDate'
  | 'snoozedUntil'
  | 'firstReminder'
  | 'repeatEvery'
  | 'reminders'
  | 'remindersSent'
  | 'escalatedAt'
>;
export interface StepNotice {
  readonly kind: 'REMINDER' | 'OVERDUE';
  /** Its day. */
  readonly day: string;
}

/** The days on which the owner is reminded. */
function reminderDays({ dueDate, firstReminder, repeatEvery, reminders }: Remindable): readonly string[] {
  if (dueDate === null || firstReminder === null) return [];
  const times = repeatEvery === null ? Math.min(reminders ?? 1, 1) : (reminders ?? 1);
  return Array.from({ length: times }, (_, n) => daysLater(dueDate, n * (repeatEvery ?? 0) - firstReminder));
}

/**
 * What the clock tells next about a step: a reminder to its owner, or, from the day after it was due, once, that it is overdue.
 * Nothing of a step that waits for others, and nothing before the day it was put off to.
 */
export function nextNotice(step: Remindable): StepNotice | undefined {
  if (isClosed(step.status) || step.isReady !== true || step.dueDate === null) return undefined;
  const reminder = reminderDays(step)[step.remindersSent ?? 0];
  const overdue = step.escalatedAt === null ? daysLater(step.dueDate, 1) : undefined;
  const isReminder = reminder !== undefined && (overdue === undefined || reminder <= overdue);
  const day = isReminder ? reminder : overdue;
  if (day === undefined) return undefined;
  const { snoozedUntil } = step;
  return {
    kind: isReminder ? 'REMINDER' : 'OVERDUE',
    day: snoozedUntil !== null && snoozedUntil > day ? snoozedUntil : day,
  };
}

/** The moment of a notice: six in the morning of its day, UTC, before offices open in Europe. */
export const noticeMoment = (day: string): string => `${day}T06:00:00Z`;

/** How many reminders have had their turn by a day: one that is told late stands for those it missed. */
export const remindersBy = (step: Remindable, today: string): number =>
  Math.max(step.remindersSent ?? 0, reminderDays(step).filter((day) => day <= today).length);
