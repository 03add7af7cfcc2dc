import type { Party } from './party.entity.ts';

/** What a party says of itself that another one may lack. */
const learnable = [
  'taxNumber',
  'registrationNumber',
  'country',
  'partyGroup',
  'paymentTerms',
  'paymentDays',
  'address',
  'phone',
  'email',
  'webAddress',
] as const;
type Learnable = (typeof learnable)[number];
/** What is looked at of the two parties that are to be one. */
export type MergedParty = Pick<Party, 'id' | 'name' | 'knownAs' | 'code' | Learnable>;

const longestKnownAs = 400;

/** Why two parties cannot be one: it is the same one, or their tax numbers say that they are two. Null: they can. */
export const mergeFault = (
  into: Pick<MergedParty, 'id' | 'taxNumber'>,
  other: Pick<MergedParty, 'id' | 'taxNumber'>,
): 'sameParty' | 'taxNumbersDiffer' | null =>
  into.id === other.id
    ? 'sameParty'
    : into.taxNumber && other.taxNumber && into.taxNumber !== other.taxNumber
      ? 'taxNumbersDiffer'
      : null;

/** What the one that stays takes over: what it does not know, and the names of the other, once each, as far as there is room. */
export function learnedFrom(into: MergedParty, other: MergedParty): Partial<MergedParty> {
  const names = [into.knownAs, other.name, other.knownAs].flatMap((one) => one?.split('; ') ?? []);
  const own = names.filter((one, n) => one !== '' && one !== into.name && names.indexOf(one) === n);
  const known = own.reduce((all, one) => {
    const longer = all === '' ? one : `${all}; ${one}`;
    return longer.length > longestKnownAs ? all : longer;
  }, '');
  const taken = learnable.filter((name) => isEmpty(into[name]) && !isEmpty(other[name]));
  return {
    ...Object.fromEntries(taken.map((name) => [name, other[name]])),
    ...(known !== (into.knownAs ?? '') ? { knownAs: known } : {}),
  };
}
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
