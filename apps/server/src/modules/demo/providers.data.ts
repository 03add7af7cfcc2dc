/** Providers that carry the services of the demo out: the n-th of a company's vendors, and the town they sit in. */
const known = [
  [0, 'Lingua House', 'Lyon'],
  [1, 'Anchor Relocation', 'London'],
  [2, 'Palermo Homes', 'London'],
  [3, 'Northbound Movers', 'Edinburgh'],
  [4, 'Casa & Co', 'Madrid'],
  [5, 'Orbit Freight', 'Munich'],
  [6, 'Lindqvist Tax', 'Amsterdam'],
  [8, 'Tan Relocation Singapore', 'Singapore'],
  [9, 'Blue Harbour Immigration', 'Singapore'],
  [10, 'Campus Schools Advice', 'Singapore'],
  [11, 'Harbour Homes', 'Edinburgh'],
] as const;

/** The code of the n-th vendor of a company. */
export const vendorCode = (n: number): string => `V-${String(1001 + n)}`;

/** Who the n-th vendor is, where the demo calls them by name. */
export function knownProvider(n: number): { readonly name: string; readonly town: string } | undefined {
  const [, name, town] = known.find(([at]) => at === n) ?? [];
  return name && town ? { name, town } : undefined;
}
/** The code of a provider by name. */
export function codeOfProvider(name: string): string {
  const [at] = known.find(([, one]) => one === name) ?? [];
  if (at === undefined) throw new Error(`there is no provider ${name} in the demo`);
  return vendorCode(at);
}

/** Who does what: nobody asks a tax adviser for a truck. */
export const specialists: Readonly<Record<string, readonly string[]>> = {
  VISA_IMMIGRATION: ['Blue Harbour Immigration'],
  RESIDENCE_REGISTRATION: ['Blue Harbour Immigration', 'Anchor Relocation'],
  TAX_BRIEFING: ['Lindqvist Tax'],
  TAX_RETURN: ['Lindqvist Tax'],
  SCHOOL_SEARCH: ['Campus Schools Advice'],
  LANGUAGE_TRAINING: ['Lingua House'],
  CULTURAL_TRAINING: ['Lingua House'],
  HOME_SEARCH: ['Palermo Homes', 'Casa & Co', 'Anchor Relocation'],
  LEASE_NEGOTIATION: ['Palermo Homes', 'Casa & Co'],
  TEMPORARY_ACCOMMODATION: ['Palermo Homes', 'Casa & Co'],
  TENANCY_MANAGEMENT: ['Palermo Homes', 'Casa & Co'],
  PROPERTY_MANAGEMENT: ['Casa & Co'],
  CHECK_IN: ['Palermo Homes', 'Casa & Co'],
  CHECK_OUT: ['Palermo Homes', 'Casa & Co'],
  AIR_SHIPMENT: ['Orbit Freight', 'Northbound Movers'],
  SEA_SHIPMENT: ['Orbit Freight', 'Northbound Movers'],
  HOUSEHOLD_MOVE: ['Northbound Movers'],
  AUTO_TRANSPORT: ['Orbit Freight'],
  PET_TRANSPORT: ['Northbound Movers'],
  STORAGE: ['Northbound Movers'],
  INSURANCE: ['Northbound Movers', 'Orbit Freight'],
};
/** The rest is the affair of relocation agents. */
export const agents = ['Anchor Relocation', 'Casa & Co'];
