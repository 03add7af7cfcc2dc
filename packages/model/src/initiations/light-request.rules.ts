import type { Initiation } from './initiation.entity.ts';

/** Classes of the services that a light request is for. */
const classes: Readonly<Record<Exclude<NonNullable<Initiation['extent']>, 'FULL'>, readonly string[]>> = {
  IMMIGRATION: ['IMMIGRATION'],
  TAX: ['TAX'],
  SHORT_STAY: ['IMMIGRATION', 'PROPERTY'],
  BUSINESS_TRIP: ['IMMIGRATION'],
};
/** What services there are, as far as a request chooses among them. */
export interface OfferedService {
  readonly id: string;
  readonly serviceClass: string | null;
}
/** The services that follow from how much was asked for; a full assignment chooses its own. */
export function servicesOfExtent<S extends OfferedService>(
  extent: Initiation['extent'],
  offered: readonly S[],
): readonly S[] {
  if (extent === null || extent === 'FULL') return [];
  const wanted = classes[extent];
  return offered.filter(({ serviceClass }) => serviceClass !== null && wanted.includes(serviceClass));
}
