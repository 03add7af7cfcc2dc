import {
  type ApprovalRoute,
  type Approver,
  type Claim,
  expenseItem,
  type KnownExpense,
  type PolicyLine,
  taxCode,
} from '@homeport/model/expenses';
import { approvalGroup } from '@homeport/model/organisation';
import type { RateRecord } from '@homeport/model/rates';
import { expenseItemDefaults, idOfDefault, taxCodeDefaults } from '../reference/index.ts';
import type { DemoTenant } from './tenants.data.ts';
import { demoUsers } from './users.data.ts';
import { userId, type World } from './world.ts';

/** What reports are written with: numbers, policies, rates, the expenses known so far, and who approves. */
export interface Desk {
  /** The next number of an Expense Report. */
  nextReference(): string;
  lastReference(): number;
  itemId(code: string): string;
  taxId(code: string): string;
  taxRate(code: string): string;
  /** Rates that may be used for a conversion on a day: of the currencies concerned, at most 400 days old. */
  ratesFor(concerned: readonly (string | null)[], date: string): RateRecord[];
  /** Expenses that may be the same purchase or carry the same receipt. */
  lookAlikes(
    id: string,
    person: string,
    of: { readonly amount: string; readonly currency: string },
    hash: string | null,
  ): KnownExpense[];
  remember(expense: KnownExpense): void;
  /** Who could decide on a day, by an approval group. */
  routeOn(day: number, group: string, claim: Claim): ApprovalRoute;
}

interface DemoGroup {
  readonly code: string;
  readonly name: Readonly<Record<'en' | 'es' | 'fr', string>>;
  /** In the order they are asked. */
  readonly members: readonly string[];
  readonly fallbackContact: string;
  readonly escalationContact: string;
}
/** The approval groups of each tenant, by login. */
const groups: Readonly<Record<string, readonly DemoGroup[]>> = {
  HALDEN: [group('EXPENSES', ['halden.approver', 'halden.approver2'], 'halden.manager', 'halden.approver2')],
  BRIGHTWATER: [
    group(
      'EXPENSES',
      ['brightwater.approver', 'brightwater.approver2'],
      'brightwater.manager',
      'brightwater.approver2',
    ),
  ],
  CASTELLANE: [
    group('EXPENSES', ['approver.one', 'approver.two'], 'line.manager', 'approver.two'),
    {
      ...group('SENIOR', ['approver.three', 'approver.two'], 'approver.one', 'approver.one'),
      name: { en: 'Senior management', es: 'Dirección', fr: 'Direction' },
    },
  ],
  TECNOVIA: [group('EXPENSES', ['tecnovia.approver', 'tecnovia.approver2'], 'tecnovia.manager', 'tecnovia.approver2')],
  NORDLYS: [group('EXPENSES', ['other.approver', 'other.admin'], 'other.admin', 'other.admin')],
};
function group(code: string, members: string[], fallbackContact: string, escalationContact: string): DemoGroup {
  return {
    code,
    name: { en: 'Expenses', es: 'Gastos', fr: 'Notes de frais' },
    members,
    fallbackContact,
    escalationContact,
  };
}

/** The approval groups of a tenant, as `by` set them up. */
export function addApprovalGroups(world: World, by: string): void {
  const { tenant, words, clock } = world;
  for (const { code, name, members, fallbackContact, escalationContact } of groups[tenant.code] ?? []) {
    const set = {
      code,
      name: name[words],
      members: members.map(userId),
      fallbackContact: userId(fallbackContact),
      escalationContact: userId(escalationContact),
    };
    world.add(approvalGroup, idOfDefault(tenant.id, approvalGroup, code), { at: clock.at(-1099, 8), by, set });
  }
}

/** The policy line of an expense item. */
export function policyOf(tenant: DemoTenant, code: string): PolicyLine {
  const item = expenseItemDefaults.find((i) => i.code === code);
  if (!item) throw new Error(`there is no expense item ${code}`);
  return {
    receiptRequired: item.receiptRequired,
    receiptRequiredAbove: item.receiptRequiredAbove ?? null,
    limit: item.limit ?? null,
    tolerance: item.tolerance ?? null,
    currency: tenant.baseCurrency,
    maximumAgeInDays: item.maximumAgeInDays ?? null,
  };
}

/** A desk for one tenant. */
export function openDesk(world: World, rates: readonly RateRecord[]): Desk {
  const { tenant, clock } = world;
  const known = new Map<string, KnownExpense[]>();
  const note = (key: string, expense: KnownExpense): void => void known.set(key, [...(known.get(key) ?? []), expense]);
  let last = 0;
  const approver = (login: string): Approver => {
    const user = demoUsers.find((u) => u.login === login);
    const end = user?.delegatesTo ? { delegateTo: userId(user.delegatesTo), delegateUntil: clock.day(21) } : {};
    return { user: userId(login), hasAccess: true, ...end };
  };
  return {
    nextReference: () => `ER-${String(++last).padStart(6, '0')}`,
    lastReference: () => last,
    itemId: (code) => idOfDefault(tenant.id, expenseItem, code),
    taxId: (code) => idOfDefault(tenant.id, taxCode, code),
    taxRate: (code) => taxCodeDefaults.find((t) => t.code === code)?.rate ?? '0',
    ratesFor(concerned, date) {
      const oldest = Temporal.PlainDate.from(date).subtract({ days: 400 }).toString();
      const wanted = [...concerned, tenant.baseCurrency];
      return rates.filter(
        (r) =>
          wanted.includes(r.fromCurrency) &&
          wanted.includes(r.toCurrency) &&
          r.effectiveDate <= date &&
          r.effectiveDate > oldest,
      );
    },
    lookAlikes: (id, person, { amount, currency }, hash) => {
      const found = [
        ...(known.get(`${person} ${currency} ${Number(amount)}`) ?? []),
        ...(hash ? (known.get(hash) ?? []) : []),
      ];
      return [...new Map(found.filter((e) => e.id !== id).map((e) => [e.id, e])).values()];
    },
    remember(expense) {
      note(`${expense.employee} ${expense.currency} ${Number(expense.submitted)}`, expense);
      if (expense.receiptHash) note(expense.receiptHash, expense);
    },
    routeOn(day, code, claim) {
      const chosen = groups[tenant.code]?.find((g) => g.code === code);
      if (!chosen) throw new Error(`${tenant.code} has no ${approvalGroup.label} ${code}`);
      // The delegation began three days ago.
      const find = (user: string): Approver | undefined =>
        demoUsers.filter((u) => userId(u.login) === user).map((u) => approver(u.login))[0];
      const asOf = (login: string): Approver =>
        day >= -3 ? approver(login) : { user: userId(login), hasAccess: true };
      return {
        claim,
        group: chosen.members.map(asOf),
        fallback: asOf(chosen.fallbackContact),
        escalation: asOf(chosen.escalationContact),
        find,
        today: clock.day(day),
      };
    },
  };
}
