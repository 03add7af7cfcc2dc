// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { batchUpdate } from './batch-update.entity.ts';
import { linkForm } from './content.actions.ts';
import { dashboardWidget } from './dashboard-widget.entity.ts';
import { dashboard } from './dashboard.entity.ts';
import { dataQueryColumn } from './data-query-column.entity.ts';
import { dataQueryCondition } from './data-query-condition.entity.ts';
import { dataQuery } from './data-query.entity.ts';
import { exporterRun } from './exporter-run.entity.ts';
import { runExporter, takeOverExporter } from './exporter.actions.ts';
import { exporter } from './exporter.entity.ts';
import { fieldMetadata } from './field-metadata.entity.ts';
import { lookupValue } from './lookup-value.entity.ts';
import { lookup } from './lookup.entity.ts';
import { mailTemplate } from './mail-template.entity.ts';
import { pageForm } from './page-form.entity.ts';
import { pageRule } from './page-rule.entity.ts';
import { page } from './page.entity.ts';
import { report } from './report.entity.ts';
import { widgetTemplate } from './widget-template.entity.ts';
import { widget } from './widget.entity.ts';

export const domain: Domain = {
  name: 'content',
  entities: [batchUpdate, dashboardWidget, dashboard, dataQueryColumn, dataQueryCondition, dataQuery, exporterRun, exporter, fieldMetadata, lookupValue, lookup, mailTemplate, pageForm, pageRule, page, report, widgetTemplate, widget],
  actions: [linkForm, runExporter, takeOverExporter],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
