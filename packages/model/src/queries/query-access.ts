import type { Grant } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** Queries and reports: staff makes its own and reads what is shared; builders and administration do everything. */
export const queryMakers: Readonly<Record<string, readonly Grant[]>> = Object.fromEntries(
  ['caseManager', 'hr', 'finance', 'financeLead', 'payroll', 'planner'].map((role) => [
    role,
    [
      { do: ['read', 'export'], where: { field: 'sharing', op: 'eq', value: 'ALL' } } as const,
      { do: 'everything', where: { field: 'createdBy', op: 'eq', value: '$me.user' } } as const,
    ],
  ]),
);
export const builders: Readonly<Record<string, Grant>> = grantTo(['builder', 'administrator', 'master'], {
  do: 'everything',
});
/** Parts of a query go with it. */
export const queryParts = (path: string): Readonly<Record<string, readonly Grant[]>> =>
  Object.fromEntries(
    Object.keys(queryMakers).map((role) => [
      role,
      [
        { do: ['read', 'export'], where: { field: `${path}.sharing`, op: 'eq', value: 'ALL' } } as const,
        { do: 'everything', where: { field: `${path}.createdBy`, op: 'eq', value: '$me.user' } } as const,
      ],
    ]),
  );
/** What reports and exports are written as. */
export const reportFormats = {
  bmp: 'BMP',
  csv: 'CSV',
  gif: 'GIF',
  html: 'HTML',
  jpeg: 'JPEG',
  ods: 'ODS',
  pdf: 'PDF',
  png: 'PNG',
  rtf: 'RTF',
  xls: 'XLS',
  xlsx: 'XLSX',
  xml: 'XML',
} as const;
/** How often something runs by itself. */
export const frequencies = { NEVER: 'Never', DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' } as const;
