import { demoId } from './chance.ts';

/** A company of the demo. `managed` ones are clients of the managing company. */
export interface DemoTenant {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly kind: 'TENANT_MC' | 'CLIENT';
  readonly managed: boolean;
  readonly subDomain: string;
  readonly language: 'en' | 'es' | 'fr' | 'en-x-halden' | 'en-x-brightwater';
  readonly brandColor: string;
  readonly baseCurrency: string;
  /** Name, country, currency and account of the paying company. The IBANs are the standard's published examples. */
  readonly payer: {
    readonly name: string;
    readonly country: string;
    readonly currency: string;
    readonly iban: string;
    readonly bic: string;
  };
  /** How many assignments the generated part of the demo has. */
  readonly cases: number;
}
const tenant = (code: string, rest: Omit<DemoTenant, 'code' | 'id'>): DemoTenant => ({
  code,
  id: demoId('tenant', code),
  ...rest,
});

export const meridian = tenant('MERIDIAN', {
  name: 'Meridian Mobility',
  kind: 'TENANT_MC',
  managed: false,
  subDomain: 'meridian',
  language: 'en',
  brandColor: '#0B6B7D',
  baseCurrency: 'EUR',
  cases: 0,
  payer: {
    name: 'Meridian Mobility Ltd',
    country: 'GB',
    currency: 'GBP',
    iban: 'GB29NWBK60161331926819',
    bic: 'NWBKGB2L',
  },
});
export const halden = tenant('HALDEN', {
  name: 'Halden Energy',
  kind: 'CLIENT',
  managed: true,
  subDomain: 'halden',
  language: 'en-x-halden',
  brandColor: '#0B2E59',
  baseCurrency: 'EUR',
  cases: 70,
  payer: { name: 'Halden Energy AS', country: 'NL', currency: 'EUR', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
});
export const brightwater = tenant('BRIGHTWATER', {
  name: 'Brightwater Bank',
  kind: 'CLIENT',
  managed: true,
  subDomain: 'brightwater',
  language: 'en-x-brightwater',
  brandColor: '#6B1D2A',
  baseCurrency: 'GBP',
  cases: 48,
  payer: {
    name: 'Brightwater Bank plc',
    country: 'GB',
    currency: 'GBP',
    iban: 'GB29NWBK60161331926819',
    bic: 'NWBKGB2L',
  },
});
export const castellane = tenant('CASTELLANE', {
  name: 'Castellane Beauté',
  kind: 'CLIENT',
  managed: true,
  subDomain: 'castellane',
  language: 'fr',
  brandColor: '#7A2E6D',
  baseCurrency: 'EUR',
  cases: 69,
  payer: {
    name: 'Castellane Beauté SA',
    country: 'FR',
    currency: 'EUR',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
  },
});
export const tecnovia = tenant('TECNOVIA', {
  name: 'Grupo Tecnovía',
  kind: 'CLIENT',
  managed: true,
  subDomain: 'tecnovia',
  language: 'es',
  brandColor: '#F28C28',
  baseCurrency: 'EUR',
  cases: 48,
  payer: {
    name: 'Grupo Tecnovía SA',
    country: 'ES',
    currency: 'EUR',
    iban: 'ES9121000418450200051332',
    bic: 'CAIXESBB',
  },
});
/** A company that has nothing to do with the others: isolation can be tried by hand. */
export const nordlys = tenant('NORDLYS', {
  name: 'Nordlys Shipping',
  kind: 'CLIENT',
  managed: false,
  subDomain: 'nordlys',
  language: 'en',
  brandColor: '#1B4B5A',
  baseCurrency: 'EUR',
  cases: 6,
  payer: {
    name: 'Nordlys Shipping AS',
    country: 'DE',
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFF',
  },
});

export const demoTenants: readonly DemoTenant[] = [meridian, halden, brightwater, castellane, tecnovia, nordlys];
export const demoPassword = 'Welcome-2026!';
