import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { caseDetail } from '@homeport/model/cases';
import {
  type CostReport,
  costReport,
  mergedRows,
  type ReportDimension,
  type ReportRow,
  reportTotals,
  shownRows,
} from '@homeport/model/costing';
import { sql } from 'kysely';
import { todayOf } from '../../../today.ts';
import { reportStatement } from './report-sql.ts';
import { seenBy, spentSources } from './seen-by.ts';

/** What a report is asked for. */
export interface ReportQuery {
  readonly by: ReportDimension;
  readonly of: ReportDimension | null;
  readonly key: string | null;
  readonly currency: string | null;
  readonly withPay: boolean | null;
}
interface Loaded {
  readonly rows: readonly ReportRow[];
  readonly assignments: number;
  readonly withoutRate: number;
}

/** All rows of a report, in one company or over all of the caller's; one round trip for each company. */
export async function wholeReport(ctx: Context, query: ReportQuery): Promise<Omit<CostReport, 'hasMore'>> {
  const currency = query.currency ?? (await baseCurrency(ctx));
  const companies = ctx.companies?.map((one) => ctx.inCompany(one)) ?? [ctx];
  const loaded: Loaded[] = [];
  for (const one of companies) loaded.push(await reportOf(one, { ...query, currency }));
  const rows = mergedRows(
    loaded.flatMap((one) => one.rows),
    currency,
  );
  const add = (name: 'assignments' | 'withoutRate') => loaded.reduce((all, one) => all + one[name], 0);
  const { sources, isPayClosed } = seenBy(ctx);
  return {
    ...{ currency, rows, withoutRate: add('withoutRate') },
    totals: { ...reportTotals(rows, currency), assignments: add('assignments') },
    isPayOpen: !isPayClosed,
    isPartial: isPayClosed || sources.length < spentSources.length,
  };
}

async function reportOf(ctx: Context, query: ReportQuery & { readonly currency: string }): Promise<Loaded> {
  const { sources, isPayClosed } = seenBy(ctx);
  const { by, of, key, currency } = query;
  const [row] = await ctx.query(
    sql<{ report: Loaded }>`${reportStatement({
      ...{ by, of, key, currency, withPay: query.withPay === true && !isPayClosed },
      ...{ sources, tenant: ctx.tenant, today: todayOf(ctx), seen: ctx.seen(caseDetail) },
    })}`,
  );
  if (!row) throw new Error('a report without an answer');
  const { report } = row;
  if (by !== 'CLIENT') return report;
  const name = ctx.me.tenantNames?.[ctx.tenant] ?? null;
  return { ...report, rows: report.rows.map((one) => ({ ...one, name })) };
}

/** What the company of the caller adds up in. */
async function baseCurrency(ctx: Context): Promise<string> {
  const [first] = ctx.companies ?? [];
  const one = first === undefined ? ctx : ctx.inCompany(first);
  const [row] = await one.query(
    sql<{ base: string }>`select z.base_currency as base from app.current_tenant_settings() z`,
  );
  return row?.base ?? 'EUR';
}

const costReportHandler = answer(costReport, async (ctx, { query }) => {
  const { rows, ...report } = await wholeReport(ctx, query);
  return { ...report, ...shownRows(rows) } satisfies CostReport;
});

/** Actual against estimate over all assignments. */
export const costReportRoutes: readonly RouteHandler[] = [costReportHandler];
