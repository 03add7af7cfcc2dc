import type { DemoCase } from '../cases.ts';
import type { PlannedReport } from '../generated-reports.ts';
import type { OwnAccount } from '../people.ts';

/** What a story brings along: its assignments, the reports of its person, and the account they are paid to. */
export interface Story {
  readonly cases: readonly DemoCase[];
  readonly reports: readonly PlannedReport[];
  readonly accounts: readonly OwnAccount[];
}
