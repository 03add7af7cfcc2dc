import { answer, defineFacts, type Module } from '@homeport/engine';
import {
  readTerms,
  type TenantFacts,
  tenant,
  tenantIcon,
  tenantInit,
  tenantManifest,
  tenantPicture,
  terms,
} from '@homeport/model/tenancy';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { loadCurrentFrom } from '../effective/index.ts';
import { firewallFacts } from './firewall-facts.ts';
import { readIcon, readManifest } from './manifest.ts';
import { publishThemeHandler } from './publish-theme.ts';
import { type Authenticator, readPicture, readTermsText, readTheme } from './theme.ts';

/** Codes and sub-domains are unique over the installation, which no tenant can see. */
const tenantFacts = defineFacts(tenant, async (ctx, record): Promise<TenantFacts & Record<string, unknown>> => {
  const [row] = await ctx.query<{ taken: { code: boolean; subDomain: boolean } }>(
    sql`select app.taken_tenant_names(${record.code}, ${record.subDomain}, ${record.id}::uuid) as taken`,
  );
  return { isCodeTaken: row?.taken.code ?? false, isSubDomainTaken: row?.taken.subDomain ?? false };
});

/** Theme, logo and terms before and after the sign-in. */
export function tenancyModule(services: Services, authenticator: Authenticator): Module {
  return {
    name: 'tenancy',
    facts: [tenantFacts, firewallFacts, loadCurrentFrom(terms, ['language'])],
    actions: [publishThemeHandler],
    routes: [
      answer(tenantInit, (ctx, call) => readTheme(ctx, services, authenticator, call)),
      answer(tenantPicture, (ctx, call) => readPicture(ctx, services, call)),
      answer(tenantManifest, (ctx, call) => readManifest(ctx, services, call)),
      answer(tenantIcon, (ctx, call) => readIcon(ctx, call)),
      answer(readTerms, (ctx, call) => readTermsText(ctx, services, authenticator, call)),
    ],
  };
}
