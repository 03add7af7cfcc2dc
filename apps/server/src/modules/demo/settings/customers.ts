import { serviceType } from '@homeport/model/cases';
import {
  activity,
  campaign,
  customer,
  customerGroup,
  opportunity,
  party,
  partyContract,
  partyGroup,
} from '@homeport/model/crm';
import { company, office } from '@homeport/model/organisation';
import { contact } from '@homeport/model/people';
import { serviceProvider } from '@homeport/model/policies';
import { idOfDefault, serviceTypeDefaults } from '../../reference/index.ts';
import { firstNames, jobTitles, lastNames, places } from '../names.data.ts';
import { addressIn } from '../people.ts';
import { knownProvider, specialists, vendorCode } from '../providers.data.ts';
import { brightwater, castellane, halden, meridian, tecnovia } from '../tenants.data.ts';
import { userId, type World } from '../world.ts';
import { partyOf } from './party-of.ts';
import { type Said, set, setCoded, settingId, step } from './settle.ts';

const trades = [
  'Relocation',
  'Movers',
  'Immigration Partners',
  'Homes',
  'Schools Advisory',
  'Tax Advisers',
  'Settling-in',
];
const groups: readonly (readonly [string, Said])[] = [
  ['PREFERRED', ['Preferred partners', 'Socios preferentes', 'Partenaires privilégiés']],
  ['NETWORK', ['Agents’ network', 'Red de agentes', 'Réseau d’agents']],
];

/** Parties, the providers among them, contracts, and whom one talks to. The managing company has 85, its clients a dozen. */
export function addParties(world: World): void {
  const { luck, clock, tenant } = world;
  const count = tenant === meridian ? 85 : 12;
  const placeOf = (i: number) => {
    const { town } = knownProvider(i) ?? {};
    return places.find((one) => one.town === town) ?? places[i % places.length];
  };
  for (const [code, name] of groups) setCoded(world, partyGroup, code, name);
  for (let i = 0; i < count; i += 1) {
    const place = placeOf(i);
    if (!place) continue;
    const code = vendorCode(i);
    const named = knownProvider(i)?.name;
    const name = named ?? `${place.town} ${trades[(i * 3 + Math.floor(i / places.length)) % trades.length]}`;
    const reach = { phone: `+44207946${String(100 + i).padStart(4, '0')}`, email: `office@v${1001 + i}.example` };
    const taxNumber = `EU${700_100_200 + i * 31}`;
    const id = setCoded(world, party, code, name, {
      taxNumber,
      kind: i % 5 === 4 ? 'AGENT' : 'VENDOR',
      country: place.country,
      partyGroup: settingId(world, partyGroup, i % 3 === 0 ? 'PREFERRED' : 'NETWORK'),
      paymentTerms: i % 2 === 0 ? 'DAYS_30' : 'DAYS_60',
      paymentDays: i % 2 === 0 ? 30 : 60,
      address: addressIn(place, i + 2),
      ...reach,
    });
    const isFirst =
      i < places.length && !Array.from({ length: i }, (_, k) => placeOf(k)).some((p) => p?.country === place.country);
    setCoded(world, serviceProvider, code, name, {
      party: id,
      taxNumber,
      ...(isTheirs(world, named)
        ? { users: [userId('vendor.one')], ownCasesOnly: false }
        : { ownCasesOnly: i % 2 === 0 }),
      ...answersOf(i),
      country: place.country,
      serviceTypes: (named
        ? Object.keys(specialists).filter((type) => specialists[type]?.includes(named))
        : [0, 5, 9].map((step) => serviceTypeDefaults[(i + step) % serviceTypeDefaults.length]?.code ?? '')
      ).map((type) => idOfDefault(tenant.id, serviceType, type)),
      isDefault: isFirst,
      rating: (3 + luck.whole(0, 20) / 10).toFixed(1),
      accreditation: i % 4 === 0 ? 'FIDI-FAIM' : i % 4 === 1 ? 'EuRA' : null,
      insuredUntil: clock.day(luck.whole(-20, 500)),
      paymentTerms: i % 2 === 0 ? 'DAYS_30' : 'DAYS_60',
      currency: place.currency,
      address: addressIn(place, i + 2),
      // One that was used is closed: it stays where it was used.
      active: i !== 7,
      ...reach,
    });
    addContact(world, i, { party: id });
    if (i % 2 === 0) addContracts(world, id, code, i);
  }
  for (let i = 0; i < 6; i += 1)
    addContact(world, 100 + i, {
      company: settingId(world, company, tenant.code),
      office: world.rowsOf(office)[i]?.id ?? null,
    });
}

/** Whom the vendor of the demo works for. */
const isTheirs = (world: World, name: string | undefined): boolean =>
  world.tenant === castellane && name === 'Tan Relocation Singapore';

function addContact(world: World, i: number, at: Readonly<Record<string, string | null>>): void {
  const firstName = firstNames[(i * 7) % firstNames.length] ?? '';
  // The last name of the list is a double one of sixty characters; it occurs once.
  const lastName =
    lastNames[i === 103 ? lastNames.length - 1 : (i * 11 + Math.floor(i / 30)) % (lastNames.length - 1)] ?? '';
  set(world, contact, i, {
    firstName,
    lastName,
    jobTitle: jobTitles[i % jobTitles.length] ?? null,
    email: `contact.${i}@${world.tenant.subDomain}.example`,
    phone: `+44207946${String(i % 1000).padStart(4, '0')}`,
    workingSchedule: i % 4 === 3 ? 'Sun–Thu 08:00–16:00' : 'Mon–Fri 09:00–17:30',
    ...at,
  });
}

/** The contract of last year and the one that follows it. */
function addContracts(world: World, of: string, code: string, i: number): void {
  const { clock } = world;
  const kind = i % 4 === 0 ? 'RATES' : 'FRAME';
  const common = {
    party: of,
    kind,
    noticeDays: 90,
    renewalMonths: 12,
    currency: 'EUR',
    value: String(20_000 + i * 1500),
  };
  const turn = -200 + (i % 40);
  set(world, partyContract, `${code}-A`, {
    number: `${code}-A`,
    name: `${code} ${clock.day(turn).slice(0, 4)}`,
    effectiveFrom: clock.day(turn - 365),
    effectiveTo: clock.day(turn - 1),
    ...common,
  });
  set(
    world,
    partyContract,
    `${code}-B`,
    {
      number: `${code}-B`,
      name: `${code} ${clock.day(turn + 365).slice(0, 4)}`,
      effectiveFrom: clock.day(turn),
      ...common,
    },
    190,
  );
}

const prospects = [
  'Aurora Foods',
  'Kestrel Robotics',
  'Lumen Pharma',
  'Orinoco Mining',
  'Polaris Rail',
  'Sable Textiles',
];
const stages = [
  ['qualify', 'QUALIFIED'],
  ['propose', 'PROPOSED'],
  ['negotiate', 'NEGOTIATED'],
  ['win', 'WON'],
] as const;

/** What only the managing company has: customers, deals in the making, campaigns and what was done about them. */
export function addCustomers(world: World): void {
  const { luck, clock } = world;
  const lead = userId('case.manager');
  setCoded(world, customerGroup, 'CORPORATE', ['Corporate', 'Corporativo', 'Grands comptes']);
  setCoded(world, customerGroup, 'GROWTH', [
    'Growing companies',
    'Empresas en crecimiento',
    'Entreprises en croissance',
  ]);
  for (const client of [halden, brightwater, castellane, tecnovia])
    setCoded(world, customer, client.code, client.name, {
      ...partyOf(world, { code: client.code, name: client.name, kind: 'CUSTOMER' }),
      customerGroup: settingId(world, customerGroup, 'CORPORATE'),
      industry: { HALDEN: 'ENERGY', BRIGHTWATER: 'FINANCE', CASTELLANE: 'CONSUMER' }[client.code] ?? 'TECHNOLOGY',
      numberOfEmployees: 1200 + client.cases * 90,
      relationshipStatus: 'ACTIVE',
      competitiveStatus: client === brightwater ? 'CHALLENGED' : 'PREFERRED',
      salesLead: lead,
      yearlyVolume: String(client.cases * 21_000),
      currency: client.baseCurrency,
      webAddress: `https://www.${client.subDomain}.example`,
    });
  prospects.forEach((name, i) => {
    setCoded(world, customer, `PR-${10 + i}`, name, {
      ...partyOf(world, { code: `PR-${10 + i}`, name, kind: 'CUSTOMER' }),
      customerGroup: settingId(world, customerGroup, 'GROWTH'),
      industry: ['CONSUMER', 'TECHNOLOGY', 'PHARMA', 'ENERGY', 'PUBLIC', 'MANUFACTURING'][i] ?? 'SERVICES',
      numberOfEmployees: 300 + i * 850,
      relationshipStatus: i === 5 ? 'FORMER' : 'PROSPECT',
      competitiveStatus: i % 2 === 0 ? 'COMPETITOR' : 'SHARED',
      salesLead: lead,
    });
  });
  for (const [i, channel] of ['EVENT', 'EMAIL', 'PARTNER'].entries()) {
    setCoded(world, campaign, `CA-${i + 1}`, `${clock.day(-120 + i * 90).slice(0, 7)} ${channel.toLowerCase()}`, {
      channel,
      product: 'IMMIGRATION',
      targetIndustry: 'TECHNOLOGY',
      targetCompanySize: 'UP_TO_5000',
      startDate: clock.day(-120 + i * 90),
      endDate: clock.day(-60 + i * 90),
      budget: '12000',
      currency: 'EUR',
      responses: i === 0 ? 41 : i === 1 ? 12 : 0,
      owner: lead,
    });
    if (i < 2) step(world, campaign, `CA-${i + 1}`, 'start', { status: 'RUNNING' }, 120 - i * 90);
    if (i < 1) step(world, campaign, 'CA-1', 'complete', { status: 'COMPLETED' }, 59);
  }
  for (let i = 0; i < 18; i += 1) {
    const of = i < 8 ? [halden, brightwater, castellane, tecnovia][i % 4]?.code : `PR-${10 + (i % 6)}`;
    set(
      world,
      opportunity,
      i,
      {
        reference: `OP-${200 + i}`,
        name: `${luck.pick(['Immigration', 'Household moves', 'Destination services', 'Full programme'])} ${clock.day(i * 20).slice(0, 4)}`,
        customer: settingId(world, customer, of ?? ''),
        campaign: i % 3 === 0 ? settingId(world, campaign, 'CA-1') : null,
        product: luck.pick(['IMMIGRATION', 'MOVE', 'DESTINATION']),
        amount: String(luck.whole(8, 60) * 5000),
        currency: 'EUR',
        probability: String(10 + (i % 5) * 20),
        closeDate: clock.day(luck.whole(-10, 120)),
        owner: lead,
      },
      150 - i,
    );
    stages.slice(0, i % 5).forEach(([deed, stage], n) => {
      step(world, opportunity, i, deed, { stage }, 120 - i - n * 15);
    });
    if (i === 3) step(world, opportunity, i, 'lose', { stage: 'LOST' }, 20);
  }
  for (let i = 0; i < 40; i += 1) {
    const due = -60 + i * 2;
    set(
      world,
      activity,
      i,
      {
        kind: (['CALL', 'MEETING', 'EMAIL', 'TASK', 'VISIT'] as const)[i % 5],
        subject: luck.pick([
          'Quarterly review',
          'Send the proposal',
          'Agree the rates',
          'Present the programme',
          'Clear open questions',
        ]),
        opportunity: settingId(world, opportunity, i % 18),
        owner: lead,
        dueAt: `${clock.day(due)}T10:00:00Z`,
        duration: 45,
      },
      Math.max(1, 70 - i),
    );
    if (due < -3)
      step(
        world,
        activity,
        i,
        i % 9 === 8 ? 'cancel' : 'finish',
        { status: i % 9 === 8 ? 'CANCELLED' : 'DONE' },
        Math.max(1, -due - 1),
      );
  }
}

/** Most providers have said within how many working hours they answer. */
const answersOf = (n: number) => ({ answeredSurveys: 0, answersWithin: n % 3 === 1 ? null : 16 });
