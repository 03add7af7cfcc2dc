// Written by `npm run derive`: the door of the domain, what others take of it.
export { type PlacedWidget, type WantedPlace, type WidgetPlace, arranged, moved, wantedPlaces } from './arrange.rules.ts';
export { type DashboardWidget, dashboardWidget } from './dashboard-widget.entity.ts';
export { type Dashboard, dashboard } from './dashboard.entity.ts';
export { widgetTemplate } from './widget-template.entity.ts';
export { type Widget, type WidgetSize, type WidgetSource, widget, widgetSizes } from './widget.entity.ts';
export { widgetRefusals } from './widgets.refusals.ts';
export { type WidgetBoard, arrangeWidgets, resetWidgets, widgetsToUser } from './widgets.routes.ts';
