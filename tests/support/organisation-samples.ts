import type { Values } from '@homeport/grammar';
import { menus } from '@homeport/model/identity';
import { referenceNumber } from '@homeport/model/tenancy';

const countries = ['FR', 'GB', 'ES', 'US', 'SG', 'JP', 'DE', 'NL', 'AE', 'MX', 'BR', 'IN', 'CH', 'ZA'];
const numberKinds = Object.keys(referenceNumber.fields.kind.choices ?? {});
const menuKeys = Object.keys(menus);
/** One after the other, so that none comes twice before all have come. */
function inTurn<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => list[next++ % list.length] as T;
}
const country = inTurn(countries);
const numberKind = inTurn(numberKinds);
const menuKey = inTurn(menuKeys);
/** A day that no other sample has. */
const day = (n: number): string => Temporal.PlainDate.from('2020-01-01').add({ days: n }).toString();

type Make = (entity: string, given?: Values) => Promise<Values & { id: string }>;

/** What the rules of organisation, customers, policies, workflow and planning ask of a sample record. */
export const organisationSamples: Readonly<Record<string, (n: number, make: Make) => Values | Promise<Values>>> = {
  team: () => ({ caseAccess: 'FULL' }),
  packageComponent: () => ({ kind: 'CASH', amount: '100', currency: 'EUR' }),
  defaultServiceProvider: () => ({ country: country() }),
  businessRule: () => ({ outcome: 'WARN', message: 'Please look at this again.' }),
  changeOfCircumstance: () => ({ kind: 'OTHER' }),
  apiClient: () => ({ scopes: 'read' }),
  firewallRule: (n) => ({ addresses: `203.0.${Math.floor(n / 250) % 250}.${n % 250}` }),
  smartMenuSetting: (n) => ({ path: `/workspace/cases/case-detail?q=${n}` }),
  theme: () => ({ brandColor: '#0B6B7D' }),
  terms: (n) => ({ effectiveFrom: day(n), effectiveTo: day(n) }),
  costEstimateLine: () => ({ currency: 'EUR', amount: '100', reason: 'Agreed with the client' }),
  livingNorm: (n) => ({ fromIncome: String(1000 * n) }),
  retentionRule: () => ({ kind: 'NOTICES' }),
  activityType: () => ({ minimumDuration: 60, maximumDuration: 60 }),
  resourceEvent: () => ({ startsAt: '2126-03-02T10:00:00Z', endsAt: '2126-03-02T11:00:00Z' }),
  referenceNumber: () => ({ kind: numberKind() }),
  menuSetting: () => ({ menu: menuKey() }),
  companyActivation: async (n, make) => ({
    dataCenter: (await make('dataCenter')).id,
    companyGroup: (await make('companyGroup')).id,
    adminLogin: `first.admin.${n}`,
    subDomain: `sub-${n}`,
  }),
};
