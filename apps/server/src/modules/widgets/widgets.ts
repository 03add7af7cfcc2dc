import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  arranged,
  arrangeWidgets,
  type Dashboard,
  type DashboardWidget,
  dashboard,
  dashboardWidget,
  widgetRefusals as no,
  resetWidgets,
  type Widget,
  type WidgetBoard,
  type WidgetPlace,
  wantedPlaces,
  widget,
  widgetsToUser,
} from '@homeport/model/widgets';
import { sql } from 'kysely';

/** Widgets of a dashboard: as the caller arranged them, arranging them, and going back to the company's. */
export const widgetRoutes: readonly RouteHandler[] = [
  answer(widgetsToUser, (ctx, { query }) => boardOf(ctx, query.dashboardCode, ctx.locale)),
  answer(arrangeWidgets, async (ctx, { body }) => {
    const saved = await arrange(ctx, body.dashboardCode, body.widgets);
    return isRefusal(saved) ? saved : boardOf(ctx, body.dashboardCode, ctx.locale);
  }),
  answer(resetWidgets, async (ctx, { body }) => {
    const reset = await giveBack(ctx, body.dashboardCode);
    return isRefusal(reset) ? reset : boardOf(ctx, body.dashboardCode, ctx.locale);
  }),
];

interface Loaded {
  readonly of: Dashboard;
  readonly company: readonly DashboardWidget[];
  readonly own: readonly DashboardWidget[];
  readonly widgets: readonly Widget[];
}

/** A dashboard that a role of the caller opens, with what stands on it; all read as the caller. */
async function load(ctx: Context, code: string): Promise<Loaded | Refusal> {
  const [given] = await ctx.query(sql<{ open: boolean }>`
    select exists(
      select from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id,
        jsonb_array_elements(case jsonb_typeof(r.dashboards) when 'array' then r.dashboards else '[]' end) as d
      where l.tenant_id = ${ctx.tenant}::uuid and l.owner_id = ${ctx.me.user}::uuid and d->>'code' = ${code}
    ) as open`);
  if (!given?.open || ctx.me.roles.length === 0) return no.noDashboard();
  const [of] = await ctx.records(dashboard).find({
    filter: {
      all: [
        { field: 'code', op: 'eq', value: code },
        { field: 'active', op: 'eq', value: true },
      ],
    },
    limit: 1,
  });
  if (!of) return no.noDashboard();
  const [places, widgets] = await Promise.all([
    ctx.records(dashboardWidget).find({ filter: { field: 'dashboard', op: 'eq', value: of.id }, limit: 500 }),
    ctx.records(widget).find({ filter: { field: 'active', op: 'eq', value: true }, limit: 500 }),
  ]);
  return {
    of,
    widgets,
    company: places.filter((one) => one.user === null),
    // Whoever keeps dashboards reads the places of the company too, and nobody else's.
    own: places.filter((one) => one.user?.id === ctx.me.user),
  };
}

async function boardOf(ctx: Context, code: string, locale: string): Promise<WidgetBoard | Refusal> {
  const found = await load(ctx, code);
  if (isRefusal(found)) return found;
  const { of, company, own, widgets } = found;
  const known = widgets.map((one) => ({
    id: one.id,
    code: one.code,
    name: nameIn(one, locale),
    source: one.source,
    settings: settingsOf(one),
  }));
  return {
    dashboardCode: of.code,
    name: nameIn(of, locale),
    ...arranged(company.map(placeOf), own.map(placeOf), known),
    isArranged: own.length > 0,
  };
}

const nameIn = (of: { name: string; nameEs: string | null; nameFr: string | null }, locale: string): string =>
  ({ es: of.nameEs, fr: of.nameFr })[locale.slice(0, 2)] || of.name;
const settingsOf = ({ settings }: { settings: unknown }): Readonly<Record<string, unknown>> =>
  typeof settings === 'object' && settings !== null && !Array.isArray(settings)
    ? (settings as Record<string, unknown>)
    : {};
const placeOf = (one: DashboardWidget): WidgetPlace => ({
  widget: one.widget.id,
  position: one.position,
  size: one.size,
  isHidden: one.isHidden === true,
  settings: settingsOf(one),
});

/** Writes the caller's places: those they have are changed, the others made. */
async function arrange(ctx: Context, code: string, sent: unknown): Promise<true | Refusal> {
  const found = await load(ctx, code);
  if (isRefusal(found)) return found;
  const { of, company, own, widgets } = found;
  const readable = new Set(widgets.map((one) => one.id));
  const offered = company.map((one) => one.widget.id).filter((id) => readable.has(id));
  const wanted = wantedPlaces(sent, offered);
  if (!wanted) return no.badArrangement({}, 'widgets');
  return ctx.inTransaction<true | Refusal>(async (inside) => {
    const places = inside.asSystem('somebody arranges their own dashboard').records(dashboardWidget);
    for (const [i, { widget: id, size, isHidden }] of wanted.entries()) {
      const known = own.find((one) => one.widget.id === id);
      const values = { position: (i + 1) * 10, size, isHidden };
      const kept = known
        ? await places.update(known.id, values)
        : await places.create({ dashboard: of.id, widget: id, user: inside.me.user, ...values });
      if (isRefusal(kept)) return kept;
    }
    return true;
  });
}

/** Deletes the caller's places. */
async function giveBack(ctx: Context, code: string): Promise<true | Refusal> {
  const found = await load(ctx, code);
  if (isRefusal(found)) return found;
  return ctx.inTransaction<true | Refusal>(async (inside) => {
    const places = inside.asSystem('somebody arranges their own dashboard').records(dashboardWidget);
    for (const one of found.own) {
      const gone = await places.delete(one.id);
      if (isRefusal(gone)) return gone;
    }
    return true;
  });
}
