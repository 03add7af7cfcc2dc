import type { Entity, Values } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { creditNote, documentTotals, financialEntity, invoice, invoiceLine, total } from '@homeport/model/finance';
import { rateRequest, shipment } from '@homeport/model/moves';
import { checkOut } from '@homeport/model/property';
import { expect, test } from 'vitest';
import { clockAt } from '../clock.ts';
import { tellTenant } from '../tell-tenant.ts';
import { demoTenants } from '../tenants.data.ts';

const clock = clockAt(Temporal.Instant.from('2026-11-21T15:30:00Z'));
const clients = demoTenants.filter((t) => t.managed).map((t) => tellTenant(t, clock, 'hash', (key) => key).world);
const trade = new Set(['finance', 'moves', 'property', 'services', 'payroll', 'immigration', 'living']);
const all = (entity: Entity): Values[] =>
  clients.flatMap((world) => world.rowsOf(entity).map(({ id }) => ({ ...world.valuesOf(entity, id), id })));

test('the trade has the numbers that are promised for the clients of the managing company', () => {
  expect([invoice, creditNote, shipment, rateRequest].map((e) => all(e).length)).toEqual([420, 31, 60, 12]);
  expect(all(financialEntity).filter((e) => e.kind === 'VENDOR')).toHaveLength(85);
  expect(Math.max(...all(invoice).map((i) => Number(i.numberOfLines)))).toBe(300);
});
test('every state of rate requests and deposits occurs, and no list is empty', () => {
  expect(new Set(all(rateRequest).map((r) => r.status)).size).toBe(5);
  expect(new Set(all(checkOut).map((c) => c.depositRecovery)).size).toBe(6);
  // What has encrypted parts is no row of the world.
  const ofTrade = catalogue.entities.filter(
    ({ name, fields }) =>
      trade.has(catalogue.domainOf(name)) && !Object.values(fields).some(({ type }) => type === 'bankPart'),
  );
  expect(ofTrade.length).toBeGreaterThan(50);
  expect(ofTrade.filter((entity) => all(entity).length === 0).map((e) => e.name)).toEqual([]);
});
test('what invoices say in sum is what their lines say', () => {
  const lines = Map.groupBy(all(invoiceLine), (line) => line.invoice);
  for (const bill of all(invoice)) {
    const own = lines.get(bill.id) ?? [];
    const currency = String(bill.currency);
    const sum = (name: string): string => total(currency, ...own.map((line) => String(line[name])));
    const groups = [{ rate: null, goods: sum('goodsAmount'), tax: sum('taxAmount') }];
    expect(documentTotals(groups, currency, true).grossAmount).toBe(bill.grossAmount);
    expect(own.length).toBe(bill.numberOfLines);
  }
});
