import { defineFacts } from '@homeport/engine';
import {
  caseDetail,
  caseService,
  changeOfCircumstance,
  costEstimate,
  costEstimateLine,
  type ProviderFacts,
  type Scenario,
} from '@homeport/model/cases';
import { sql } from 'kysely';

/** The lines an estimate adds up. */
export const loadEstimateLines = defineFacts(costEstimate, async (ctx, { id }) => ({
  lines: await ctx.query(sql<{ amount: string; isTaxable: boolean | null }>`
    select amount::text, is_taxable as "isTaxable" from app.cost_estimate_line where cost_estimate_id = ${id ?? null}::uuid`),
}));

/** The currency the estimate of a line adds up in. */
export const loadEstimateCurrency = defineFacts(costEstimateLine, async (ctx, { costEstimate: of }) => {
  const [row] = await ctx.query(sql<{ currency: string }>`
    select currency from app.cost_estimate where id = ${of?.id ?? null}::uuid`);
  return { estimateCurrency: row?.currency ?? null };
});

/** Whose circumstances change. */
export const loadCaseOwner = defineFacts(changeOfCircumstance, async (ctx, { caseDetail }) => {
  const [row] = await ctx.query(sql<{ owner: string }>`
    select assignee_id as owner from app.case_detail where id = ${caseDetail?.id ?? null}::uuid`);
  return { owner: row?.owner ?? null };
});

/** What the provider of a service is called. */
export const loadProvider = defineFacts(caseService, async (ctx, { provider }, before): Promise<ProviderFacts> => {
  const hadProvider = Boolean(before?.provider);
  if (!provider) return { providerCalled: null, hadProvider };
  const [row] = await ctx.query(sql<{ name: string }>`
    select name from app.service_provider where id = ${provider.id}::uuid`);
  return { providerCalled: row?.name ?? null, hadProvider };
});

/** The states of the scenarios of an assignment. */
export const loadScenarios = defineFacts(caseDetail, async (ctx, { id }) => {
  const rows = await ctx.query(sql<{ status: Scenario['status'] }>`
    select distinct status from app.scenario where case_detail_id = ${id ?? null}::uuid`);
  return { scenarios: rows.map((row) => row.status) };
});
