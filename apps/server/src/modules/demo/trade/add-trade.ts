import type { DemoCase } from '../cases.ts';
import type { PayingAccount } from '../payments.ts';
import type { World } from '../world.ts';
import { addBookSettings } from './book-settings.ts';
import { addHomes } from './homes.ts';
import { addInvoices } from './invoices.ts';
import { addLedger } from './ledger.ts';
import { addMoves, addSpaces } from './moves.ts';
import { addPay } from './pay.ts';
import { addServiceRecords } from './service-records.ts';
import { tradeQuotas } from './trade-quotas.data.ts';

/** Books, moves, homes, records of services and pay of a company; the last numbers of their references. */
export function addTrade(
  world: World,
  cases: readonly DemoCase[],
  payers: readonly PayingAccount[],
): Readonly<Record<string, number>> {
  const quota = tradeQuotas[world.tenant.code];
  if (!quota) return {};
  const books = addBookSettings(world, quota);
  const { invoices, numbers } = addInvoices(world, books, quota, cases);
  addLedger(world, books, invoices, cases, payers);
  const homes = addHomes(world, cases);
  const moves = addMoves(world, books, quota, cases);
  const stored = addServiceRecords(world, cases, books, homes, moves);
  addSpaces(world, moves.warehouses, stored);
  return { ...numbers, ...homes.numbers, ...moves.numbers, ...addPay(world, books, cases) };
}
