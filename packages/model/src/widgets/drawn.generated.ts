// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { dashboardWidget } from './dashboard-widget.entity.ts';
import { dashboard } from './dashboard.entity.ts';
import { widgetTemplate } from './widget-template.entity.ts';
import { widget } from './widget.entity.ts';

export const domain: Domain = {
  name: 'widgets',
  entities: [dashboardWidget, dashboard, widgetTemplate, widget],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
