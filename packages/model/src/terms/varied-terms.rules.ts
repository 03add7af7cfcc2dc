import { Exact } from '@homeport/grammar';
import type { BenefitTerms, Entitled, VariationTerms } from './terms-snapshot.ts';

/**
 * The variation that holds for somebody: among those of the kind that the benefit varies by, the one that names them exactly, else the
 * narrowest range that they are in. Null where none does: then the plain amount holds.
 */
export function variationFor({ dataVariation, variations }: BenefitTerms, of: Entitled): VariationTerms | null {
  if (dataVariation === null) return null;
  const mine = valueBy(dataVariation, of);
  if (mine === null) return null;
  const known = variations.filter(({ dependsOn }) => dependsOn === dataVariation);
  const exact = known.find(({ value }) => isExactly(value, mine));
  if (exact) return exact;
  const within = known.flatMap((one) => {
    const width = widthAround(one.value, mine);
    return width === null ? [] : [{ one, width }];
  });
  return within.sort((a, b) => a.width.comparedTo(b.width) || (a.one.id < b.one.id ? -1 : 1))[0]?.one ?? null;
}

/** By what somebody is told apart: a code, or a number as text. A family counts with the assignee. */
function valueBy(by: NonNullable<BenefitTerms['dataVariation']>, of: Entitled): string | null {
  switch (by) {
    case 'GRADE':
      return of.grade;
    case 'FAMILY_SIZE':
      return String(of.along + 1);
    case 'HOST_COUNTRY':
      return of.hostCountry;
    case 'DISTANCE':
      return of.distance;
  }
}

const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);
const isExactly = (value: string, mine: string): boolean => {
  const said = value.trim();
  if (isNumber(said) && isNumber(mine)) return new Exact(said).eq(mine);
  return said.toLowerCase() === mine.toLowerCase();
};
/** How wide a range is that a number lies in: `500–1500`, `500-`, `1500+`. Null where it is none, or the number is outside. */
function widthAround(value: string, mine: string): Exact | null {
  const [, from, to] = /^(\d+(?:\.\d+)?)\s*(?:[–-]\s*(\d+(?:\.\d+)?)?|\+)$/.exec(value.trim()) ?? [];
  if (from === undefined || !isNumber(mine)) return null;
  const end = to === undefined ? new Exact(Number.MAX_SAFE_INTEGER) : new Exact(to);
  const at = new Exact(mine);
  return at.lt(from) || at.gt(end) ? null : end.minus(from);
}
