import { certain, type Values } from '@homeport/grammar';
import {
  creditNote,
  creditNoteLine,
  difference,
  documentTotals,
  invoice,
  invoiceLine,
  lineAmounts,
  statement,
  statementRules,
  taxOn,
  total,
} from '@homeport/model/finance';
import type { DemoCase } from '../cases.ts';
import { demoId } from '../chance.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import { leadOf, put, say, step } from './put.ts';
import type { TradeQuota } from './trade-quotas.data.ts';

/** An invoice of the demo, for the ledger that is made of it. */
export interface DemoInvoice {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly day: number;
  readonly debtor: string;
  readonly caseDetail: string;
  readonly goods: string;
  readonly tax: string;
  readonly paid: string;
  /** The statement it is on, and what was asked for it: its total less its credit. */
  readonly statement: string | null;
  readonly due: string;
}
const longInvoice = 300;

/** The invoices of a company, oldest first, with their lines, statements and credit notes; the last numbers of references. */
export function addInvoices(world: World, books: BookSettings, quota: TradeQuota, cases: readonly DemoCase[]) {
  const { luck, tenant, clock } = world;
  const statements = statementsOf(world);
  const days = Array.from(
    { length: quota.invoices },
    (_, i) => -Math.round(((quota.invoices - i) / quota.invoices) * 420),
  );
  const all: DemoInvoice[] = [];
  const numbers = { invoice: 0, proforma: 0, 'credit-note': 0 };
  days.forEach((day, i) => {
    const of = luck.pick(cases);
    const isLong = tenant.code === 'CASTELLANE' && i === Math.floor(quota.invoices * 0.8);
    const status = statusOf(day, luck.next());
    numbers.proforma += 1;
    const proforma = `P-${String(numbers.proforma).padStart(6, '0')}`;
    const isApproved = ['APPROVED', 'SENT', 'PAID'].includes(status);
    if (isApproved) numbers.invoice += 1;
    const reference = isApproved ? `INV-${String(numbers.invoice).padStart(6, '0')}` : proforma;
    const lines = linesOf(world, books, of, isLong ? longInvoice : luck.whole(1, 6), day);
    const isCredited = isApproved && numbers['credit-note'] < quota.credits && i % 9 === 2 && !isLong;
    const credit = isCredited ? creditOf(world, books, lines, luck.is(0.2)) : undefined;
    const money = moneyOf(world, books, lines, credit?.total ?? '0', status === 'PAID');
    const debtor = certain(books.debtors[i % 12 === 5 ? 1 : 0]);
    // One that was dated a day too late for its statement.
    const sheet = debtor === books.debtors[0] ? sheetOf(statements, clock.day(day - 1)) : undefined;
    const id = put(
      world,
      invoice,
      i,
      {
        reference: proforma,
        proformaReference: proforma,
        financialEntity: debtor,
        caseDetail: of.id,
        invoiceDate: clock.day(day),
        dueDate: clock.day(day + 30),
        currency: tenant.baseCurrency,
        externalReference: status === 'PROFORMA' ? null : `PO-${7000 + i}`,
        poNumber: i % 3 === 0 ? `${45_000 + i}` : null,
        invoiceGroup: books.invoiceGroup,
        statement: sheet?.id ?? null,
        taxPerLine: true,
        ...money.open,
        numberOfLines: lines.length,
        isOutsideStatement: sheet !== undefined && clock.day(day) > sheet.to,
      },
      { day },
    );
    for (const [n, line] of lines.entries())
      put(world, invoiceLine, `${i} ${n}`, { ...line, invoice: id, sequence: n + 1 }, { day });
    walk(world, id, day, status, reference, money);
    if (credit) {
      numbers['credit-note'] += 1;
      addCredit(world, books, { id, key: i, day, line: 0 }, numbers['credit-note'], credit);
    }
    all.push({
      id,
      reference,
      status,
      day,
      debtor,
      statement: sheet?.id ?? null,
      due: difference(tenant.baseCurrency, money.open.grossAmount, money.credited),
      caseDetail: of.id,
      ...{ goods: money.open.goodsAmount, tax: money.open.taxAmount, paid: money.paid },
    });
  });
  addStatements(world, books, statements, all);
  return { invoices: all, numbers };
}

function statusOf(day: number, chance: number): string {
  if (chance < 0.025) return 'CANCELLED';
  if (day < -45) return chance < 0.92 ? 'PAID' : 'SENT';
  if (day < -12) return chance < 0.3 ? 'PAID' : 'SENT';
  return day < -6 ? 'APPROVED' : day < -3 ? 'OPEN' : 'PROFORMA';
}

type Line = Values & { readonly goodsAmount: string; readonly taxAmount: string; readonly description: string };

function linesOf(world: World, books: BookSettings, of: DemoCase, count: number, day: number): Line[] {
  const { luck, tenant, clock } = world;
  return Array.from({ length: count }, (_, n): Line => {
    const charge = count > 20 ? books.charges[8 + (n % 2)] : luck.pick(books.charges);
    if (!charge) throw new Error('there are no charges');
    const quantity = String(
      ['STORAGE_MONTH', 'TENANCY_MONTH', 'SETTLING_IN', 'CONSULTING'].includes(charge.code) ? luck.whole(1, 4) : 1,
    );
    // A long invoice is a year of storage and homes, one line per person and month.
    const when = count > 20 ? ` ${clock.day(day - 30 * (n % 12)).slice(0, 7)} (${n + 1})` : '';
    return {
      charge: charge.id,
      description: `${charge.name}, ${of.assignee.lastName}${when}`.slice(0, 300),
      quantity,
      unitAmount: charge.price,
      currency: tenant.baseCurrency,
      taxCode: books.taxCode,
      taxRate: books.taxRate,
      financialCode: books.codes.FEES,
      ...lineAmounts({ quantity, unitAmount: charge.price }, books.taxRate, tenant.baseCurrency),
    };
  });
}

function moneyOf(world: World, books: BookSettings, lines: readonly Line[], credited: string, isPaid: boolean) {
  const currency = world.tenant.baseCurrency;
  const goods = total(currency, ...lines.map((l) => l.goodsAmount));
  const tax = total(currency, ...lines.map((l) => l.taxAmount));
  const totals = documentTotals([{ rate: books.taxRate, goods, tax }], currency, true);
  const left = difference(currency, totals.grossAmount, credited);
  return {
    open: { ...totals, creditedAmount: '0', paidAmount: '0', outstandingAmount: totals.grossAmount },
    credited,
    paid: isPaid ? left : '0',
    outstanding: isPaid ? '0' : left,
  };
}

function walk(
  world: World,
  id: string,
  day: number,
  status: string,
  reference: string,
  money: ReturnType<typeof moneyOf>,
): void {
  const lead = leadOf(world);
  const move = (deed: string, days: number, set: Values): void =>
    step(world, invoice, id, deed, Math.min(-1, day + days), lead, set);
  if (status === 'PROFORMA') return;
  if (status === 'CANCELLED') {
    move('cancel', 2, { status });
    return;
  }
  move('issue', 1, { status: 'OPEN' });
  if (status === 'OPEN') return;
  move('approve', 2, { status: 'APPROVED', reference });
  if (status !== 'APPROVED') move('send', 3, { status: 'SENT', sentDate: world.clock.day(Math.min(-1, day + 3)) });
  if (money.credited !== '0')
    move('derive', 9, {
      creditedAmount: money.credited,
      outstandingAmount: difference(world.tenant.baseCurrency, money.open.grossAmount, money.credited),
    });
  if (status === 'PAID') move('pay', 28, { status, paidAmount: money.paid, outstandingAmount: money.outstanding });
}

/** A part of the first line is taken back, sometimes all of it. */
function creditOf(world: World, books: BookSettings, lines: readonly Line[], isWhole: boolean) {
  const currency = world.tenant.baseCurrency;
  const goods = isWhole
    ? (lines[0]?.goodsAmount ?? '0')
    : total(currency, String(Math.round(Number(lines[0]?.goodsAmount ?? 0) * 0.25)));
  const tax = taxOn(goods, books.taxRate, currency);
  return { goods, tax, total: total(currency, goods, tax), isWhole };
}

function addCredit(
  world: World,
  books: BookSettings,
  of: { readonly id: string; readonly key: number; readonly day: number; readonly line: number },
  number: number,
  { goods, tax, total: totalAmount, isWhole }: ReturnType<typeof creditOf>,
): void {
  const { tenant, clock, luck } = world;
  const reference = `CN-${String(number).padStart(6, '0')}`;
  const currency = tenant.baseCurrency;
  const day = Math.min(-1, of.day + 8);
  const id = put(
    world,
    creditNote,
    number,
    {
      reference,
      invoice: of.id,
      financialEntity: books.debtors[of.key % 12 === 5 ? 1 : 0],
      creditDate: clock.day(day),
      creditReason: isWhole ? 'DUPLICATE' : luck.pick(['PRICE', 'NOT_DELIVERED', 'GOODWILL']),
      currency,
      goodsAmount: goods,
      taxAmount: tax,
      totalAmount,
    },
    { day },
  );
  const invoiceLineId = world.rowsOf(invoiceLine).find((row) => row.steps[0].set.invoice === of.id)?.id;
  const line = {
    creditNote: id,
    invoiceLine: invoiceLineId,
    amount: goods,
    currency,
    creditAmount: goods,
    taxAmount: tax,
  };
  const description = say(world, 'Correction', 'Corrección', 'Correction');
  put(world, creditNoteLine, number, { ...line, description }, { day });
  step(world, creditNote, id, 'approve', day + 1, leadOf(world), { status: 'APPROVED' });
  if (number % 3 > 0) step(world, creditNote, id, 'send', day + 2, leadOf(world), { status: 'SENT' });
}

interface Sheet {
  readonly id: string;
  readonly n: number;
  readonly from: string;
  readonly to: string;
}
const sheetOf = (sheets: readonly Sheet[], day: string) => sheets.find(({ from, to }) => from <= day && day <= to);

/** The last six whole months. */
function statementsOf({ clock, tenant }: World): Sheet[] {
  const first = Temporal.PlainDate.from(clock.today).with({ day: 1 });
  return [6, 5, 4, 3, 2, 1].map((n) => {
    const from = first.subtract({ months: n });
    const to = from.add({ months: 1 }).subtract({ days: 1 });
    return { id: demoId(tenant.code, statement.name, n), n, from: from.toString(), to: to.toString() };
  });
}

/** The statements with the amounts of their invoices. */
function addStatements(
  world: World,
  books: BookSettings,
  sheets: readonly Sheet[],
  invoices: readonly DemoInvoice[],
): void {
  const { clock, tenant } = world;
  const sum = (amounts: readonly string[]): string => total(tenant.baseCurrency, ...amounts);
  const asked = invoices.filter((bill) => ['APPROVED', 'SENT', 'PAID'].includes(bill.status));
  for (const { n, id, from, to } of sheets) {
    const on = asked.filter((bill) => bill.statement === id);
    const before = asked.filter(
      (bill) => bill.debtor === books.debtors[0] && clock.day(bill.day) < from && bill.statement !== id,
    );
    const facts = {
      open: sum(before.map((bill) => difference(tenant.baseCurrency, bill.due, bill.paid))),
      invoiced: sum(on.map((bill) => bill.due)),
      paid: sum(on.map((bill) => bill.paid)),
    };
    const sentDate = Temporal.PlainDate.from(to).add({ days: 3 }).toString();
    put(
      world,
      statement,
      n,
      {
        reference: `ST-${from.slice(0, 7)}`,
        financialEntity: books.debtors[0],
        periodFrom: from,
        periodTo: to,
        currency: tenant.baseCurrency,
        sentDate: sentDate > clock.today ? null : sentDate,
      },
      { day: -n * 30 + 28, rules: statementRules, facts },
    );
  }
}
