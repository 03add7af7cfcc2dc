import type { MenuKey } from './menus.data.ts';

/** A heading inside a menu: whole domains stand under it, and single entities or screens that say so. */
export interface MenuHeading {
  readonly code: string;
  readonly domains: readonly string[];
  readonly entries: readonly string[];
}

/** The sections of menus that have many entries (platform specification, section 2), in their order. */
export const menuHeadings: Readonly<Partial<Record<MenuKey, readonly MenuHeading[]>>> = {
  admin: [
    { code: 'broadcast', domains: ['notifications'], entries: ['cannedAnswer'] },
    {
      code: 'loggedInUsers',
      domains: ['identity', 'sso', 'tenancy'],
      entries: ['teamMember', 'team', 'approvalGroup', 'profileProperty'],
    },
    {
      code: 'companyData',
      domains: ['organisation', 'people'],
      entries: ['country'],
    },
    {
      code: 'dataUtilities',
      domains: ['reference', 'exchange', 'privacy'],
      entries: [
        'exporter',
        'batchUpdate',
        'fieldMetadata',
        'lookup',
        'lookupValue',
        'referenceNumber',
        'builderDataQueries',
      ],
    },
    {
      code: 'documents',
      domains: ['content', 'documents', 'library', 'signing', 'surveys', 'communication'],
      entries: ['documentLimit'],
    },
    {
      code: 'financial',
      domains: ['finance', 'expenses', 'payments', 'payroll', 'rates', 'banking'],
      entries: ['costCenter', 'currency'],
    },
    { code: 'policies', domains: ['policies', 'benefits'], entries: ['caseType'] },
    {
      code: 'services',
      domains: ['cases', 'services', 'moves', 'property', 'immigration', 'planning', 'travel', 'schooling'],
      entries: ['serviceProvider', 'defaultServiceProvider', 'servicePack', 'serviceBundle'],
    },
    { code: 'workflow', domains: ['workflow', 'timeline'], entries: [] },
  ],
};

/** The heading an entry stands under; none in menus without headings. */
export function headingOf(menu: string, entry: string, domain: string): string | undefined {
  const headings = menuHeadings[menu as MenuKey] ?? [];
  return (headings.find((h) => h.entries.includes(entry)) ?? headings.find((h) => h.domains.includes(domain)))?.code;
}
