import type { MenuKey } from './menus.data.ts';

/** A heading inside a menu: whole domains stand under it, and single entities or screens that say so. */
export interface MenuHeading {
  readonly code: string;
  readonly domains: readonly string[];
  readonly entries: readonly string[];
}

/**
 * The sections of menus that have many entries (platform specification, section 2), in their order. Documents stand under what
 * they are about; their lines and other parts, which one reaches from the document, come last.
 */
export const menuHeadings: Readonly<Partial<Record<MenuKey, readonly MenuHeading[]>>> = {
  financial: [
    { code: 'expenses', domains: ['expenses'], entries: [] },
    { code: 'payments', domains: ['payments', 'banking'], entries: [] },
    {
      code: 'invoices',
      domains: [],
      entries: ['invoice', 'creditNote', 'recurringCost', 'statement', 'financialTransaction', 'invoiceGroup'],
    },
    {
      code: 'accounts',
      domains: [],
      entries: ['clientAccount', 'bankReconciliation', 'caseAccounting', 'caseActualCost'],
    },
    { code: 'payroll', domains: ['payroll'], entries: [] },
    { code: 'bookSettings', domains: ['finance', 'rates', 'living'], entries: [] },
    {
      code: 'parts',
      domains: [],
      entries: [
        'bankReconciliationLine',
        'clientAccountEntry',
        'creditNoteLine',
        'expenseItemTax',
        'invoiceLine',
        'taxTableBand',
      ],
    },
  ],
  admin: [
    { code: 'broadcast', domains: ['notifications'], entries: ['cannedAnswer'] },
    {
      code: 'loggedInUsers',
      domains: ['identity', 'sso', 'tenancy', 'api-clients'],
      entries: ['team', 'approvalGroup', 'profileProperty'],
    },
    {
      code: 'companyData',
      domains: ['organisation', 'people', 'family'],
      entries: ['country'],
    },
    {
      code: 'dataUtilities',
      domains: ['reference', 'exchange', 'privacy'],
      entries: ['exporter', 'batchUpdate', 'fieldMetadata', 'lookup', 'referenceNumber', 'builderDataQueries'],
    },
    {
      code: 'documents',
      domains: [
        'forms',
        'queries',
        'exporters',
        'widgets',
        'documents',
        'library',
        'signing',
        'surveys',
        'communication',
      ],
      entries: ['documentLimit'],
    },
    {
      code: 'financial',
      domains: ['finance', 'expenses', 'payments', 'payroll', 'rates', 'banking'],
      entries: ['costCenter', 'currency'],
    },
    { code: 'policies', domains: ['policies', 'benefits'], entries: ['caseType', 'phaseGate'] },
    {
      code: 'services',
      domains: ['cases', 'services', 'moves', 'property', 'immigration', 'planning', 'travel', 'diary'],
      entries: ['serviceProvider', 'defaultServiceProvider', 'servicePack', 'serviceBundle'],
    },
    { code: 'workflow', domains: ['workflow', 'initiations', 'timeline'], entries: [] },
    {
      code: 'parts',
      domains: [],
      entries: [
        'activationLine',
        'benefitToExpenseItem',
        'businessRuleCondition',
        'checklistItem',
        'dashboardWidget',
        'initiationMember',
        'initiationStep',
        'lookupValue',
        'noticeDelivery',
        'notificationEventCondition',
        'packageComponent',
        'pageRule',
        'pointOption',
        'policyBenefitVariation',
        'surveyQuestion',
        'teamMember',
        'workflowItem',
      ],
    },
  ],
};

/**
 * Lines and technical tables of menus that have no headings: they are reached from the record they belong to, and by the search
 * of the menu. They stand folded at its end.
 */
const partEntries: ReadonlySet<string> = new Set([
  'caseBlock',
  'caseCalculationStep',
  'costEstimateLine',
  'dataQueryColumn',
  'dataQueryCondition',
  'externalAccess',
  'homeSearchVisit',
  'lumpSumOption',
  'lumpSumUse',
  'pageForm',
  'recurringStorageItem',
  'serviceStep',
  'shipmentItem',
  'vendorInvoiceLine',
  'warehouseSpace',
  'audience',
]);
/** The heading of lines and other parts, in every menu. */
export const partsHeading = 'parts';

/** The heading an entry stands under; none in menus without headings. */
export function headingOf(menu: string, entry: string, domain: string): string | undefined {
  const headings = menuHeadings[menu as MenuKey] ?? [];
  const own = headings.find((h) => h.entries.includes(entry)) ?? headings.find((h) => h.domains.includes(domain));
  return own?.code ?? (partEntries.has(entry) ? partsHeading : undefined);
}
