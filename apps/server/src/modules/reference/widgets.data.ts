import type { WidgetSize, WidgetSource } from '@homeport/model/widgets';

/** A widget every company starts with. */
export interface WidgetDefault {
  readonly code: WidgetSource;
  readonly size: WidgetSize;
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}
const widget = (code: WidgetSource, size: WidgetSize, en: string, es: string, fr: string): WidgetDefault => ({
  code,
  size,
  en,
  es,
  fr,
});

/** The dashboard of the assignee application (specification: `dashboardCode`). */
export const assigneeDashboard = {
  code: 'APP_ASSIGNEE',
  en: 'My widgets',
  es: 'Mis paneles',
  fr: 'Mes widgets',
} as const;

/** Its widgets, in their order; each source has one. */
export const widgetDefaults: readonly WidgetDefault[] = [
  widget('DOCUMENTS_DUE', 'SMALL', 'Documents due', 'Documentos pendientes', 'Documents à fournir'),
  widget('MESSAGES', 'SMALL', 'Messages', 'Mensajes', 'Messages'),
  widget('NEXT_EVENTS', 'SMALL', 'Next events', 'Próximos eventos', 'Prochains événements'),
  widget('SERVICES', 'MEDIUM', 'Services', 'Servicios', 'Services'),
  widget('EXPENSES_BY_STAGE', 'MEDIUM', 'Expenses by stage', 'Gastos por etapa', 'Dépenses par étape'),
  widget('COUNTRY_DAYS', 'WIDE', 'Days per country', 'Días por país', 'Jours par pays'),
];
