import type { BankField } from './bank-fields.rules.ts';

/** The fields that have a form of their own in a country. */
export type DomesticField = Extract<
  BankField,
  'accountNumber' | 'sortCode' | 'routingNumber' | 'transitNumber' | 'bankCode' | 'branch'
>;

/** How one field of an account looks in one country. `pattern` applies to the compact value (no spaces or hyphens). */
export interface AccountFormat {
  readonly field: DomesticField;
  readonly pattern: RegExp;
  readonly example: string;
  /** The name people there know the field by, as a code such as `bsb`; without it the field's own label is right. */
  readonly localName?: string;
  readonly check?: 'routing' | 'clabe' | 'cbu';
}

/** Domestic account formats (ISO 3166 alpha-2). Countries that use IBAN at home are not listed here. */
export const ACCOUNT_FORMATS: Readonly<Record<string, readonly AccountFormat[]>> = {
  AR: [
    { field: 'accountNumber', pattern: /^\d{22}$/, example: '2850590940090418135201', localName: 'cbu', check: 'cbu' },
  ],
  AU: [
    { field: 'sortCode', pattern: /^\d{6}$/, example: '062-000', localName: 'bsb' },
    { field: 'accountNumber', pattern: /^\d{5,10}$/, example: '12345678' },
  ],
  BR: [
    { field: 'bankCode', pattern: /^(\d{3}|\d{8})$/, example: '341' },
    { field: 'branch', pattern: /^\d{4}[\dX]?$/, example: '0001-9', localName: 'agency' },
    { field: 'accountNumber', pattern: /^\d{3,12}[\dX]$/, example: '123456-7' },
  ],
  CA: [
    { field: 'transitNumber', pattern: /^\d{5}$/, example: '00012' },
    { field: 'bankCode', pattern: /^\d{3}$/, example: '003', localName: 'institution' },
    { field: 'accountNumber', pattern: /^\d{7,12}$/, example: '1234567' },
  ],
  CN: [
    { field: 'bankCode', pattern: /^\d{12}$/, example: '102290023457', localName: 'cnaps' },
    { field: 'accountNumber', pattern: /^\d{8,32}$/, example: '6222021001123456789' },
  ],
  GB: [
    { field: 'sortCode', pattern: /^\d{6}$/, example: '60-16-13' },
    { field: 'accountNumber', pattern: /^\d{8}$/, example: '31926819' },
  ],
  HK: [
    { field: 'bankCode', pattern: /^\d{3}$/, example: '004' },
    { field: 'branch', pattern: /^\d{3}$/, example: '123' },
    { field: 'accountNumber', pattern: /^\d{6,9}$/, example: '456789' },
  ],
  IN: [
    { field: 'bankCode', pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/, example: 'HDFC0000123', localName: 'ifsc' },
    { field: 'accountNumber', pattern: /^\d{9,18}$/, example: '50100012345678' },
  ],
  JP: [
    { field: 'bankCode', pattern: /^\d{4}$/, example: '0001' },
    { field: 'branch', pattern: /^\d{3}$/, example: '110', localName: 'branchCode' },
    { field: 'accountNumber', pattern: /^\d{7}$/, example: '1234567' },
  ],
  MX: [
    { field: 'accountNumber', pattern: /^\d{18}$/, example: '032180000118359719', localName: 'clabe', check: 'clabe' },
  ],
  NZ: [{ field: 'accountNumber', pattern: /^\d{15,16}$/, example: '01-0902-0068389-00' }],
  PE: [{ field: 'accountNumber', pattern: /^\d{20}$/, example: '00219300001234567890', localName: 'cci' }],
  SG: [
    { field: 'bankCode', pattern: /^\d{4}$/, example: '7171' },
    { field: 'branch', pattern: /^\d{3}$/, example: '003', localName: 'branchCode' },
    { field: 'accountNumber', pattern: /^\d{5,14}$/, example: '0031234567' },
  ],
  US: [
    { field: 'routingNumber', pattern: /^\d{9}$/, example: '021000021', check: 'routing' },
    { field: 'accountNumber', pattern: /^\d{4,17}$/, example: '000123456789' },
  ],
  ZA: [
    { field: 'sortCode', pattern: /^\d{6}$/, example: '250655', localName: 'branchCode' },
    { field: 'accountNumber', pattern: /^\d{7,11}$/, example: '62123456789' },
  ],
};

/**
 * Countries where a transfer says whether an account is for daily use or for savings, with the code under which their words
 * for both are kept, where they have words of their own (Japan: tōza and futsū).
 */
export const ACCOUNT_KINDS: Readonly<Record<string, 'common' | 'japan'>> = { BR: 'common', JP: 'japan', US: 'common' };

/** Countries whose accounts may carry the IBAN prefix of another one (Crown dependencies, overseas territories). */
export const IBAN_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  AX: ['FI', 'AX'],
  BL: ['FR', 'BL'],
  GF: ['FR', 'GF'],
  GG: ['GB'],
  GP: ['FR', 'GP'],
  IM: ['GB'],
  JE: ['GB'],
  MF: ['FR', 'MF'],
  MQ: ['FR', 'MQ'],
  NC: ['FR', 'NC'],
  PF: ['FR', 'PF'],
  PM: ['FR', 'PM'],
  RE: ['FR', 'RE'],
  TF: ['FR', 'TF'],
  WF: ['FR', 'WF'],
  YT: ['FR', 'YT'],
};
