import { addCase } from '../cases.ts';
import { purchases } from '../expenses.data.ts';
import type { PlannedReport } from '../generated-reports.ts';
import type { NewLine } from '../new-report.ts';
import { accountFor, addAssignee } from '../people.ts';
import { buySomething } from '../purchases.ts';
import { addService } from '../services.ts';
import { personOfUser } from '../staff.ts';
import { userId, type World } from '../world.ts';
import type { Story } from './story.ts';

/** Aisha Okafor goes home from London to Houston soon; she has moved twice before. */
export function tellAisha(world: World): Story {
  const home = { town: 'Houston', country: 'US', currency: 'USD' };
  const host = { town: 'London', country: 'GB', currency: 'GBP' };
  const assignee = addAssignee(
    world,
    {
      key: 'aisha',
      person: personOfUser('assignee.en'),
      user: userId('assignee.en'),
      firstName: 'Aisha',
      lastName: 'Okafor',
      home,
      host,
      hired: 3900,
      lineManager: 'brightwater.manager',
      job: 'Risk analyst',
      about: {
        gender: 'F',
        birthDate: '1983-07-29',
        language: 'en',
        hostAddress: { address1: '8 Canonbury Lane', town: 'London', postCode: 'N1 2AS', country: 'GB' },
      },
    },
    903,
  );
  const file = { fileKey: 'aisha', assignee, home, manager: 'case.manager3' } as const;
  const earlier = [
    addCase(world, {
      ...file,
      key: 'aisha singapore',
      number: 904,
      host: { town: 'Singapore', country: 'SG', currency: 'SGD' },
      type: 'ON_ASSIGNMENT',
      phase: 'RETURN',
      status: 'CLOSED',
      start: -2620,
      end: -1900,
    }),
    addCase(world, {
      ...file,
      key: 'aisha dubai',
      number: 905,
      host: { town: 'Dubai', country: 'AE', currency: 'AED' },
      type: 'ON_ASSIGNMENT',
      phase: 'RETURN',
      status: 'CLOSED',
      start: -1560,
      end: -1010,
    }),
  ];
  for (const one of earlier) {
    for (const [n, type] of (['SEA_SHIPMENT', 'HOME_SEARCH', 'CHECK_OUT'] as const).entries()) {
      const start = Math.max(one.start, -880) + n * 10;
      addService(world, one, n, { type, status: 'COMPLETED', start, end: start + 20, provider: 'Anchor Relocation' });
    }
  }
  const stay = addCase(world, {
    ...file,
    key: 'aisha',
    number: 903,
    host,
    type: 'REPATRIATION',
    phase: 'RETURN',
    status: 'ACTIVE',
    start: -706,
    end: 24,
  });
  addService(world, stay, 0, {
    type: 'CHECK_OUT',
    status: 'SCHEDULED',
    start: 21,
    end: 22,
    provider: 'Palermo Homes',
    nextAction: 'Agree the inspection time',
    nextActionIn: 4,
    byAssignee: true,
    notes: 'Deposit of GBP 3,150.00 to be returned after the inspection.',
  });
  addService(world, stay, 1, {
    type: 'HOUSEHOLD_MOVE',
    status: 'SCHEDULED',
    start: 16,
    end: 60,
    provider: 'Northbound Movers',
    nextAction: 'Confirm the packing day',
    nextActionIn: 2,
    byAssignee: true,
  });
  addService(world, stay, 2, {
    type: 'AIR_SHIPMENT',
    status: 'REQUESTED',
    start: 19,
    end: 27,
    provider: 'Orbit Freight',
    nextAction: 'Provider confirms the date',
    nextActionIn: 6,
  });
  addService(world, stay, 3, {
    type: 'DEPARTURE_SERVICES',
    status: 'IN_PROGRESS',
    start: -8,
    end: 23,
    provider: 'Anchor Relocation',
    nextAction: 'Give notice to the council and utilities',
    nextActionIn: 7,
    byAssignee: true,
  });
  addService(world, stay, 4, {
    type: 'TENANCY_MANAGEMENT',
    status: 'IN_PROGRESS',
    start: -680,
    end: 24,
    provider: 'Palermo Homes',
    nextAction: 'Case manager checks the documents',
    nextActionIn: 9,
  });
  addService(world, stay, 5, {
    type: 'TAX_RETURN',
    status: 'IN_PROGRESS',
    start: -40,
    end: 60,
    provider: 'Lindqvist Tax',
    nextAction: 'Send the days spent in each country',
    nextActionIn: 11,
    byAssignee: true,
  });
  addService(world, stay, 6, {
    type: 'HOME_SEARCH',
    status: 'COMPLETED',
    start: -740,
    end: -700,
    provider: 'Palermo Homes',
  });
  const account = accountFor(world, assignee, 'GB', 903);
  const own = { case: stay, currency: 'GBP', account } as const;
  const lines = (items: readonly string[], day: number): NewLine[] =>
    items.map((item, n) => {
      const purchase = purchases.find((p) => p.item === item);
      if (!purchase) throw new Error(`nobody sells ${item}`);
      return buySomething(world, stay, purchase, day - 2 - n);
    });
  const train: NewLine = {
    item: 'TRAIN',
    activity: 'Train to Edinburgh',
    amount: '38.60',
    currency: 'GBP',
    day: -7,
    receipt: 'train',
  };
  const groceries: NewLine = {
    item: 'GROCERIES',
    activity: 'Groceries for the handover week',
    amount: '63.27',
    currency: 'GBP',
    day: -6,
    receipt: 'groceries',
  };
  return {
    cases: [stay, ...earlier],
    accounts: [account],
    timeline: {
      of: stay,
      codes: 10,
      notes: {
        forEmployee: { RETURN_PACKING: 'Northbound Movers confirm the crew of three the day before.' },
        byEmployee: {},
      },
    },
    reports: [
      ...paidReports.map(([description, ago, items], i): PlannedReport => {
        const decided = -ago + 5;
        return {
          ...own,
          key: `aisha ${i}`,
          description,
          created: -ago,
          submitted: -ago + 2,
          decided,
          lines: lines(items, -ago),
          payment: { by: 'transfer', built: decided + 2, released: decided + 3, paid: decided + 6 },
        };
      }),
      {
        ...own,
        key: 'aisha approved',
        description: 'Preparing the return',
        created: -14,
        submitted: -13,
        decided: -9,
        lines: lines(['CLEANING', 'STORAGE', 'DOCUMENTS', 'TAXI', 'COMMUNICATION'], -14),
      },
      {
        ...own,
        key: 'aisha open',
        description: 'Last weeks in London',
        created: -4,
        controlTotal: '1200.00',
        lines: [train, groceries, ...lines(['TAXI', 'MEAL', 'HOTEL', 'UTILITIES', 'LOCAL_TRANSPORT'], -4)],
      },
    ],
  };
}

/** Description, days ago, what was bought. */
const paidReports: readonly (readonly [string, number, readonly string[]])[] = [
  ['Arrival in London', 690, ['AIRFARE', 'TAXI', 'HOTEL', 'MEAL']],
  ['House search', 660, ['AGENCY_FEE', 'LOCAL_TRANSPORT', 'TAXI', 'MEAL']],
  ['First weeks in London', 610, ['UTILITIES', 'FURNITURE', 'GROCERIES', 'COMMUNICATION']],
  ['Permit renewal', 540, ['VISA_FEE', 'MEDICAL', 'DOCUMENTS', 'TRAIN']],
  ['Home leave, first year', 420, ['AIRFARE', 'TAXI', 'EXCESS_BAGGAGE', 'PARKING']],
  ['Language course', 330, ['LANGUAGE_COURSE', 'LOCAL_TRANSPORT', 'COMMUNICATION', 'MEAL']],
  ['Project week in Edinburgh', 240, ['TRAIN', 'HOTEL', 'MEAL', 'TAXI']],
  ['Home leave, second year', 130, ['AIRFARE', 'TAXI', 'EXCESS_BAGGAGE', 'PARKING']],
  ['Look-see trip to Houston', 60, ['AIRFARE', 'CAR_RENTAL', 'FUEL', 'HOTEL']],
];
