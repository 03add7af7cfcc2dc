import { balanceOf, balanceSheet, caseDetail } from '@homeport/model/cases';
import { balanceSheetOf, keptSheet, type SheetSnapshot } from '@homeport/model/costing';
import { dependant } from '@homeport/model/family';
import { taxTable, taxTableBand } from '@homeport/model/finance';
import { costOfLivingIndex, livingNorm } from '@homeport/model/living';
import { employee } from '@homeport/model/people';
import { policy } from '@homeport/model/policies';
import type { RateRecord } from '@homeport/model/rates';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { perEuro } from './names.data.ts';
import type { World } from './world.ts';

/** Every third assignment has a balance sheet from its first day on, worked out as the product does from the tables of the demo. */
export function addSheets(world: World, cases: readonly DemoCase[], rates: readonly RateRecord[]): void {
  const tables = tablesOf(world);
  cases.forEach((of, i) => {
    if (i % 3 !== 1) return;
    const rent = { monthly: rentIn(of.host.currency), currency: of.host.currency };
    const worked = balanceSheetOf({ ...snapshotOf(world, of, tables), rates, rent });
    if ('lacks' in worked) return;
    const opened = Math.max(2, Math.min(880, -of.start + 140));
    const at = world.clock.at(-opened, 13);
    const kept = keptSheet(worked, rent, at);
    const { assignmentStartDate, assignmentEndDate } = world.valuesOf(caseDetail, of.id);
    const span = { effectiveFrom: assignmentStartDate, effectiveTo: assignmentEndDate };
    const { figures, ...sheet } = worked;
    world.add(balanceSheet, demoId(world.tenant.code, 'balance sheet', of.id), {
      ...{ at, by: of.manager },
      set: { caseDetail: of.id, ...span, ...kept, ...balanceOf({ ...sheet, ...figures }) },
    });
  });
}
const rentIn = (currency: string): string => String(Math.round((2600 * (perEuro[currency] ?? 1)) / 10) * 10);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The tables of the demo by home country, as the product loads them. */
interface Tables {
  readonly norms: ReadonlyMap<string, SheetSnapshot['norms']>;
  readonly indexes: ReadonlyMap<string, SheetSnapshot['indexes']>;
  readonly taxes: ReadonlyMap<string, SheetSnapshot['hypotheticalTax']>;
}
function tablesOf(world: World): Tables {
  const rows = (entity: typeof livingNorm | typeof costOfLivingIndex | typeof taxTable | typeof taxTableBand) =>
    world.rowsOf(entity).map(({ id, steps: [{ set }] }) => ({ id, set }));
  const source = (entity: string, id: string) => ({ entity, id, version: 1 });
  const norms = Map.groupBy(rows(livingNorm), ({ set }) => String(set.country));
  const indexes = Map.groupBy(rows(costOfLivingIndex), ({ set }) => `${set.homeCountry} ${set.hostCountry}`);
  const bands = Map.groupBy(rows(taxTableBand), ({ set }) => String(set.taxTable));
  return {
    norms: mapped(norms, (all) =>
      all.map(({ id, set }) => ({
        ...{ kind: set.kind === 'HOUSING' ? 'HOUSING' : 'SPENDABLE', familySize: Number(set.familySize) },
        ...{ fromIncome: String(set.fromIncome), amount: String(set.amount), currency: String(set.currency) },
        source: source('livingNorm', id),
      })),
    ),
    indexes: mapped(indexes, (all) =>
      all
        .filter(({ set }) => !set.effectiveTo)
        .map(({ id, set }) => ({
          ...{ homePlace: text(set.homePlace), hostPlace: text(set.hostPlace), kind: String(set.kind) },
          ...{
            index: String(set.index),
            homeCurrency: String(set.homeCurrency),
            hostCurrency: String(set.hostCurrency),
          },
          ...{ measuredRate: text(set.measuredRate), source: source('costOfLivingIndex', id) },
        })),
    ),
    taxes: new Map(
      rows(taxTable).map(({ id, set }) => [
        String(set.country),
        {
          ...{ currency: String(set.currency), name: String(set.name) },
          source: { entity: 'taxTable', id, version: 1 },
          bands: (bands.get(id) ?? []).map((one) => ({ from: String(one.set.fromAmount), rate: String(one.set.rate) })),
        },
      ]),
    ),
  };
}
const mapped = <A, B>(of: ReadonlyMap<string, A>, by: (one: A) => B): ReadonlyMap<string, B> =>
  new Map([...of].map(([key, one]) => [key, by(one)]));

function snapshotOf(world: World, of: DemoCase, tables: Tables): Omit<SheetSnapshot, 'rates' | 'rent'> {
  const its = world.valuesOf(caseDetail, of.id);
  const granting = world.valuesOf(policy, String(its.policy));
  const { salary, salaryCurrency } = world.valuesOf(employee, of.assignee.employee);
  const source = { entity: 'employee', id: of.assignee.employee, version: 1 };
  const along = world
    .rowsOf(dependant)
    .filter(({ steps: [{ set }] }) => set.employeePerson === of.assignee.person && set.accompanies === true);
  const [home, host] = [of.home.country, of.host.country];
  return {
    ...{ day: String(its.assignmentStartDate), familySize: along.length + 1, baseCurrency: world.tenant.baseCurrency },
    pay:
      text(salary) && text(salaryCurrency)
        ? { salary: String(salary), currency: String(salaryCurrency), source }
        : null,
    ...{ homePlace: of.home.town, hostPlace: of.host.town, premiums: [] },
    ...{ norms: tables.norms.get(home) ?? [], indexes: tables.indexes.get(`${home} ${host}`) ?? [] },
    hypotheticalTax: tables.taxes.get(home) ?? null,
    policy: {
      ...{ indexKind: text(granting.costOfLivingIndex), cap: text(granting.costOfLivingCap) },
      ...{ capCurrency: text(granting.currency), neverNegative: true, byBands: false, takesHousingNorm: true },
    },
  };
}
