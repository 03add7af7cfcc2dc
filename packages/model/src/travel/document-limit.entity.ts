import { choice, defineEntity, type RecordOf, whole } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';
import { travelDocumentTypes } from './travel-document.entity.ts';

/** How a tenant looks at one type of travel document; without a record the usual limits hold. */
export const documentLimit = defineEntity({
  name: 'documentLimit',
  label: 'Travel document limit',
  plural: 'Travel document limits',
  title: ['type'],
  unique: [{ fields: ['type'] }],
  list: ['type', 'warningDays', 'criticalDays', 'monthsAfterTrip', 'yearsSinceIssue', 'minimumAge', 'updated'],
  menu: 'admin',
  configuration: {},
  fields: {
    type: choice('Type', travelDocumentTypes, { required: true, fixed: true }),
    warningDays: whole('Warning before expiry', { required: true, min: 0, max: 1500, unit: 'days' }),
    criticalDays: whole('Critical before expiry', { required: true, min: 0, max: 1500, unit: 'days' }),
    monthsAfterTrip: whole('Valid after a trip for', { min: 0, max: 24, unit: 'months', initial: 3 }),
    yearsSinceIssue: whole('Issued within', { min: 0, max: 30, unit: 'years', initial: 10 }),
    minimumAge: whole('Needed from the age of', { min: 0, max: 100, unit: 'years', initial: 0 }),
  },
  access: shownOutside(
    ['type', 'warningDays', 'criticalDays', 'monthsAfterTrip', 'yearsSinceIssue', 'minimumAge'],
    settingsAccess,
  ),
});
export interface DocumentLimit extends RecordOf<typeof documentLimit> {}
