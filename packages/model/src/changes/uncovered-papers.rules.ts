import type { AddressValue } from '@homeport/grammar';
import { movesAlong, type SaidChange } from './change-of-circumstance.rules.ts';

/** A permit, or another document, that somebody of the assignment lives and works with. */
export interface Paper {
  readonly id: string;
  readonly entity: 'workPermit' | 'travelDocument';
  readonly name: string;
  /** Whose it is. */
  readonly holder: string;
  /** The country that it is for; null where it is for any, as a passport. */
  readonly country: string | null;
  /** Its last day; null where it has none. */
  readonly until: string | null;
  /** The member of the family whose it is; null: the assignee. */
  readonly dependant: string | null;
}
export interface PaperEffect extends Pick<Paper, 'id' | 'entity' | 'name' | 'holder' | 'until'> {
  /** It ends before the assignment, or is for another country. */
  readonly because: 'ENDS' | 'COUNTRY';
}
interface Around {
  readonly endDate: string | null;
  readonly hostLocation: AddressValue;
}

/**
 * The papers that covered the assignment as it was and do not any more: those that end before its new end, and those for the
 * country that it leaves. Of whoever joins, those that end before the assignment does. What was too short before is no news.
 */
export function uncoveredPapers(
  change: SaidChange,
  {
    papers,
    family,
    ...before
  }: Around & {
    readonly papers: readonly Paper[];
    readonly family: readonly { readonly id: string; readonly accompanies: boolean }[];
  },
  after: Around,
): readonly PaperEffect[] {
  return papers.flatMap(({ id, entity, name, holder: whose, country, until, dependant }): readonly PaperEffect[] => {
    const holder = family.find((one) => one.id === dependant);
    const isAlong = dependant === null || (holder !== undefined && movesAlong(holder, change));
    if (!isAlong) return [];
    const isNew = holder !== undefined && !holder.accompanies;
    const said = { id, entity, name, holder: whose, until };
    const [from, to] = [before.hostLocation.country, after.hostLocation.country];
    if (country !== null && from !== to && country === from) return [{ ...said, because: 'COUNTRY' }];
    const covered = isNew || before.endDate === null || (until !== null && until >= before.endDate);
    const isShort = until !== null && after.endDate !== null && until < after.endDate;
    const isOfPlace = country === null || country === to;
    return isOfPlace && covered && isShort ? [{ ...said, because: 'ENDS' }] : [];
  });
}
