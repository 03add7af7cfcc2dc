/** A consumption tax as it is charged to private persons. */
export interface TaxCodeDefault {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** Percent. */
  readonly rate: string;
}
const tax = (code: string, country: string, name: string, rate: string): TaxCodeDefault => ({
  code,
  country,
  name,
  rate,
});

/**
 * VAT, GST and sales taxes in force in 2026, from the tax offices' own publications. Where a country has no national rate
 * (US, BR) the usual one of the places people are sent to.
 */
export const taxCodeDefaults: readonly TaxCodeDefault[] = [
  tax('FR-20', 'FR', 'TVA normal', '20'),
  tax('FR-10', 'FR', 'TVA intermédiaire (restaurants, transport)', '10'),
  tax('FR-5.5', 'FR', 'TVA réduit', '5.5'),
  tax('FR-2.1', 'FR', 'TVA particulier', '2.1'),
  tax('GB-20', 'GB', 'VAT standard', '20'),
  tax('GB-5', 'GB', 'VAT reduced', '5'),
  tax('GB-0', 'GB', 'VAT zero', '0'),
  tax('ES-21', 'ES', 'IVA general', '21'),
  tax('ES-10', 'ES', 'IVA reducido', '10'),
  tax('ES-4', 'ES', 'IVA superreducido', '4'),
  tax('US-TX', 'US', 'Sales tax Houston, Texas', '8.25'),
  tax('US-NY', 'US', 'Sales tax New York City', '8.875'),
  tax('SG-9', 'SG', 'GST', '9'),
  tax('JP-10', 'JP', 'Consumption tax', '10'),
  tax('JP-8', 'JP', 'Consumption tax reduced (food)', '8'),
  tax('DE-19', 'DE', 'Umsatzsteuer', '19'),
  tax('DE-7', 'DE', 'Umsatzsteuer ermäßigt', '7'),
  tax('NL-21', 'NL', 'Btw hoog', '21'),
  tax('NL-9', 'NL', 'Btw laag', '9'),
  tax('AE-5', 'AE', 'VAT', '5'),
  tax('MX-16', 'MX', 'IVA', '16'),
  tax('MX-8', 'MX', 'IVA región fronteriza', '8'),
  tax('BR-ISS', 'BR', 'ISS São Paulo', '5'),
  tax('IN-18', 'IN', 'GST standard', '18'),
  tax('IN-5', 'IN', 'GST reduced', '5'),
  tax('CH-8.1', 'CH', 'MWST normal', '8.1'),
  tax('CH-3.8', 'CH', 'MWST Beherbergung', '3.8'),
  tax('CH-2.6', 'CH', 'MWST reduziert', '2.6'),
  tax('ZA-15', 'ZA', 'VAT', '15'),
];
