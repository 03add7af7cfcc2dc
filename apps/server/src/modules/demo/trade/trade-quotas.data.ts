/** How much of the trade each company of the demo has (420 invoices, 31 credit notes, 60 shipments, 12 requests, 85 vendors for the clients). */
export interface TradeQuota {
  readonly invoices: number;
  readonly credits: number;
  readonly vendors: number;
  readonly shipments: number;
  readonly requests: number;
}
const quota = (
  invoices: number,
  credits: number,
  vendors: number,
  shipments: number,
  requests: number,
): TradeQuota => ({ invoices, credits, vendors, shipments, requests });

export const tradeQuotas: Readonly<Record<string, TradeQuota>> = {
  HALDEN: quota(125, 9, 24, 18, 3),
  BRIGHTWATER: quota(85, 7, 19, 12, 3),
  CASTELLANE: quota(130, 10, 24, 18, 5),
  TECNOVIA: quota(80, 5, 18, 12, 1),
  NORDLYS: quota(8, 1, 4, 2, 1),
};

export const vendorNames: readonly string[] = [
  'Northbound Movers',
  'Orbit Freight',
  'Blue Harbour Immigration',
  'Casa & Co',
  'Lindqvist Tax',
  'Campus Schools Advice',
  'Palermo Homes',
  'Anchor Relocation',
  'Tan Relocation Singapore',
  'Harbour Lane Storage',
  'Kestrel Air Cargo',
  'Mondial Déménagement',
  'Transportes Vega',
  'Rheintal Umzüge',
  'Polder Verhuizingen',
  'Sakura Moving Tokyo',
  'Gulfstar Logistics',
  'Azteca Mudanzas',
  'Paulista Mudanças',
  'Deccan Packers',
  'Alpina Umzug',
  'Table Bay Removals',
  'Lone Star Van Lines',
  'Thames Lettings',
];

/** Charges of the trade with a usual price in euros. */
export const chargeList: readonly (readonly [
  code: string,
  en: string,
  es: string,
  fr: string,
  price: number,
  unit: 'EACH' | 'DAY' | 'MONTH' | 'HOUR',
])[] = [
  ['CASE_FEE', 'Case management', 'Gestión del expediente', 'Gestion du dossier', 950, 'EACH'],
  ['HOME_SEARCH', 'Home search, full', 'Búsqueda de vivienda completa', 'Recherche de logement complète', 1450, 'EACH'],
  [
    'HOME_SEARCH_DAY',
    'Home search, extra day',
    'Búsqueda de vivienda, día extra',
    'Recherche de logement, jour supplémentaire',
    480,
    'DAY',
  ],
  [
    'VISA_WORK',
    'Work permit application',
    'Solicitud de permiso de trabajo',
    'Demande de permis de travail',
    1800,
    'EACH',
  ],
  ['VISA_FAMILY', 'Dependant visa', 'Visado de familiar', 'Visa de famille', 620, 'EACH'],
  ['SETTLING_IN', 'Settling-in day', 'Día de instalación', 'Journée d’installation', 520, 'DAY'],
  ['SCHOOL', 'School search per child', 'Búsqueda de colegio por hijo', 'Recherche d’école par enfant', 780, 'EACH'],
  [
    'TEMP_HOUSING',
    'Temporary housing, coordination',
    'Alojamiento temporal, coordinación',
    'Hébergement temporaire, coordination',
    210,
    'EACH',
  ],
  ['STORAGE_MONTH', 'Storage per month', 'Almacenaje por mes', 'Stockage par mois', 165, 'MONTH'],
  [
    'TENANCY_MONTH',
    'Tenancy management per month',
    'Gestión del alquiler por mes',
    'Gestion locative par mois',
    95,
    'MONTH',
  ],
  ['CONSULTING', 'Consulting', 'Consultoría', 'Conseil', 140, 'HOUR'],
  ['DEPARTURE', 'Departure services', 'Servicios de salida', 'Services de départ', 690, 'EACH'],
];
