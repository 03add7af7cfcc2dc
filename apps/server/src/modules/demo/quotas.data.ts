/** How much of everything the generated part of a tenant's demo has; the stories come on top. */
export interface Quota {
  readonly pending: number;
  readonly onHold: number;
  readonly blocked: number;
  readonly confidential: number;
  readonly closed: number;
  readonly services: number;
  /** Dates in the plans of the generated assignments. */
  readonly timeline: number;
  readonly reports: ReportQuota;
  /** Expenses in all these reports. */
  readonly expenses: number;
  /** Expenses that wait for a decision. */
  readonly waiting: number;
}
/** Reports by how far they have come. */
export interface ReportQuota {
  readonly open: number;
  readonly awaiting: number;
  readonly approved: number;
  readonly rejected: number;
  readonly built: number;
  readonly sent: number;
  readonly paid: number;
  /** Paid with the salary, without a payment of their own. */
  readonly payroll: number;
  /** Edited after they were handed in; each is replaced by one of the open ones. */
  readonly cancelled: number;
}

export const quotas: Readonly<Record<string, Quota>> = {
  HALDEN: {
    pending: 4,
    onHold: 3,
    blocked: 2,
    confidential: 2,
    closed: 9,
    services: 344,
    timeline: 1060,
    expenses: 620,
    waiting: 7,
    reports: { open: 9, awaiting: 3, approved: 12, rejected: 3, built: 2, sent: 1, paid: 5, payroll: 99, cancelled: 1 },
  },
  BRIGHTWATER: {
    pending: 2,
    onHold: 2,
    blocked: 1,
    confidential: 2,
    closed: 5,
    services: 234,
    timeline: 726,
    expenses: 414,
    waiting: 5,
    reports: { open: 6, awaiting: 2, approved: 8, rejected: 2, built: 1, sent: 1, paid: 4, payroll: 65, cancelled: 1 },
  },
  CASTELLANE: {
    pending: 4,
    onHold: 2,
    blocked: 1,
    confidential: 2,
    closed: 8,
    services: 339,
    timeline: 1040,
    expenses: 620,
    waiting: 16,
    reports: { open: 9, awaiting: 9, approved: 13, rejected: 3, built: 1, sent: 2, paid: 4, payroll: 93, cancelled: 1 },
  },
  TECNOVIA: {
    pending: 2,
    onHold: 2,
    blocked: 1,
    confidential: 1,
    closed: 5,
    services: 235,
    timeline: 722,
    expenses: 414,
    waiting: 5,
    reports: { open: 6, awaiting: 2, approved: 8, rejected: 2, built: 1, sent: 1, paid: 3, payroll: 66, cancelled: 1 },
  },
  NORDLYS: {
    pending: 1,
    onHold: 0,
    blocked: 0,
    confidential: 0,
    closed: 1,
    services: 18,
    timeline: 60,
    expenses: 16,
    waiting: 2,
    reports: { open: 1, awaiting: 1, approved: 1, rejected: 0, built: 0, sent: 0, paid: 1, payroll: 0, cancelled: 0 },
  },
};
