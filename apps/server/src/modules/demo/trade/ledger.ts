import { Exact } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import {
  caseAccounting,
  caseActualCost,
  clientAccount,
  clientAccountEntry,
  difference,
  documentTotals,
  financialTransaction,
  financialTransactionRules,
  lineAmounts,
  numberKeyOf,
  recurringCost,
  total,
  vendorInvoice,
  vendorInvoiceLine,
} from '@homeport/model/finance';
import type { DemoCase } from '../cases.ts';
import type { PayingAccount } from '../payments.ts';
import type { World } from '../world.ts';
import { addReconciliations } from './bank-statements.ts';
import type { BookSettings } from './book-settings.ts';
import type { DemoInvoice } from './invoices.ts';
import { leadOf, put, say, step } from './put.ts';

/** What follows from the invoices, and what vendors sent. */
export function addLedger(
  world: World,
  books: BookSettings,
  invoices: readonly DemoInvoice[],
  cases: readonly DemoCase[],
  payers: readonly PayingAccount[],
): void {
  addVendorInvoices(world, books);
  addTransactions(world, books, invoices);
  if (payers[0]) addReconciliations(world, books, payers[0]);
  addClientMoney(world, books, cases);
  addCaseMoney(world, books, cases);
}

const billStates = [
  'PAID',
  'PAID',
  'PAID',
  'APPROVED',
  'SUBMITTED',
  'SUBMITTED',
  'HELD',
  'REJECTED',
  'DRAFT',
  'CANCELLED',
] as const;
const waysOf: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  DRAFT: [],
  CANCELLED: [['cancel', 'CANCELLED']],
  SUBMITTED: [['submit', 'SUBMITTED']],
  HELD: [
    ['submit', 'SUBMITTED'],
    ['hold', 'HELD'],
  ],
  REJECTED: [
    ['submit', 'SUBMITTED'],
    ['reject', 'REJECTED'],
  ],
  APPROVED: [
    ['submit', 'SUBMITTED'],
    ['approve', 'APPROVED'],
  ],
  PAID: [
    ['submit', 'SUBMITTED'],
    ['approve', 'APPROVED'],
    ['pay', 'PAID'],
  ],
};

/** Bills of vendors in every state; the held one is over its quote. */
function addVendorInvoices(world: World, books: BookSettings): void {
  const { tenant, clock, luck } = world;
  const currency = tenant.baseCurrency;
  const services = world.rowsOf(caseService).filter((s) => s.steps.length > 2);
  books.vendors.slice(0, 20).forEach((vendor, i) => {
    const status = billStates[i % billStates.length] ?? 'PAID';
    const day = status === 'PAID' ? -luck.whole(50, 200) : -luck.whole(6, 40);
    const service = services[(i * 7) % Math.max(services.length, 1)];
    const lines = Array.from({ length: 1 + (i % 3) }, (_, n) => {
      const unitAmount = String(luck.whole(12, 240) * 10);
      const what =
        n === 0
          ? say(world, 'Service as agreed', 'Servicio según acuerdo', 'Service convenu')
          : say(world, 'Extra work', 'Trabajo adicional', 'Travaux supplémentaires');
      return {
        description: what,
        quantity: '1',
        unitAmount,
        ...lineAmounts({ quantity: '1', unitAmount }, books.taxRate, currency),
      };
    });
    const goods = total(currency, ...lines.map((l) => l.goodsAmount));
    const tax = total(currency, ...lines.map((l) => l.taxAmount));
    const charged = service && chargedBy(world, service.id, vendor.name, goods, currency);
    const invoiceNumber = `${vendor.name.slice(0, 3).toUpperCase()}-${String(310 + i).padStart(5, '0')}`;
    const id = put(
      world,
      vendorInvoice,
      i,
      {
        invoiceNumber,
        numberKey: numberKeyOf(invoiceNumber),
        vendor: vendor.id,
        caseService: charged?.id ?? null,
        provider: charged?.provider ?? null,
        findings: 0,
        expectedPayment: status === 'APPROVED' ? clock.day(day + 27) : null,
        rejectionReason:
          status === 'REJECTED'
            ? say(world, 'This was not ordered.', 'Esto no se encargó.', 'Cela n’a pas été commandé.')
            : null,
        invoiceDate: clock.day(day - 3),
        receivedDate: clock.day(day),
        dueDate: clock.day(day + 27),
        currency,
        externalReference: status === 'DRAFT' ? null : `AP-${5200 + i}`,
        approvedQuote: status === 'HELD' ? difference(currency, goods, '130') : goods,
        costProfile: books.costProfile,
        ...documentTotals([{ rate: books.taxRate, goods, tax }], currency, true),
        isOverTolerance: status === 'HELD',
        isPossibleDuplicate: false,
        holdReason: null,
        paidAmount: '0',
        outstandingAmount: total(currency, goods, tax),
      },
      { day },
    );
    lines.forEach((line, n) => {
      const set = {
        ...line,
        vendorInvoice: id,
        sequence: n + 1,
        currency,
        taxCode: books.taxCode,
        taxRate: books.taxRate,
      };
      put(world, vendorInvoiceLine, `${i} ${n}`, { ...set, financialCode: books.codes.MOVES }, { day });
    });
    waysOf[status]?.forEach(([deed, to], n) => {
      const at = Math.min(-1, day + 1 + n * 3);
      const paid = to === 'PAID' ? { paidAmount: total(currency, goods, tax), outstandingAmount: '0' } : {};
      step(world, vendorInvoice, id, deed, at, leadOf(world), { status: to, ...paid });
    });
    if (status === 'PAID')
      addVendorPayment(world, books, { id, vendor: vendor.id, day: Math.min(-1, day + 7), goods, tax });
  });
}

/** The service that a bill of a vendor charges: one of theirs, and no more than was agreed; else the bill is for none. */
function chargedBy(world: World, id: string, vendor: string, goods: string, currency: string) {
  const { provider, providerName, costAmount, costCurrency } = world.valuesOf(caseService, id);
  if (providerName !== null && providerName !== vendor) return undefined;
  const isWithin = typeof costAmount !== 'string' || (costCurrency === currency && new Exact(costAmount).gte(goods));
  return isWithin ? { id, provider: typeof provider === 'string' ? provider : null } : undefined;
}

/** The payment in the ledger behind a vendor's bill that is paid. */
function addVendorPayment(
  world: World,
  books: BookSettings,
  bill: {
    readonly id: string;
    readonly vendor: string;
    readonly day: number;
    readonly goods: string;
    readonly tax: string;
  },
): void {
  const { clock, tenant } = world;
  const amount = total(tenant.baseCurrency, bill.goods, bill.tax);
  const key = `bill ${bill.id}`;
  const reference = `PY-${bill.id.slice(-8).toUpperCase()}`;
  const entry = put(
    world,
    financialTransaction,
    key,
    {
      reference,
      type: 'PAYMENT',
      financialEntity: bill.vendor,
      vendorInvoice: bill.id,
      transactionDate: clock.day(bill.day),
      financialPeriod: books.periodOf(clock.day(bill.day)),
      financialCode: books.codes.BANK,
      currency: tenant.baseCurrency,
      goodsAmount: amount,
      taxAmount: '0',
      paidAmount: amount,
      isProforma: false,
    },
    { day: bill.day, rules: financialTransactionRules },
  );
  step(world, financialTransaction, entry, 'post', Math.min(0, bill.day + 1), leadOf(world), { status: 'POSTED' });
}

function addTransactions(world: World, books: BookSettings, invoices: readonly DemoInvoice[]): void {
  const { clock, tenant } = world;
  const booked = invoices.filter((i) => i.status === 'SENT' || i.status === 'PAID').slice(-40);
  booked.forEach((bill, n) => {
    const base = {
      financialEntity: bill.debtor,
      caseDetail: bill.caseDetail,
      financialPeriod: books.periodOf(clock.day(bill.day)),
      currency: tenant.baseCurrency,
      isProforma: false,
      invoice: bill.id,
    };
    const id = put(
      world,
      financialTransaction,
      `sale ${n}`,
      {
        ...base,
        reference: `T-${bill.reference}`,
        type: 'SALES_INVOICE',
        transactionDate: clock.day(bill.day),
        dueDate: clock.day(bill.day + 30),
        financialCode: books.codes.FEES,
        goodsAmount: bill.goods,
        taxAmount: bill.tax,
      },
      { day: bill.day + 2, rules: financialTransactionRules, facts: { documentPaid: bill.paid } },
    );
    const isHeld = n % 13 === 4;
    step(world, financialTransaction, id, isHeld ? 'hold' : 'post', bill.day + 3, leadOf(world), {
      status: isHeld ? 'ON_HOLD' : 'POSTED',
    });
    if (bill.status !== 'PAID') return;
    const paid = put(
      world,
      financialTransaction,
      `receipt ${n}`,
      {
        ...base,
        reference: `R-${bill.reference}`,
        type: 'RECEIPT',
        transactionDate: clock.day(Math.min(-1, bill.day + 28)),
        financialPeriod: books.periodOf(clock.day(Math.min(-1, bill.day + 28))),
        financialCode: books.codes.BANK,
        goodsAmount: bill.paid,
        taxAmount: '0',
        paidAmount: bill.paid,
      },
      { day: bill.day + 28, rules: financialTransactionRules },
    );
    step(world, financialTransaction, paid, 'post', bill.day + 29, leadOf(world), { status: 'POSTED' });
  });
}

function addClientMoney(world: World, books: BookSettings, cases: readonly DemoCase[]): void {
  const { tenant, clock, luck } = world;
  const currency = tenant.baseCurrency;
  const entries = Array.from({ length: 14 }, (_, i) => {
    const isDeposit = i % 4 === 0;
    const amount = String(isDeposit ? 15_000 + i * 500 : luck.whole(10, 45) * 100);
    return {
      entryDate: clock.day(-200 + i * 14),
      debit: isDeposit ? null : amount,
      credit: isDeposit ? amount : null,
      of: cases[i * 2],
    };
  });
  const deposits = total(currency, ...entries.map((e) => e.credit));
  const withdrawals = total(currency, ...entries.map((e) => e.debit));
  const id = put(
    world,
    clientAccount,
    'MAIN',
    {
      code: 'CLIENT-MONEY',
      name: say(world, `Advances of ${tenant.name}`, `Anticipos de ${tenant.name}`, `Avances de ${tenant.name}`),
      financialEntity: books.debtors[0],
      currency,
      minimumBalance: '5000',
      deposits,
      withdrawals,
      balance: difference(currency, deposits, withdrawals),
    },
    { day: -210 },
  );
  entries.forEach(({ of, ...entry }, i) => {
    const description = entry.credit
      ? say(world, 'Deposit', 'Depósito', 'Dépôt')
      : say(world, 'Paid on behalf', 'Pagado por cuenta', 'Payé pour compte');
    const set = {
      ...entry,
      clientAccount: id,
      description,
      reference: `CA-${900 + i}`,
      currency,
      caseDetail: of?.id ?? null,
    };
    put(world, clientAccountEntry, i, set, { day: -200 + i * 14 });
  });
}

function addCaseMoney(world: World, books: BookSettings, cases: readonly DemoCase[]): void {
  const { tenant, clock, luck } = world;
  const currency = tenant.baseCurrency;
  const running = cases.filter((c) => c.status !== 'PENDING');
  running.slice(0, 40).forEach((of, i) => {
    const id = put(
      world,
      caseAccounting,
      i,
      {
        caseDetail: of.id,
        financeProfile: books.financeProfile,
        chargeProfile: books.chargeProfile,
        costProfile: books.costProfile,
        approvedAmount: String(luck.whole(30, 160) * 1000),
        currency,
        poNumber: `${45_000 + i}`,
      },
      { day: Math.max(-880, Math.min(of.start - 60, -5)) },
    );
    if (of.status === 'CLOSED') {
      const done = { status: 'COMPLETE', completedBy: leadOf(world), completedDate: clock.day(-20) };
      step(world, caseAccounting, id, 'complete', -20, leadOf(world), done);
    }
  });
  running.slice(0, 30).forEach((of, i) => {
    for (const n of [0, 1]) {
      const day = -luck.whole(4, 160);
      const vendor = luck.pick(books.vendors);
      put(
        world,
        caseActualCost,
        `${i} ${n}`,
        {
          caseDetail: of.id,
          description:
            n === 0
              ? say(world, 'Household move', 'Mudanza', 'Déménagement')
              : say(world, 'Temporary housing', 'Alojamiento temporal', 'Hébergement temporaire'),
          amount: String(luck.whole(8, 120) * 100),
          currency,
          postingPeriod: books.periodOf(clock.day(day)),
          effectiveDate: clock.day(day),
          source: n === 0 ? 'INVOICE' : 'MANUAL',
          vendor: vendor.id,
          financialCode: n === 0 ? books.codes.MOVES : books.codes.HOUSING,
        },
        { day },
      );
    }
  });
  running.slice(0, 12).forEach((of, i) => {
    const kinds = [
      ['Rent', 'Alquiler', 'Loyer'],
      ['Storage', 'Almacenaje', 'Stockage'],
      ['School fees', 'Colegio', 'Frais de scolarité'],
    ] as const;
    const id = put(
      world,
      recurringCost,
      i,
      {
        name: say(world, ...(kinds[i % 3] ?? kinds[0])),
        caseDetail: of.id,
        vendor: luck.pick(books.vendors).id,
        amount: String(luck.whole(4, 40) * 100),
        currency,
        frequency: i % 3 === 2 ? 'QUARTERLY' : 'MONTHLY',
        dayOfMonth: [1, 5, 31][i % 3],
        startDate: clock.day(-180 - i),
        endDate: i % 4 === 0 ? clock.day(185) : null,
        nextDate: clock.day(5 + i),
      },
      { day: -180 - i },
    );
    if (i % 5 === 3) step(world, recurringCost, id, 'pause', -12, leadOf(world), { status: 'PAUSED' });
    if (i % 5 === 4) step(world, recurringCost, id, 'end', -12, leadOf(world), { status: 'ENDED' });
  });
}
