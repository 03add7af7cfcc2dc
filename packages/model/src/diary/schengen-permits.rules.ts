import type { TravelDocument, TravelDocumentType } from '../travel/door.generated.ts';
import type { StayPermit } from './presence.rules.ts';
import { isSchengen } from './schengen.rules.ts';

/**
 * Documents under which a stay is "authorised under a residence permit or a long-stay visa" and not counted: Regulation (EU)
 * 2016/399, Article 6(2), second sentence. A visa of type C only allows the counted stay.
 */
export const stayTitles: readonly TravelDocumentType[] = ['PERMIT', 'LONG_STAY_VISA'];

/** The permits among the papers of one person that take stays in their own state out of the count. */
export function stayPermitsOf(
  papers: readonly Pick<TravelDocument, 'type' | 'country' | 'issueDate' | 'expiryDate' | 'stage' | 'dependant'>[],
): StayPermit[] {
  return papers.flatMap(({ type, country, issueDate, expiryDate, stage, dependant }) =>
    dependant === null && stage === 'ISSUED' && issueDate !== null && stayTitles.includes(type) && isSchengen(country)
      ? [{ country, from: issueDate, to: expiryDate }]
      : [],
  );
}
