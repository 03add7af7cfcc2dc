import type { DemoCase } from '../cases.ts';
import type { PlannedReport } from '../generated-reports.ts';
import type { OwnAccount } from '../people.ts';
import type { TimelineNotes } from '../timeline.ts';

/** What a story brings along: its assignments, the reports of its person, and the account they are paid to. */
export interface Story {
  readonly cases: readonly DemoCase[];
  readonly reports: readonly PlannedReport[];
  readonly accounts: readonly OwnAccount[];
  /** How many dates the plan of the running assignment has, and what is said about them. */
  readonly timeline?: { readonly of: DemoCase; readonly codes: number; readonly notes: TimelineNotes };
}
