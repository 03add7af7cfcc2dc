import { date, defineEntity, type RecordOf, text, whole } from '@homeport/grammar';

/** How often a page was opened on a day, by anybody: numbers, no persons. */
export const pageCount = defineEntity({
  name: 'pageCount',
  label: 'Page views',
  plural: 'Page views',
  title: ['page'],
  unique: [{ fields: ['day', 'page'] }],
  sort: 'day,desc',
  list: ['day', 'page', 'views'],
  menu: 'reports',
  fields: {
    day: date('Day', { required: true, readOnly: true }),
    page: text('Page', { required: true, max: 100, readOnly: true }),
    views: whole('Views', { required: true, readOnly: true, initial: 0 }),
  },
  access: {
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  },
});
export interface PageCount extends RecordOf<typeof pageCount> {}
