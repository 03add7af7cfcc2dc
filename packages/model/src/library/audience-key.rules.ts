/** What an audience may be told by. The value of the last four is compared without case and outer blanks. */
export const audienceKinds = {
  GLOBAL: 'Everybody',
  CLIENT: 'Legal entity',
  COUNTRY: 'Home or host country',
  REGION: 'Region of the world',
  OFFICE: 'Office',
} as const;
export type AudienceKind = keyof typeof audienceKinds;

/** A rule of an audience: a place, and perhaps one role at it. */
export interface AudienceRule {
  readonly kind: AudienceKind;
  readonly value: string | null;
  /** Role code, `ASSIGNEE`. */
  readonly role: string | null;
}

/** The key by which people and audiences find each other: `COUNTRY:SG`, `GLOBAL/ASSIGNEE`. */
export function audienceKey({ kind, value, role }: AudienceRule): string {
  const place = kind === 'GLOBAL' ? kind : `${kind}:${plain(value ?? '')}`;
  return role === null ? place : `${place}/${role}`;
}

/** Every key of a person: all places, with none and with each of the roles. */
export function audienceKeys(places: readonly string[], roles: readonly string[]): string[] {
  const all = [...new Set(['GLOBAL', ...places.map(plainPlace)])];
  return all.flatMap((place) => [place, ...roles.map((role) => `${place}/${role}`)]);
}

const plain = (value: string): string => value.normalize('NFC').trim().toUpperCase();

function plainPlace(place: string): string {
  const [kind = '', ...value] = place.split(':');
  return `${kind}:${plain(value.join(':'))}`;
}
