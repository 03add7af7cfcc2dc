import { defineRules } from '@homeport/grammar';
import { dashboardWidget } from './dashboard-widget.entity.ts';

/** A widget stands once in the arrangement of the company, and once in the one of each user. */
export const dashboardWidgetRules = defineRules(dashboardWidget, {
  derive: ({ user }) => ({ arrangedFor: user?.id ?? 'COMPANY' }),
});
