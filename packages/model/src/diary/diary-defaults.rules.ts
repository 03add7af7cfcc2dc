/** What the diary proposes from the assignment. Countries as ISO codes, days as yyyy-MM-dd. */
export interface HomeAndHost {
  readonly home: string | null;
  readonly host: string | null;
  readonly assignmentStart: string | null;
  readonly assignmentEnd: string | null;
}

/** In the order of the specification. */
export const locationTypes = ['HOST', 'OTHER', 'HOME'] as const;
export type LocationType = (typeof locationTypes)[number];

/** Home in the home country, host in the host country, else other. */
export function suggestedLocationType(country: string, { home, host }: HomeAndHost): LocationType {
  if (country === home) return 'HOME';
  return country === host ? 'HOST' : 'OTHER';
}

/** In the host country during the assignment the second purpose is proposed. */
export function suggestedPurpose(
  country: string,
  today: string,
  { host, assignmentStart, assignmentEnd }: HomeAndHost,
  purposes: readonly string[],
): string | null {
  const isDuring =
    assignmentStart !== null && today >= assignmentStart && (assignmentEnd === null || today <= assignmentEnd);
  return country === host && isDuring ? (purposes[1] ?? null) : null;
}

/** What saving needs, in the order of the message. */
export const neededForSave = ['startDate', 'endDate', 'locationType', 'purpose'] as const;
export type NeededForSave = (typeof neededForSave)[number];
/** The needed parts that are missing. */
export const missingParts = (given: Readonly<Partial<Record<NeededForSave, unknown>>>): NeededForSave[] =>
  neededForSave.filter((name) => given[name] === undefined || given[name] === null || given[name] === '');
/** The names as the message has them, joined by commas. */
export const namesOfMissing = (missing: readonly NeededForSave[], language: 'en' | 'es' | 'fr' = 'en'): string =>
  missing.map((name) => neededNames[language][name]).join(', ');

const neededNames: Readonly<Record<'en' | 'es' | 'fr', Readonly<Record<NeededForSave, string>>>> = {
  en: { startDate: 'Start Date', endDate: 'End Date', locationType: 'Location Type', purpose: 'Purpose of Travel' },
  es: {
    startDate: 'Fecha de inicio',
    endDate: 'Fecha de fin',
    locationType: 'Tipo de lugar',
    purpose: 'Motivo del viaje',
  },
  fr: { startDate: 'Date de début', endDate: 'Date de fin', locationType: 'Type de lieu', purpose: 'Motif du voyage' },
};
