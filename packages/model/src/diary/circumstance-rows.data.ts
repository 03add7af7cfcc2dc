import type { Circumstance } from './circumstances.data.ts';
import type { DayRuleCode } from './day-rule.rules.ts';

/** What a rule does with days of a circumstance, and the text that says so. */
export interface CircumstanceRow {
  /** Days that are not counted as days of presence. */
  readonly leavesOut: readonly Circumstance[];
  /** Midnights that are not counted. */
  readonly leavesOutMidnights: readonly Circumstance[];
  /** Midnights that are left out up to the rule's own maximum. */
  readonly excuses: readonly Circumstance[];
  readonly source: string;
}
const treaty: CircumstanceRow = {
  leavesOut: ['TRANSIT', 'ILLNESS'],
  leavesOutMidnights: [],
  excuses: [],
  source:
    'OECD Commentary on Article 15, paragraph 5: not days in transit between two points outside the State, nor days of sickness that prevent leaving',
};
/** Circumstances by rule. What is not named counts as any other day. */
export const circumstanceRows: Readonly<Record<DayRuleCode, CircumstanceRow>> = {
  OECD_YEAR: treaty,
  OECD_12_MONTHS: treaty,
  US_PRESENCE: {
    leavesOut: ['TRANSIT', 'ILLNESS'],
    leavesOutMidnights: [],
    excuses: [],
    source:
      'Internal Revenue Code, section 7701(b)(7)(C) (in transit for less than 24 hours) and (b)(3)(D)(ii) (a medical condition that arose there)',
  },
  UK_SRT: {
    leavesOut: [],
    leavesOutMidnights: ['TRANSIT'],
    excuses: ['EXCEPTIONAL', 'ILLNESS'],
    source: 'Finance Act 2013, schedule 45, paragraph 22(3) (transit) and (4) to (6) (exceptional, at most 60 days)',
  },
  SCHENGEN: {
    leavesOut: [],
    leavesOutMidnights: [],
    excuses: [],
    source:
      'Regulation (EU) 2016/399, Article 6: every day between entry and exit; overstays for cause are excused by the state, not by the count',
  },
};
