import { defineScreen } from '@homeport/grammar';

/** How the work of a vendor was judged. */
export const serviceReview = defineScreen({
  name: 'serviceReview',
  on: 'qualitySurvey',
  kind: 'list',
  label: 'Service Review',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/cases/quality-survey?sort=answeredDate,desc',
});
