import { certain, type Entity, type Rules, type Values } from '@homeport/grammar';
import { dependant } from '@homeport/model/family';
import { visaService } from '@homeport/model/immigration';
import { freight, freightRules, storage, storageRules } from '@homeport/model/moves';
import { serviceProvider } from '@homeport/model/policies';
import {
  checkIn,
  checkOut,
  checkOutRules,
  homeSale,
  homeSaleRules,
  homeSearch,
  leaseNegotiation,
  leaseNegotiationRules,
  temporaryAccommodation,
  temporaryAccommodationRules,
  tenancyManagement,
} from '@homeport/model/property';
import {
  autoShipment,
  autoShipmentRules,
  destinationService,
  destinationServiceRules,
  insuranceCover,
  petTransport,
  petTransportRules,
  schoolSearch,
  taxService,
} from '@homeport/model/services';
import type { DemoCase } from '../cases.ts';
import { addressIn } from '../people.ts';
import { codeOfProvider } from '../providers.data.ts';
import { settingId } from '../settings/settle.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import type { DemoHomes } from './homes.ts';
import type { DemoMoves } from './moves.ts';
import { providerOf } from './providers.ts';
import { say } from './put.ts';
import { carriers, daysOnTheWay, gateOf } from './routes.data.ts';

/** One service while its record is thought out. */
export interface Told {
  readonly world: World;
  readonly of: DemoCase;
  readonly n: number;
  readonly from: string;
  readonly to: string;
  readonly isDone: boolean;
  readonly books: BookSettings;
  readonly homes: DemoHomes;
  readonly moves: DemoMoves;
}
export interface Kind {
  readonly entity: Entity;
  readonly rules?: Rules;
  readonly tell: (told: Told) => Values;
}
export const pick = <T>(list: readonly T[], n: number): T => certain(list[n % list.length]);
export const later = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
const yen = (currency: string, amount: number): string => String(currency === 'JPY' ? amount * 160 : amount);

/** The carriage of a shipment: between gates that exist, with a carrier of the way and days it really takes. */
const carried =
  (way: 'AIR' | 'SEA') =>
  (told: Told): Values => {
    const [carrier, runs] = pick(carriers[way], told.n);
    const days = daysOnTheWay(way, told.of.home, told.of.host);
    const isAir = way === 'AIR';
    const volume = isAir ? 1 + (told.n % 4) : 12 + (told.n % 20);
    return {
      shipmentType: told.moves.types[isAir ? 'AIR' : 'SEA_LCL'] ?? null,
      carrier,
      bookingNumber: `BK${710_000 + told.n}`,
      transportDocument: isAir ? `898-${4_411_000 + told.n}` : `HLCN${331_900 + told.n}`,
      containerType: isAir ? 'AIR_LDN' : 'LCL',
      vesselOrFlight: runs,
      loadingPort: gateOf(told.of.home, way),
      dischargePort: gateOf(told.of.host, way),
      estimatedDeparture: told.from,
      estimatedArrival: later(told.from, days),
      actualDeparture: told.isDone ? later(told.from, 1) : null,
      actualArrival:
        told.isDone && later(told.from, days + 2) <= told.world.clock.day(-1) ? later(told.from, days + 2) : null,
      customs: told.isDone ? 'CLEARED' : 'OPEN',
      incoterm: 'DAP',
      grossVolume: String(volume),
      grossVolumeUnit: 'CBM',
      grossWeight: String(volume * (isAir ? 96 : 104)),
      grossWeightUnit: 'KGS',
      freightCost: String(volume * (isAir ? 610 : 128)),
      currency: told.world.tenant.baseCurrency,
    };
  };
const taught =
  (kind: string) =>
  (told: Told): Values => ({
    kind,
    consultant: pick(['Maria Costa', 'Peter Lind', 'Aiko Sato', 'John Adeyemi'], told.n),
    participants: 1 + (told.n % 4),
    spokenLanguage: told.world.words,
    firstDay: told.from,
    lastDay: told.to,
    hoursGranted: kind === 'LANGUAGE' ? '40' : '16',
    hoursUsed: told.isDone ? (kind === 'LANGUAGE' ? '38.5' : '16') : '4',
    levelBefore: kind === 'LANGUAGE' ? 'A1' : null,
    levelAfter: kind === 'LANGUAGE' && told.isDone ? 'A2' : null,
  });
const taxed =
  (kind: string) =>
  (told: Told): Values => ({
    kind,
    country: kind === 'BRIEFING' ? told.of.home.country : told.of.host.country,
    taxYear: Number(told.from.slice(0, 4)) - (kind === 'BRIEFING' ? 0 : 1),
    adviser: settingId(told.world, serviceProvider, codeOfProvider('Lindqvist Tax')),
    provider: 'Lindqvist Tax',
    briefingDate: kind === 'BRIEFING' ? told.from : null,
    dueDate: kind === 'BRIEFING' ? null : later(told.to, 60),
    filedDate: kind !== 'BRIEFING' && told.isDone ? told.to : null,
    isAuthorised: true,
    fee: '450',
    currency: told.world.tenant.baseCurrency,
  });

/** What the record of each service type tells. */
export const kinds: Readonly<Record<string, Kind>> = {
  AIR_SHIPMENT: { entity: freight, rules: freightRules, tell: carried('AIR') },
  SEA_SHIPMENT: { entity: freight, rules: freightRules, tell: carried('SEA') },
  STORAGE: {
    entity: storage,
    rules: storageRules,
    tell: (told) => ({
      warehouse: pick(told.moves.warehouses, told.n),
      kind: told.n % 3 === 2 ? 'PERMANENT' : 'TRANSIT',
      dateIn: told.from,
      dateOut: told.isDone ? told.to : null,
      netVolume: String(6 + (told.n % 15)),
      netVolumeUnit: 'CBM',
      netWeight: String(700 + (told.n % 15) * 100),
      netWeightUnit: 'KGS',
      numberOfItems: 24 + told.n,
      insuredValue: String(18_000 + told.n * 500),
      currency: told.world.tenant.baseCurrency,
    }),
  },
  HOME_SEARCH: {
    entity: homeSearch,
    tell: (told) => ({
      tenure: 'RENT',
      budget: yen(told.of.host.currency, 1800 + (told.n % 9) * 250),
      currency: told.of.host.currency,
      bedrooms: 1 + (told.n % 4),
      furnishing: pick(['FURNISHED', 'NONE', 'PART'], told.n),
      areas: say(told.world, 'Centre, near the park', 'Centro, cerca del parque', 'Centre, près du parc'),
      maximumCommute: 30 + (told.n % 4) * 10,
      needsSchools: told.n % 3 === 0,
      moveInDate: later(told.to, 10),
      viewingFrom: told.from,
      viewingTo: told.to,
      chosenProperty: told.isDone ? pick(told.homes.properties, told.n) : null,
      outcome: told.isDone ? 'FOUND' : 'OPEN',
    }),
  },
  LEASE_NEGOTIATION: {
    entity: leaseNegotiation,
    rules: leaseNegotiationRules,
    tell: (told) => {
      const asked = 1900 + (told.n % 8) * 220;
      return {
        property: pick(told.homes.properties, told.n) ?? null,
        askingRent: yen(told.of.host.currency, asked),
        offeredRent: yen(told.of.host.currency, asked - 200),
        agreedRent: told.isDone ? yen(told.of.host.currency, asked - 110) : null,
        currency: told.of.host.currency,
        depositMonths: '2',
        leaseStartDate: told.to,
        termMonths: 24,
        breakAfterMonths: 12,
        noticeDays: 60,
        isLegallyReviewed: told.isDone,
      };
    },
  },
  TENANCY_MANAGEMENT: {
    entity: tenancyManagement,
    tell: (told) => ({
      lease: pick(told.homes.leases, told.n) ?? null,
      rentPaidBy: pick(['COMPANY', 'EMPLOYEE'], told.n),
      rentDueDay: 1,
      utilitiesPaidBy: 'EMPLOYEE',
      inspectionEvery: 12,
      nextInspectionDate: later(told.from, 365),
      nextRentReviewDate: later(told.from, 330),
      repairLimit: '250',
      currency: told.world.tenant.baseCurrency,
    }),
  },
  TEMPORARY_ACCOMMODATION: {
    entity: temporaryAccommodation,
    rules: temporaryAccommodationRules,
    tell: (told) => ({
      vendor: providerOf(told.world, told.n),
      kind: told.n % 4 === 0 ? 'HOTEL' : 'SERVICED',
      placeName: pick(['Quay Residence', 'The Lanes', 'Casa Central', 'Parkside Suites'], told.n),
      placeAddress: addressIn(told.of.host, told.n),
      checkInDate: told.from,
      checkOutDate: told.to,
      nightlyRate: yen(told.of.host.currency, 95 + (told.n % 8) * 15),
      currency: told.of.host.currency,
      bedrooms: 1 + (told.n % 3),
      bookingReference: `TA-${8100 + told.n}`,
      cancelBy: later(told.from, -14),
      hasBreakfast: told.n % 4 === 0,
    }),
  },
  CHECK_IN: {
    entity: checkIn,
    tell: (told) => ({
      lease: pick(told.homes.leases, told.n) ?? null,
      inspectionDate: told.from,
      inspectedBy: 'Palermo Homes',
      keysReceived: 3,
      electricityMeter: String(12_450 + told.n * 31),
      waterMeter: String(310 + told.n),
      condition: pick(['GOOD', 'EXCELLENT', 'AVERAGE'], told.n),
      depositPaid: yen(told.of.host.currency, 3800),
      depositPaidDate: told.from,
      currency: told.of.host.currency,
      utilitiesTransferred: told.isDone,
    }),
  },
  CHECK_OUT: {
    entity: checkOut,
    rules: checkOutRules,
    tell: (told) => ({
      lease: null,
      noticeGivenDate: later(told.from, -75),
      inspectionDate: told.from,
      handoverDate: told.to,
      keysReturned: 3,
      electricityMeter: String(21_900 + told.n * 17),
      waterMeter: String(702 + told.n),
      currency: told.of.host.currency,
      ...deposits(told),
    }),
  },
  VISA_IMMIGRATION: {
    entity: visaService,
    tell: (told) => ({
      applicant: told.of.assignee.person,
      country: told.of.host.country,
      visaType: pick(['WORK', 'INTRA_COMPANY', 'RESIDENCE'], told.n),
      authority: say(told.world, 'Immigration office', 'Oficina de inmigración', 'Office de l’immigration'),
      sponsor: told.world.tenant.payer.name,
      applicationNumber: `IM-${50_100 + told.n}`,
      documentsCompleteDate: told.isDone ? told.from : null,
      submittedDate: told.isDone ? later(told.from, 3) : null,
      appointmentDate: told.isDone ? later(told.from, 10) : null,
      expectedDecisionDate: later(told.to, 20),
      decisionDate: told.isDone ? told.to : null,
      validFrom: told.isDone ? told.to : null,
      validTo: told.isDone ? later(told.to, 730) : null,
      entries: 'MULTIPLE',
      governmentFee: '410',
      legalFee: '1250',
      currency: told.world.tenant.baseCurrency,
    }),
  },
  SCHOOL_SEARCH: {
    entity: schoolSearch,
    tell: (told) => ({
      dependant: childOf(told),
      currentGrade: '4',
      entryGrade: '5',
      startDate: later(told.to, 30),
      curriculum: pick(['FRENCH', 'IB', 'BRITISH', 'SPANISH'], told.n),
      budgetPerYear: '16000',
      currency: told.world.tenant.baseCurrency,
      schools: told.homes.schools.slice(0, 3),
      visitDate: told.from,
      chosenSchool: told.isDone ? pick(told.homes.schools, told.n) : null,
      outcome: told.isDone ? 'ENROLLED' : pick(['OPEN', 'WAITING_LIST', 'OFFERED'], told.n),
    }),
  },
  PET_TRANSPORT: {
    entity: petTransport,
    rules: petTransportRules,
    tell: (told) => ({
      petName: pick(['Milo', 'Nala', 'Oscar', 'Kiwi'], told.n),
      species: pick(['DOG', 'CAT', 'DOG', 'BIRD'], told.n),
      breed: pick(['Labrador', 'Siamese', 'Beagle', 'Parakeet'], told.n),
      petWeight: pick(['28.5', '4.2', '12', '0.4'], told.n),
      petWeightUnit: 'KGS',
      microchip: `9850000${10_000 + told.n}`,
      rabiesVaccination: later(told.from, -120),
      titerTest: later(told.from, -80),
      healthCertificate: later(told.from, -6),
      quarantineDays: told.n % 3 === 0 ? 10 : 0,
      crateSize: 'IATA 500',
      departureDate: told.from,
      arrivalDate: later(told.from, 1),
      cost: '1850',
      currency: told.world.tenant.baseCurrency,
    }),
  },
  AUTO_TRANSPORT: {
    entity: autoShipment,
    rules: autoShipmentRules,
    tell: (told) => ({
      maker: pick(['Volvo', 'Renault', 'Toyota', 'Ford'], told.n),
      model: pick(['XC60', 'Captur', 'Corolla', 'Focus'], told.n),
      modelYear: 2019 + (told.n % 6),
      vin: `WVWZZZ1KZ${7_000_100 + told.n}`.slice(0, 17),
      fuel: pick(['DIESEL', 'PETROL', 'HYBRID', 'ELECTRIC'], told.n),
      odometer: String(22_000 + told.n * 900),
      odometerUnit: told.of.home.country === 'US' || told.of.home.country === 'GB' ? 'MI' : 'KM',
      vehicleValue: '21500',
      cost: '2300',
      currency: told.world.tenant.baseCurrency,
      method: pick(['ROLL_ON', 'CONTAINER', 'CLOSED_TRUCK'], told.n),
      pickupDate: told.from,
      deliveryDate: later(told.to, 20),
    }),
  },
  INSURANCE: {
    entity: insuranceCover,
    tell: (told) => ({
      kind: pick(['TRANSIT', 'STORAGE', 'HOUSEHOLD'], told.n),
      insurer: pick(['Helvetic Marine', 'Northern Mutual'], told.n),
      policyNumber: `HM-${90_200 + told.n}`,
      insuredValue: String(40_000 + (told.n % 9) * 5000),
      premium: String(480 + (told.n % 9) * 40),
      deductible: '250',
      currency: told.world.tenant.baseCurrency,
      validFrom: told.from,
      validTo: later(told.from, 120),
      ...(told.n % 7 === 3
        ? { claimNumber: `CL-${300 + told.n}`, claimDate: later(told.to, 2), claimedAmount: '680', claimStatus: 'OPEN' }
        : {}),
    }),
  },
  TAX_BRIEFING: { entity: taxService, tell: taxed('BRIEFING') },
  TAX_RETURN: { entity: taxService, tell: taxed('HOST_RETURN') },
  SETTLING_IN: { entity: destinationService, rules: destinationServiceRules, tell: taught('SETTLING_IN') },
  LOOK_SEE_TRIP: { entity: destinationService, rules: destinationServiceRules, tell: taught('LOOK_SEE') },
  LANGUAGE_TRAINING: { entity: destinationService, rules: destinationServiceRules, tell: taught('LANGUAGE') },
  CULTURAL_TRAINING: { entity: destinationService, rules: destinationServiceRules, tell: taught('CULTURE') },
  PARTNER_SUPPORT: { entity: destinationService, rules: destinationServiceRules, tell: taught('PARTNER') },
  RESIDENCE_REGISTRATION: { entity: destinationService, rules: destinationServiceRules, tell: taught('REGISTRATION') },
  PROPERTY_MANAGEMENT: {
    entity: homeSale,
    rules: homeSaleRules,
    tell: (told) => ({
      home: addressIn(told.of.home, told.n),
      programme: pick(['BUYER_VALUE', 'DIRECT', 'GUARANTEED', 'LOSS_ONLY'], told.n),
      listingAgent: 'Casa & Co',
      listDate: told.from,
      listPrice: String(420_000 + (told.n % 9) * 15_000),
      purchasePrice: String(405_000 + (told.n % 9) * 15_000),
      offerAmount: told.isDone ? '398000' : null,
      offerDate: told.isDone ? later(told.from, 12) : null,
      salePrice: told.isDone ? '400000' : null,
      closingDate: told.isDone ? told.to : null,
      mortgageBalance: '210000',
      commissionPercent: '3.5',
      currency: told.of.home.currency,
    }),
  },
};

/** Six ways a deposit may end, one after the other. */
function deposits({ n, isDone }: Told): Values {
  const open = { deposit: '4000', recoveredAmount: '0', recoveryCost: '0', isClaimOpen: true };
  if (!isDone) return open;
  return pick(
    [
      { ...open, recoveredAmount: '4000', isClaimOpen: false },
      { ...open, recoveredAmount: '2500', claimedAmount: '1500' },
      { ...open, recoveredAmount: '2500', claimedAmount: '1500', isClaimOpen: false },
      { ...open, recoveredAmount: '4000', recoveryCost: '300', isClaimOpen: false },
      { ...open, claimedAmount: '4000', isClaimOpen: false },
      open,
    ],
    n,
  );
}

const childOf = ({ world, of }: Told): string | null =>
  world
    .rowsOf(dependant)
    .find(({ steps: [made] }) => made.set.employeePerson === of.assignee.person && made.set.type === 'CHILD')?.id ??
  null;
