import type { KitKey } from '../language/use-text.ts';

/** An address in parts; `country` is an ISO alpha-2 code. */
export interface Address {
  readonly address1?: string;
  readonly address2?: string;
  readonly town?: string;
  readonly county?: string;
  readonly state?: string;
  readonly postCode?: string;
  readonly country?: string;
}
export type AddressPart = Exclude<keyof Address, 'country'>;
/** One line of the form: the parts that stand side by side, each with its name in that country. */
export type AddressLine = readonly { readonly part: AddressPart; readonly label: KitKey }[];

const street: readonly AddressLine[] = [
  [{ part: 'address1', label: 'address.address1' }],
  [{ part: 'address2', label: 'address.address2' }],
];
const town = { part: 'town', label: 'address.town' } as const;
const postCode = { part: 'postCode', label: 'address.postCode' } as const;
const state = (label: KitKey) => ({ part: 'state', label }) as const;
const codeFirst: readonly AddressLine[] = [...street, [postCode, town]];
const townCodeState = (label: KitKey): readonly AddressLine[] => [...street, [postCode, town], [state(label)]];

const forms: Readonly<Record<string, readonly AddressLine[]>> = {
  US: [...street, [town, state('address.state')], [{ part: 'postCode', label: 'address.zipCode' }]],
  CA: [...street, [town, state('address.province')], [postCode]],
  AU: [...street, [town, state('address.state')], [postCode]],
  GB: [...street, [town], [{ part: 'county', label: 'address.county' }, postCode]],
  IE: [...street, [town], [{ part: 'county', label: 'address.county' }, postCode]],
  IN: [...street, [town, { part: 'postCode', label: 'address.pinCode' }], [state('address.state')]],
  // Japan writes from the large to the small.
  JP: [[postCode, state('address.prefecture')], [town], ...street],
  CN: [[state('address.province'), postCode], [town], ...street],
  AE: [...street, [town, state('address.emirate')]],
  SG: [...street, [postCode]],
  HK: [...street, [town]],
  CH: townCodeState('address.canton'),
  ES: townCodeState('address.province'),
  IT: townCodeState('address.province'),
  MX: townCodeState('address.state'),
  BR: [...street, [town, state('address.state')], [postCode]],
  ZA: [...street, [town, postCode], [state('address.province')]],
  FR: codeFirst,
  DE: codeFirst,
  NL: codeFirst,
  BE: codeFirst,
  AT: codeFirst,
  PT: codeFirst,
  SE: codeFirst,
  NO: codeFirst,
  DK: codeFirst,
  FI: codeFirst,
  PL: codeFirst,
};
const general: readonly AddressLine[] = [...street, [town, postCode], [state('address.region')]];

/** The lines of an address form in the order a country writes them. */
export function addressForm(country: string | undefined): readonly AddressLine[] {
  return (country && forms[country]) || general;
}
/** How what is written from the large to the small in its own letters is written in Latin ones: from the small to the large. */
const inLatin: Readonly<Record<string, readonly AddressLine[]>> = {
  JP: [...street, [town], [state('address.prefecture'), postCode]],
  CN: [...street, [town], [state('address.province'), postCode]],
};
const ownLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A whole address as the lines of an envelope, in the order of its country and its letters; the country's name comes last. */
export function addressLines(address: Address, countryName: string): string[] {
  const isOwn = ownLetters.test(`${address.address1 ?? ''}${address.address2 ?? ''}${address.town ?? ''}`);
  const latin = isOwn || !address.country ? undefined : inLatin[address.country];
  const lines = (latin ?? addressForm(address.country)).map((line) =>
    line
      .map(({ part }) => address[part]?.trim())
      .filter(Boolean)
      .join(' '),
  );
  return [...lines, countryName].filter(Boolean);
}
