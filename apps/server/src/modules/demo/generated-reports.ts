import { certain, Exact } from '@homeport/grammar';
import { shuffled } from './assignments.ts';
import type { DemoCase } from './cases.ts';
import { reasons } from './expenses.data.ts';
import { expenseId, type NewLine, type NewReport, reportId } from './new-report.ts';
import type { OwnAccount } from './people.ts';
import { buySomething, choosePurchases, titleOf } from './purchases.ts';
import type { Quota, ReportQuota } from './quotas.data.ts';
import type { World } from './world.ts';

/** How a report is paid, and when; days from today. */
export type Payment =
  | { readonly by: 'salary'; readonly paid: number }
  | { readonly by: 'transfer'; readonly built: number; readonly released?: number; readonly paid?: number };
/** A report that will be written, with its payment. */
export interface PlannedReport extends NewReport {
  readonly payment?: Payment;
}
type Kind = keyof ReportQuota;

/** Days of a report of each kind: when it began, was handed in, decided and paid. */
function datesOf(
  world: World,
  kind: Kind,
  of: DemoCase,
): Pick<PlannedReport, 'created' | 'submitted' | 'decided' | 'payment'> {
  const { luck } = world;
  const soon = (day: number, least: number, most: number): number => Math.min(-1, day + luck.whole(least, most));
  const decided = (created: number) => {
    const submitted = soon(created, 1, 3);
    return { created, submitted, decided: soon(submitted, 1, 4) };
  };
  switch (kind) {
    case 'open':
      return { created: -luck.whole(1, 14) };
    case 'awaiting': {
      const created = -luck.whole(4, 8);
      return { created, submitted: soon(created, 1, 2) };
    }
    case 'approved':
      return decided(-luck.whole(10, 30));
    case 'rejected':
      return decided(-luck.whole(12, 90));
    case 'cancelled': {
      const created = -luck.whole(12, 20);
      return { created, submitted: soon(created, 1, 2) };
    }
    case 'built':
      return { ...decided(-luck.whole(12, 18)), payment: { by: 'transfer', built: -1 } };
    case 'sent':
      return { ...decided(-luck.whole(14, 20)), payment: { by: 'transfer', built: -4, released: -2 } };
    case 'paid': {
      const dates = decided(-luck.whole(30, 110));
      return {
        ...dates,
        payment: { by: 'transfer', built: dates.decided + 3, released: dates.decided + 4, paid: dates.decided + 7 },
      };
    }
    case 'payroll': {
      const dates = decided(-luck.whole(45, Math.max(60, Math.min(600, 40 - of.start))));
      return { ...dates, payment: { by: 'salary', paid: Math.min(-4, dates.decided + luck.whole(9, 30)) } };
    }
  }
}

/** All generated reports of a tenant. The queue is written by hand where a tenant has one. */
export function planReports(
  world: World,
  quota: Quota,
  cases: readonly DemoCase[],
  accountOf: (of: DemoCase) => OwnAccount,
  queue: readonly PlannedReport[],
): PlannedReport[] {
  const { luck } = world;
  const movers = cases.filter((c) => ['ACTIVE', 'CLOSED'].includes(c.status) && c.start < 40);
  const veterans = shuffled(
    movers.filter((c) => c.start < -60),
    luck,
  ).slice(0, Math.max(1, Math.ceil(quota.reports.payroll / 4)));
  const kinds = (Object.keys(quota.reports) as Kind[]).flatMap((kind) =>
    Array.from({ length: quota.reports[kind] }, () => kind),
  );
  const open = kinds.filter((kind) => kind !== 'awaiting' || queue.length === 0);
  const counts = dealtCounts(
    world,
    open,
    quota,
    queue.reduce((sum, report) => sum + report.lines.length, 0),
  );
  const planned = open.map((kind, i): PlannedReport => {
    const of = kind === 'payroll' ? certain(veterans[i % veterans.length]) : luck.pick(movers);
    return planned1(world, `r${i}`, kind, of, counts[i] ?? 1, accountOf(of));
  });
  return [...linkCopies(world, planned, open), ...queue];
}

/** How many lines each report has: the waiting ones exactly as many as wait, the others the rest. */
function dealtCounts(world: World, kinds: readonly Kind[], quota: Quota, queued: number): number[] {
  const waiting = kinds.filter((kind) => kind === 'awaiting').length;
  const others = kinds.length - waiting;
  let left = quota.expenses - quota.waiting;
  if (queued > 0 && queued !== quota.waiting)
    throw new Error(`the queue has ${queued} expenses instead of ${quota.waiting}`);
  const counts = kinds.map((kind, i) => {
    if (kind === 'awaiting')
      return Math.floor(quota.waiting / waiting) + (i % waiting < quota.waiting % waiting ? 1 : 0);
    return Math.max(1, Math.floor(left / others));
  });
  left -= counts.reduce((sum, count, i) => sum + (kinds[i] === 'awaiting' ? 0 : count), 0);
  const free = kinds.flatMap((kind, i) => (kind === 'awaiting' ? [] : [i]));
  for (let n = 0; n < left; n++) counts[certain(free[n % free.length])]! += 1;
  // Some are longer, others shorter; the sum stays.
  for (let i = 0; i + 1 < free.length; i += 2) {
    const shift = world.luck.whole(-2, 2);
    const [a, b] = [certain(free[i]), certain(free[i + 1])];
    if ((counts[a] ?? 0) + shift < 1 || (counts[b] ?? 0) - shift < 1) continue;
    counts[a]! += shift;
    counts[b]! -= shift;
  }
  return counts;
}

function planned1(
  world: World,
  key: string,
  kind: Kind,
  of: DemoCase,
  count: number,
  account: OwnAccount,
): PlannedReport {
  const dates = datesOf(world, kind, of);
  const isKuwait = world.tenant.code === 'HALDEN' && world.luck.is(0.12);
  const where = isKuwait ? { ...of, host: { town: 'Kuwait City', country: 'KW', currency: 'KWD' } } : of;
  const lines = choosePurchases(world, where, count).map((purchase, n): NewLine => {
    const line = buySomething(world, where, purchase, dates.created - world.luck.whole(1, 16));
    return { ...line, ...lineOutcome(world, kind, line, n) };
  });
  return {
    key,
    case: of,
    description: titleOf(world, where, dates.created),
    currency: account.currency,
    ...(dates.payment?.by === 'salary' ? { paymentMethod: 'PAYROLL' as const } : { account }),
    lines,
    ...dates,
  };
}

function lineOutcome(world: World, kind: Kind, line: NewLine, n: number): Partial<NewLine> {
  const { luck, words } = world;
  if (kind === 'open' && n === 0 && luck.is(0.3)) return { receipt: undefined };
  if (kind === 'awaiting') return { outcome: { is: 'waiting' } };
  if (kind === 'rejected') return { outcome: { is: 'rejected', reason: reasons.rejected[words] } };
  if (n > 0 && luck.is(0.04)) return { outcome: { is: 'rejected', reason: reasons.rejected[words] } };
  if (n > 0 && luck.is(0.04)) {
    const places = line.amount.split('.')[1]?.length ?? 0;
    return {
      outcome: {
        is: 'approved',
        amount: new Exact(line.amount).times('0.8').toFixed(places, 1),
        note: reasons.cut[words],
      },
    };
  }
  return {};
}

/** Every cancelled report is replaced by a copy, which is one of the open ones. */
function linkCopies(world: World, planned: readonly PlannedReport[], kinds: readonly Kind[]): PlannedReport[] {
  const all = [...planned];
  const copies = kinds.flatMap((kind, i) => (kind === 'open' ? [i] : []));
  kinds.forEach((kind, i) => {
    if (kind !== 'cancelled') return;
    const from = certain(all[i]);
    const at = copies.shift();
    if (at === undefined) throw new Error('there are more cancelled reports than open ones');
    const before = certain(all[at]);
    const day = Math.min(-1, (from.submitted ?? -2) + 2);
    // The copy keeps the number of lines that was dealt to it.
    const lines = before.lines.map((_, n) => {
      const line = from.lines[n];
      return line
        ? { ...line, copyOf: line.receipt ? expenseId(world, from.key, n) : undefined }
        : certain(before.lines[n]);
    });
    all[at] = {
      ...before,
      case: from.case,
      account: from.account,
      currency: from.currency,
      description: from.description,
      created: day,
      lines: lines.map((l) => ({ ...l, day: Math.min(l.day, day - 1) })),
      copyOf: reportId(world, from.key),
    };
    all[i] = { ...from, replacedBy: { report: reportId(world, before.key), day } };
  });
  return all;
}
