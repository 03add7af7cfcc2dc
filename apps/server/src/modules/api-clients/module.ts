import { answer, defineFacts, type Module } from '@homeport/engine';
import { type Catalogue, idsIn } from '@homeport/grammar';
import { type ApiClientFacts, apiClient, oauthToken } from '@homeport/model/api-clients';
import { type Identity, roleKeysById, systemUser } from '../identity/index.ts';
import { secretMaker } from './secret.ts';
import { issueToken, tokenFailure } from './token.ts';

/** Programs that call the API: their secrets, and the tokens they get for them. */
export function apiClientsModule(identity: Identity): Module {
  return {
    name: 'apiClients',
    facts: [clientFacts(identity.services.catalogue)],
    actions: [secretMaker(identity)],
    routes: [answer(oauthToken, (ctx, call) => issueToken(ctx, identity, call), tokenFailure)],
  };
}

const clientFacts = (catalogue: Catalogue) => {
  const kinds = catalogue.entities.filter((e) => !e.internal).map((e) => e.name);
  return defineFacts(
    apiClient,
    async (ctx, record, before): Promise<ApiClientFacts> => {
      const keys = await roleKeysById(ctx);
      const of = (roles: unknown): string[] => idsIn(roles).flatMap((id) => keys.get(id) ?? []);
      return {
        kinds,
        ...(ctx.me.user === systemUser ? {} : { mine: ctx.me.roles }),
        given: of(record.roles),
        before: of(before?.roles),
      };
    },
    { looksUp: { role: ['code', 'parentRole'] } },
  );
};
