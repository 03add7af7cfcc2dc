import { choice, country, decimal, defineRoute, json, text, whole, yesNo } from '@homeport/grammar';
import { circumstances } from './circumstances.data.ts';
import type { TravelDetail } from './diary-wire.rules.ts';

const namedCode = {
  type: 'object',
  required: ['code', 'name'],
  properties: { code: { type: 'string' }, name: { type: 'string' } },
} as const;
const detailShape = {
  type: 'object',
  required: ['id', 'allDay', 'country', 'countryCode', 'startDate', 'endDate', 'locationType', 'purpose', 'locked'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    allDay: { type: 'boolean' },
    country: namedCode,
    countryCode: { type: 'string' },
    location: { type: ['string', 'null'] },
    latitude: { type: ['number', 'null'] },
    longitude: { type: ['number', 'null'] },
    startDate: { type: 'string', format: 'date-time' },
    endDate: { type: 'string', format: 'date-time' },
    locationType: { type: 'string' },
    purpose: namedCode,
    notes: { type: ['string', 'null'] },
    circumstance: { type: 'string', enum: Object.keys(circumstances) },
    usaState: { type: 'null' },
    locked: { type: 'boolean' },
  },
} as const;

/** The fields of an entry as they are sent; required parts are named together in one message, so none is required here. */
const detailFields = {
  id: text('Id', { max: 60 }),
  allDay: yesNo('All day'),
  country: json('Country'),
  countryCode: country('Country code'),
  location: text('Location', { max: 160 }),
  latitude: json('Latitude'),
  longitude: json('Longitude'),
  // Read by the diary itself: an offset that is made UTC on the way would be another day.
  startDate: text('Start Date', { max: 40 }),
  endDate: text('End Date', { max: 40 }),
  locationType: text('Location Type', { max: 40 }),
  purpose: json('Purpose of Travel'),
  notes: text('Notes', { max: 2000 }),
  circumstance: text('Kind of stay', { max: 40 }),
  usaState: text('State', { max: 60 }),
  locked: yesNo('Locked'),
};
const saveRefusals = [
  'travel.pleaseInput',
  'travel.notSaved',
  'travel.LOCKED',
  'travel.halfDayExists',
  'travel.halfDayIsOneDay',
  'travel.endBeforeStart',
  'travel.tooLong',
  'travel.unknownCountry',
  'travel.transitTooLong',
  'travel.notACalendarDay',
  'travel.unknownCircumstance',
];

/** Entries of a user between two days; without days from the first of this month to the end of the next. */
export const travelDetails = defineRoute<readonly TravelDetail[]>()({
  name: 'travelDetails',
  label: 'Travel diary entries',
  method: 'GET',
  path: 'fe/travel-detail',
  who: 'signedIn',
  query: { userId: text('User', { max: 60 }), from: text('From', { max: 40 }), to: text('To', { max: 40 }) },
  shape: { type: 'array', items: detailShape },
  refusals: ['travel.notACalendarDay'],
});
export const oneTravelDetail = defineRoute<TravelDetail>()({
  name: 'oneTravelDetail',
  label: 'One travel diary entry',
  method: 'GET',
  path: 'fe/travel-detail/{id}',
  who: 'signedIn',
  shape: detailShape,
});
/** Stores an entry where nothing stands yet (the specification's way: DELETE what is overwritten, then POST). */
export const createTravelDetail = defineRoute<TravelDetail>()({
  name: 'createTravelDetail',
  label: 'Add a travel diary entry',
  method: 'POST',
  path: 'fe/travel-detail',
  who: ['assignee'],
  body: detailFields,
  shape: detailShape,
  refusals: saveRefusals,
});
export const removeTravelDetail = defineRoute()({
  name: 'removeTravelDetail',
  label: 'Remove a travel diary entry',
  method: 'DELETE',
  path: 'fe/travel-detail/{id}',
  who: ['assignee'],
  refusals: ['travel.LOCKED'],
});
/** Stores an entry and moves what stands in its way, all in one: what the own application calls. */
export const replaceTravelDetail = defineRoute<readonly TravelDetail[]>()({
  name: 'replaceTravelDetail',
  label: 'Save a travel diary entry in place of others',
  method: 'POST',
  path: 'fe/travel-detail/replace',
  who: ['assignee'],
  body: {
    ...detailFields,
    replaces: text('Entry that is edited', { max: 60 }),
    afternoonLocation: text('Afternoon location', { max: 160 }),
    afternoonCountry: country('Afternoon country'),
  },
  shape: { type: 'array', items: detailShape },
  refusals: saveRefusals,
});

/** A town near some coordinates, or one found by name. */
export interface Place {
  readonly town: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}
const placeShape = {
  type: 'object',
  required: ['town', 'countryCode', 'latitude', 'longitude'],
  properties: {
    town: { type: 'string' },
    countryCode: { type: 'string' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
  },
} as const;
/** Country and nearest town of coordinates; nothing when there is none (open sea, service away). */
export const placeAt = defineRoute<Place>()({
  name: 'placeAt',
  label: 'Place at coordinates',
  method: 'GET',
  path: 'travel-place/at',
  who: 'signedIn',
  query: {
    latitude: decimal('Latitude', { required: true, min: -90, max: 90, decimals: 20 }),
    longitude: decimal('Longitude', { required: true, min: -180, max: 180, decimals: 20 }),
  },
  shape: placeShape,
});
/** Towns whose name begins like the text, the largest countries' first; the keyboard's way to a point on the map. */
export const placesNamed = defineRoute<readonly Place[]>()({
  name: 'placesNamed',
  label: 'Places of a name',
  method: 'GET',
  path: 'travel-place/named',
  who: 'signedIn',
  query: { name: text('Name', { required: true, max: 80 }), country: country('Country') },
  shape: { type: 'array', items: placeShape },
});

/** Where map tiles come from, when an administrator has configured a host; else the map shows outlines only. */
export const mapTiles = defineRoute<{ readonly url: string | null }>()({
  name: 'mapTiles',
  label: 'Source of map tiles',
  method: 'GET',
  path: 'travel-place/tiles',
  who: 'signedIn',
  shape: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
});

/** Days in one country in one year, with the call that gives its audit pack. */
export interface CountryYear {
  readonly countryCode: string;
  readonly country: string;
  readonly year: number;
  /** Until today. */
  readonly days: number;
  readonly nights: number;
  /** Days recorded for later. */
  readonly planned: number;
  readonly entries: number;
  readonly locked: number;
}
/** Living abroad: days per country and year of the caller. */
export const livingAbroad = defineRoute<readonly CountryYear[]>()({
  name: 'livingAbroad',
  label: 'Living abroad: days per country and year',
  method: 'GET',
  path: 'living-abroad/report-index',
  who: 'signedIn',
  query: {
    userId: text('User', { max: 60 }),
    personId: text('Person', { max: 60 }),
  },
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['countryCode', 'country', 'year', 'days', 'nights', 'planned', 'entries', 'locked'],
      properties: {
        countryCode: { type: 'string' },
        country: { type: 'string' },
        year: { type: 'integer' },
        days: { type: 'integer' },
        nights: { type: 'integer' },
        planned: { type: 'integer' },
        entries: { type: 'integer' },
        locked: { type: 'integer' },
      },
    },
  },
});
/** The audit pack of one country and year: the rules, the counted days, the entries and their history. */
export const auditPack = defineRoute<never>()({
  name: 'auditPack',
  label: 'Audit pack of a country and year',
  method: 'GET',
  path: 'living-abroad/audit-pack',
  who: 'signedIn',
  raw: true,
  limit: 'heavy',
  query: {
    country: country('Country', { required: true }),
    year: whole('Year', { required: true, min: 1990, max: 2200 }),
    format: choice('Format', { pdf: 'PDF', csv: 'CSV' }, { initial: 'pdf' }),
    userId: text('User', { max: 60 }),
    personId: text('Person', { max: 60 }),
  },
  refusals: ['travel.noEntries'],
});
