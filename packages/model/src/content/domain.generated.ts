// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { batchUpdate } from './batch-update.entity.ts';
import { contentSettingRefusals } from './content-settings.refusals.ts';
import { linkForm } from './content.actions.ts';
import { formSubmitted } from './content.events.ts';
import { contentRefusals } from './content.refusals.ts';
import { myForm, myForms, openPageForm, pageRuleParameters, pageRulesOf, saveOpenPageForm, savePageForm } from './content.routes.ts';
import { builderDataQueries, builderRelocationDocuments } from './content.screens.ts';
import { dashboardWidget } from './dashboard-widget.entity.ts';
import { dashboardWidgetRules } from './dashboard-widget.rules.ts';
import { dashboard } from './dashboard.entity.ts';
import { dataQueryColumn } from './data-query-column.entity.ts';
import { dataQueryCondition } from './data-query-condition.entity.ts';
import { dataQuery } from './data-query.entity.ts';
import { exporterRun } from './exporter-run.entity.ts';
import { runExporter, takeOverExporter } from './exporter.actions.ts';
import { exporter } from './exporter.entity.ts';
import { exportFailed, exportReady, exporterDue } from './exporter.events.ts';
import { exporterRefusals } from './exporter.refusals.ts';
import { exporterRules } from './exporter.rules.ts';
import { fieldMetadata } from './field-metadata.entity.ts';
import { fieldMetadataRules } from './field-metadata.rules.ts';
import { lookupValue } from './lookup-value.entity.ts';
import { lookup } from './lookup.entity.ts';
import { mailTemplate } from './mail-template.entity.ts';
import { pageForm } from './page-form.entity.ts';
import { pageFormRules } from './page-form.rules.ts';
import { pageRule } from './page-rule.entity.ts';
import { pageRuleRules } from './page-rule.rules.ts';
import { page } from './page.entity.ts';
import { pageRules } from './page.rules.ts';
import { report } from './report.entity.ts';
import { widgetTemplate } from './widget-template.entity.ts';
import { widget } from './widget.entity.ts';
import { arrangeWidgets, resetWidgets, widgetsToUser } from './widgets.routes.ts';

export const domain: Domain = {
  name: 'content',
  entities: [batchUpdate, dashboardWidget, dashboard, dataQueryColumn, dataQueryCondition, dataQuery, exporterRun, exporter, fieldMetadata, lookupValue, lookup, mailTemplate, pageForm, pageRule, page, report, widgetTemplate, widget],
  actions: [linkForm, runExporter, takeOverExporter],
  routes: [myForm, myForms, openPageForm, pageRuleParameters, pageRulesOf, saveOpenPageForm, savePageForm, arrangeWidgets, resetWidgets, widgetsToUser],
  events: [formSubmitted, exportFailed, exportReady, exporterDue],
  refusals: [contentSettingRefusals, contentRefusals, exporterRefusals],
  rules: [dashboardWidgetRules, exporterRules, fieldMetadataRules, pageFormRules, pageRuleRules, pageRules],
  screens: [builderDataQueries, builderRelocationDocuments],
};
