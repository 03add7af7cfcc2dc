import type { Entity, Values } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { caseDetail, caseService } from '@homeport/model/cases';
import { creditNote, documentTotals, financialEntity, invoice, invoiceLine, total } from '@homeport/model/finance';
import { freight, rateRequest, shipment, shipmentType } from '@homeport/model/moves';
import { checkOut } from '@homeport/model/property';
import { describe, expect, test } from 'vitest';
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
describe('somebody of the trade believes', () => {
  const cases = new Map(all(caseDetail).map((one) => [one.id, one]));
  const countries = (of: Values): readonly [string, string] => {
    const { home, host } = { home: of.homeLocation as Values, host: of.hostLocation as Values };
    return [String(home.country), String(host.country)];
  };
  const europe = new Set(['FR', 'GB', 'ES', 'DE', 'NL', 'CH']);

  test('that goods go by road within Europe only, and by sea never within it', () => {
    const modes = new Map(all(shipmentType).map((type) => [type.id, type.mode]));
    for (const one of all(shipment)) {
      const inEurope = countries(cases.get(one.caseDetail) as Values).every((country) => europe.has(country));
      const mode = modes.get(one.shipmentType);
      expect([one.reference, mode, inEurope]).toEqual([
        one.reference,
        mode,
        mode === 'AIR' ? inEurope : mode === 'ROAD',
      ]);
    }
  });
  test('the days of a shipment: around the start of the assignment, one after the other, done only when they are over', () => {
    const today = clock.day(0);
    for (const one of all(shipment)) {
      const start = String(cases.get(one.caseDetail)?.assignmentStartDate);
      const days = [one.estimatedPickupDate, one.estimatedDeliveryDate, one.requiredDeliveryDate] as string[];
      expect(days).toEqual(days.toSorted());
      const ahead = Temporal.PlainDate.from(String(one.requiredPickupDate)).until(start).total('days');
      expect([one.reference, ahead >= -10 && ahead <= 50]).toEqual([one.reference, true]);
      for (const done of [one.actualPickupDate, one.actualDeliveryDate])
        if (done !== null) expect([one.reference, String(done) < today]).toEqual([one.reference, true]);
      if (one.operationalStatus === 'DELIVERED') expect(one.actualDeliveryDate).not.toBeNull();
    }
    // And still there is something of everything.
    expect(new Set(all(shipment).map((one) => one.operationalStatus)).size).toBeGreaterThanOrEqual(3);
  });
  test('ports, airports and carriers of a freight', () => {
    for (const one of all(freight)) {
      const isAir = one.containerType === 'AIR_LDN';
      const airport = /\([A-Z]{3}\)$/;
      expect([one.loadingPort, airport.test(String(one.loadingPort))]).toEqual([one.loadingPort, isAir]);
      expect([one.dischargePort, airport.test(String(one.dischargePort))]).toEqual([one.dischargePort, isAir]);
      expect(String(one.estimatedArrival) > String(one.estimatedDeparture)).toBe(true);
      expect(/^MV /.test(String(one.vesselOrFlight))).toBe(!isAir);
    }
  });
  test('who does a service', () => {
    const types = new Map(
      clients.flatMap((world) => [...world.rowsOf(caseService)].map(({ id }) => [id, world.valuesOf(caseService, id)])),
    );
    const odd = [...types.values()].filter(
      (one) =>
        /Tax$/.test(String(one.providerName)) && !/tax|fiscal|impôt|impuest|renta|revenus/i.test(String(one.name)),
    );
    expect(odd.map((one) => `${one.providerName}: ${one.name}`)).toEqual([]);
  });
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
