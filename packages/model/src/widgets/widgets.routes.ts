import { defineRoute, json, text } from '@homeport/grammar';
import type { PlacedWidget } from './arrange.rules.ts';

/** A dashboard as its reader sees it: the widgets in their places, and those that can be added. */
export interface WidgetBoard {
  readonly dashboardCode: string;
  readonly name: string;
  readonly content: readonly PlacedWidget[];
  /** Widgets the reader took off. */
  readonly available: readonly PlacedWidget[];
  /** Whether the reader arranged it; otherwise it stands as the company has it. */
  readonly isArranged: boolean;
}
const widgetShape = { type: 'object', required: ['id', 'code', 'name', 'source', 'size', 'settings'] } as const;
const shape = {
  type: 'object',
  required: ['dashboardCode', 'name', 'content', 'available', 'isArranged'],
  properties: {
    content: { type: 'array', items: widgetShape },
    available: { type: 'array', items: widgetShape },
  },
} as const;
const dashboardCode = text('Dashboard', { required: true, max: 60 });

/** The widgets of a dashboard of the caller. */
export const widgetsToUser = defineRoute<WidgetBoard>()({
  name: 'widgetsToUser',
  label: 'Widgets of a dashboard',
  method: 'GET',
  path: 'widgets/widget-to-maiuser',
  who: 'signedIn',
  query: { dashboardCode },
  shape,
  refusals: ['content.noDashboard'],
});

/** Arranges a dashboard for the caller: widgets in their order, with their size, or taken off. */
export const arrangeWidgets = defineRoute<WidgetBoard>()({
  name: 'arrangeWidgets',
  label: 'Arrange the widgets of a dashboard',
  method: 'PUT',
  path: 'widgets/widget-to-maiuser',
  who: 'signedIn',
  body: { dashboardCode, widgets: json('Widgets', { required: true, maxDepth: 3 }) },
  shape,
  refusals: ['content.noDashboard', 'content.badArrangement'],
});

/** Gives the arrangement of the company back to the caller. */
export const resetWidgets = defineRoute<WidgetBoard>()({
  name: 'resetWidgets',
  label: 'Arrange a dashboard as the company has it',
  method: 'POST',
  path: 'widgets/widget-to-maiuser/reset',
  who: 'signedIn',
  body: { dashboardCode },
  shape,
  refusals: ['content.noDashboard'],
});
