import { randomBytes } from 'node:crypto';
import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type ApiClient, apiClient, makeSecret } from '@homeport/model/api-clients';
import { user } from '@homeport/model/identity';
import { endSessions, hashOf, type Identity } from '../identity/index.ts';

/** Makes a secret that is shown once and kept as a hash; tokens got with the one before end. */
export const secretMaker = (identity: Identity): ActionHandler =>
  handle(makeSecret, async (ctx, { id, record }) => {
    const client = record;
    const system = ctx.asSystem('a secret of an API client is made');
    const actor = client.user?.id ?? (await makeActor(system, client));
    if (isRefusal(actor)) return actor;
    const clientSecret = `hp_${randomBytes(32).toString('base64url')}`;
    const saved = await system.records(apiClient).update(id, {
      secretHash: hashOf(clientSecret),
      secretEnding: clientSecret.slice(-4),
      secretSetAt: `${ctx.now.toString().slice(0, 19)}Z`,
      user: actor,
    });
    if (isRefusal(saved)) return saved;
    await endSessions(system, identity, actor, 'ENDED_BY_ADMINISTRATOR');
    return { clientId: client.clientId, clientSecret };
  });

/** Under whose name histories show what the program did: a user who can never sign in, and has no rights but the client's. */
async function makeActor(ctx: Context, client: ApiClient): Promise<string | Refusal> {
  const made = await ctx.records(user).create({
    login: `api:${client.id}`,
    firstName: 'API',
    lastName: client.name.slice(0, 100),
    email: `${client.id}@api.invalid`,
  });
  if (isRefusal(made)) return made;
  const moved = await ctx.records(user).move(made.id, 'status.deactivate');
  return isRefusal(moved) ? moved : made.id;
}
