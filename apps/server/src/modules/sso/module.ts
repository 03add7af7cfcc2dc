import { answer, handle, type Module } from '@homeport/engine';
import {
  finishSso,
  listSso,
  ssoRefusals as no,
  type SsoOffer,
  samlMetadata,
  setClientSecret,
  ssoSetup,
  startSso,
  takeSaml,
} from '@homeport/model/sso';
import { sql } from 'kysely';
import type { Identity } from '../identity/index.ts';
import { finish } from './finish.ts';
import { takeAnswer } from './saml-answer.ts';
import { findSetup, sealSecret } from './setups.ts';
import { makeSso } from './sso.ts';
import { start } from './start.ts';

/** Sign-in at a company's own identity provider, by OpenID Connect or SAML 2.0. */
export function ssoModule(identity: Identity): Module {
  const sso = makeSso(identity);
  return {
    name: 'sso',
    actions: [
      handle(setClientSecret, async (ctx, { id, input }) => {
        const clientSecret = sealSecret(identity.secrets, ctx.tenant, id, input.clientSecret);
        const saved = await ctx
          .asSystem('the secret of a provider is stored')
          .records(ssoSetup)
          .update(id, { clientSecret, hasClientSecret: true });
        return 'isRefusal' in saved ? saved : undefined;
      }),
    ],
    routes: [
      answer(listSso, async (ctx, { query }) => {
        const name = query.subDomain?.split('.')[0] ?? '';
        const [row] = await ctx.query<{ offers: SsoOffer[] }>(sql`select app.sso_offers(${name}) as offers`);
        return row?.offers ?? [];
      }),
      answer(startSso, (ctx, call) => start(ctx, sso, call)),
      answer(finishSso, (ctx, call) => finish(ctx, sso, call)),
      answer(takeSaml, (ctx, { body }) => takeAnswer(ctx, sso, body)),
      answer(samlMetadata, async (ctx, { params }) => {
        const found = await findSetup(ctx, identity.secrets, params.id ?? '');
        if (found?.setup.protocol !== 'SAML') return no.unknownSetup();
        return { type: 'application/samlmetadata+xml', body: await sso.saml.describe(found.setup) };
      }),
    ],
  };
}
