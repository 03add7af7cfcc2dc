import type { DomainMenu } from '../frame/domain-menu.ts';
import { costReportPath } from './paths.ts';

/** Actual costs against estimates, where finance and HR look. */
export const menu: DomainMenu = {
  pages: [
    { key: 'costReport', menu: 'financial', path: costReportPath, right: 'call.costReport', order: 52, ofAll: true },
  ],
};
