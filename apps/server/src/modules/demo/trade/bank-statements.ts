import {
  bankReconciliation,
  bankReconciliationLine,
  difference,
  financialTransaction,
  financialTransactionRules,
  total,
} from '@homeport/model/finance';
import type { PayingAccount } from '../payments.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import { leadOf, put, say, step } from './put.ts';

/** Four statements of the main account; the newest still has a difference. */
export function addReconciliations(world: World, books: BookSettings, account: PayingAccount): void {
  const { clock, luck } = world;
  const first = Temporal.PlainDate.from(clock.today).with({ day: 1 });
  const { currency } = account;
  let opening = '84210';
  [4, 3, 2, 1].forEach((n) => {
    const end = first.subtract({ months: n - 1 }).subtract({ days: 1 });
    const day = Temporal.PlainDate.from(clock.today).until(end, { largestUnit: 'days' }).days;
    const isOpen = n === 1;
    const lines = Array.from({ length: 8 }, (_, i) => ({
      valueDate: end.subtract({ days: 26 - i * 3 }).toString(),
      description:
        i % 3 === 0
          ? say(world, 'Receipt from client', 'Cobro de cliente', 'Encaissement client')
          : say(world, 'Payments to people', 'Pagos a personas', 'Paiements aux personnes'),
      bankReference: `BK${202_600 + n * 100 + i}`,
      amount: i % 3 === 0 ? String(luck.whole(40, 160) * 100) : `-${luck.whole(8, 60) * 50}`,
      isCleared: !(isOpen && i > 5),
    }));
    // Each line that is cleared stands for a posted entry of the ledger.
    const entries = lines.map((line, i) =>
      line.isCleared ? addBankEntry(world, books, `${n} ${i}`, line, currency) : null,
    );
    const cleared = total(currency, ...lines.filter((l) => l.isCleared).map((l) => l.amount));
    const closingBalance = difference(currency, total(currency, opening, cleared), '12.5');
    const statementAmount = isOpen
      ? total(currency, closingBalance, ...lines.filter((l) => !l.isCleared).map((l) => l.amount))
      : closingBalance;
    const id = put(
      world,
      bankReconciliation,
      n,
      {
        companyAccount: account.id,
        statementDate: end.toString(),
        currency,
        openingBalance: opening,
        statementAmount,
        bankCharges: '12.5',
        clearedAmount: cleared,
        closingBalance,
        difference: difference(currency, statementAmount, closingBalance),
      },
      { day: day + 2 },
    );
    lines.forEach((line, i) => {
      const set = { ...line, bankReconciliation: id, currency, financialTransaction: entries[i] };
      put(world, bankReconciliationLine, `${n} ${i}`, set, { day: day + 2 });
    });
    if (!isOpen) step(world, bankReconciliation, id, 'reconcile', day + 4, leadOf(world), { status: 'RECONCILED' });
    opening = closingBalance;
  });
}

/** The entry of the ledger behind a line of the bank: money in from a client, or out to a vendor. */
function addBankEntry(
  world: World,
  books: BookSettings,
  key: string,
  line: { readonly valueDate: string; readonly amount: string; readonly description: string },
  currency: string,
): string {
  const isIn = !line.amount.startsWith('-');
  const amount = line.amount.replace('-', '');
  const day = Temporal.PlainDate.from(world.clock.today).until(line.valueDate, { largestUnit: 'days' }).days;
  const id = put(
    world,
    financialTransaction,
    `bank ${key}`,
    {
      reference: `${isIn ? 'RC' : 'PY'}-B${key.replace(' ', '')}`,
      type: isIn ? 'RECEIPT' : 'PAYMENT',
      financialEntity: isIn ? books.debtors[0] : books.vendors[0]?.id,
      transactionDate: line.valueDate,
      financialPeriod: books.periodOf(line.valueDate),
      financialCode: books.codes.BANK,
      currency,
      goodsAmount: amount,
      taxAmount: '0',
      paidAmount: amount,
      isProforma: false,
      description: line.description,
    },
    { day, rules: financialTransactionRules },
  );
  step(world, financialTransaction, id, 'post', day + 1, leadOf(world), { status: 'POSTED' });
  return id;
}
