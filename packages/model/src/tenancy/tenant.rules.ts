import { defineRules, type Facts, isOneOf } from '@homeport/grammar';
import { authorisedTenant } from './authorised-tenant.entity.ts';
import { tenancyRefusals as no } from './tenancy.refusals.ts';
import { tenant } from './tenant.entity.ts';

/** Parts of bank details that a tenant may have confirmed on a check page before they are saved. */
const confirmableBankFields = [
  'name',
  'accountNumber',
  'accountName',
  'sortCode',
  'bank',
  'branch',
  'currency',
  'iban',
  'swiftCode',
  'routingNumber',
  'transitNumber',
  'bankCode',
] as const;

/** Whether another tenant of the installation has the code or sub-domain. */
export interface TenantFacts extends Facts {
  readonly isCodeTaken: boolean;
  readonly isSubDomainTaken: boolean;
}

/** The field names of `confirmationFieldsForBankDetailsSettings`. */
export const confirmationFields = (setting: string | null | undefined): string[] =>
  (setting ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

const isSubDomain = (value: string | null): boolean =>
  value === null || /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(value);

export const tenantRules = defineRules<typeof tenant, TenantFacts>(tenant, {
  check: (t, _, { isCodeTaken, isSubDomainTaken }) => [
    ...(isCodeTaken ? [no.codeExists(undefined, 'code')] : []),
    ...(isSubDomainTaken ? [no.subDomainExists(undefined, 'subDomain')] : []),
    ...(isSubDomain(t.subDomain) ? [] : [no.badSubDomain(undefined, 'subDomain')]),
    ...confirmationFields(t.confirmationFieldsForBankDetailsSettings).flatMap((name) =>
      isOneOf(confirmableBankFields, name)
        ? []
        : [no.unknownField({ name }, 'confirmationFieldsForBankDetailsSettings')],
    ),
  ],
});

export const authorisedTenantRules = defineRules(authorisedTenant, {
  check: (a) => (a.holder.id === a.grantedTenant.id ? [no.sameTenant(undefined, 'grantedTenant')] : []),
});
