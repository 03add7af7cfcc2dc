import type { DemoPlace } from '../names.data.ts';

/** Where goods leave and arrive: the airport and the seaport a mover uses for a town. Inland towns go by the nearest one. */
const gates: Readonly<Record<string, readonly [airport: string, seaport: string]>> = {
  Lyon: ['Lyon–Saint-Exupéry (LYS)', 'Fos-sur-Mer'],
  Paris: ['Paris–Charles de Gaulle (CDG)', 'Le Havre'],
  London: ['London Heathrow (LHR)', 'London Gateway'],
  Edinburgh: ['Edinburgh (EDI)', 'Grangemouth'],
  Madrid: ['Madrid–Barajas (MAD)', 'Valencia'],
  Barcelona: ['Barcelona–El Prat (BCN)', 'Barcelona'],
  Houston: ['Houston Intercontinental (IAH)', 'Houston'],
  'New York': ['New York JFK (JFK)', 'New York and New Jersey'],
  Singapore: ['Singapore Changi (SIN)', 'Singapore'],
  Tokyo: ['Tokyo Narita (NRT)', 'Yokohama'],
  Munich: ['Munich (MUC)', 'Hamburg'],
  Hamburg: ['Hamburg (HAM)', 'Hamburg'],
  Amsterdam: ['Amsterdam Schiphol (AMS)', 'Rotterdam'],
  Rotterdam: ['Amsterdam Schiphol (AMS)', 'Rotterdam'],
  Dubai: ['Dubai International (DXB)', 'Jebel Ali'],
  'Mexico City': ['Mexico City (MEX)', 'Veracruz'],
  'São Paulo': ['São Paulo–Guarulhos (GRU)', 'Santos'],
  Bengaluru: ['Bengaluru (BLR)', 'Chennai'],
  Zurich: ['Zurich (ZRH)', 'Rotterdam'],
  'Cape Town': ['Cape Town (CPT)', 'Cape Town'],
};
const regions: Readonly<Record<string, string>> = {
  FR: 'EUROPE',
  GB: 'EUROPE',
  ES: 'EUROPE',
  DE: 'EUROPE',
  NL: 'EUROPE',
  CH: 'EUROPE',
  US: 'NORTH_AMERICA',
  MX: 'LATIN_AMERICA',
  BR: 'LATIN_AMERICA',
  AE: 'GULF',
  IN: 'INDIA',
  SG: 'EAST_ASIA',
  JP: 'EAST_ASIA',
  ZA: 'AFRICA',
};
/** Days at sea from door to door between two regions, either way. */
const atSea: Readonly<Record<string, number>> = {
  'EAST_ASIA EUROPE': 46,
  'EAST_ASIA NORTH_AMERICA': 40,
  'EUROPE NORTH_AMERICA': 32,
  'EUROPE LATIN_AMERICA': 36,
  'EUROPE GULF': 34,
  'EUROPE INDIA': 38,
  'AFRICA EUROPE': 33,
};
const usualAtSea = 42;

export type Way = 'ROAD' | 'AIR' | 'SEA';
/** Between two towns of Europe goods go by road; else by sea, and what is needed first by air. */
export const isByRoad = (from: Pick<DemoPlace, 'country'>, to: Pick<DemoPlace, 'country'>): boolean =>
  regions[from.country] === 'EUROPE' && regions[to.country] === 'EUROPE';

export const gateOf = ({ town }: Pick<DemoPlace, 'town'>, way: Way): string =>
  gates[town]?.[way === 'AIR' ? 0 : 1] ?? town;

/** Days from door to door. */
export function daysOnTheWay(way: Way, from: Pick<DemoPlace, 'country'>, to: Pick<DemoPlace, 'country'>): number {
  if (way === 'ROAD') return 5;
  if (way === 'AIR') return 11;
  const both = [regions[from.country] ?? '', regions[to.country] ?? ''].sort().join(' ');
  return atSea[both] ?? usualAtSea;
}

/** Carriers of the demo, all invented, with what they run. */
export const carriers: Readonly<Record<Way, readonly (readonly [carrier: string, runs: string])[]>> = {
  SEA: [
    ['Halcyon Container Line', 'MV Halcyon Fortitude 214E'],
    ['Norwave Shipping', 'MV Norwave Bergen 037W'],
    ['Meridia Ocean Lines', 'MV Meridia Aurora 118E'],
  ],
  AIR: [
    ['Kestrel Air Cargo', 'KX 418'],
    ['Aquila Cargo', 'AQ 7205'],
    ['Cirrus Freight Airways', 'CF 936'],
  ],
  ROAD: [
    ['Northbound Movers', 'Truck and trailer'],
    ['Rheintal Umzüge', 'Truck and trailer'],
  ],
};
