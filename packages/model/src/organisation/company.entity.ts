import {
  codeAndName,
  currency,
  defineEntity,
  image,
  option,
  type RecordOf,
  reachable,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { coded, partyHelp } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'code',
  'name',
  'legalName',
  'companyGroup',
  'parent',
  'logo',
  'industry',
  'address',
  'phone',
  'email',
  'webAddress',
  'currency',
];

/** A company of a client, as the company builder sets it up. */
export const company = defineEntity({
  name: 'company',
  label: 'Company',
  plural: 'Companies',
  ...coded,
  search: ['name', 'code', 'legalName'],
  alike: { company: ['name'] },
  sideOf: {
    relation: 'party',
    shares: ['name', 'taxNumber'],
    copies: ['code', 'registrationNumber', 'phone', 'email', 'address', 'webAddress'],
    makes: { kind: 'COMPANY' },
  },
  indexes: [['companyGroup'], ['parent'], ['party']],
  list: ['code', 'name', 'companyGroup', 'industry', 'currency', 'active', 'updated'],
  facts: ['code', 'companyGroup', 'industry', 'numberOfEmployees', 'currency'],
  needsVersion: true,
  sections: [
    { label: 'Company', fields: ['code', 'name', 'legalName', 'party', 'companyGroup', 'parent', 'logo'] },
    { label: 'Register', fields: ['registrationNumber', 'taxNumber', 'industry', 'numberOfEmployees'] },
    { label: 'Reach', fields: ['address', 'phone', 'email', 'webAddress'] },
    { label: 'Books', fields: ['currency', 'fiscalYearStart'] },
  ],
  fields: {
    ...codeAndName,
    name: text('Name', { required: true, max: 160 }),
    party: ref('Party', 'party', { help: partyHelp }),
    legalName: text('Legal name', { max: 200 }),
    companyGroup: ref('Company group', 'companyGroup'),
    parent: ref('Belongs to', 'company'),
    logo: image('Logo'),
    registrationNumber: text('Registration number', { max: 40 }),
    taxNumber: text('Tax number', { max: 40 }),
    industry: option('Industry', 'INDUSTRY'),
    numberOfEmployees: whole('Number of employees', { min: 0, max: 10_000_000 }),
    ...reachable,
    currency: currency('Currency'),
    ownTenant: ref('Own tenant', 'tenant', { readOnly: true }),
    fiscalYearStart: whole('Fiscal year starts in month', { min: 1, max: 12, initial: 1 }),
  },
  access: shownOutside(
    {
      client: [...seenOutside, 'registrationNumber', 'taxNumber', 'numberOfEmployees', 'fiscalYearStart'],
      caseInitiator: seenOutside,
    },
    staffSettings,
  ),
});
export interface Company extends RecordOf<typeof company> {}
