import { makeContext, systemPrincipal } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { assemble } from '../../apps/server/src/assemble.ts';
import { readConfiguration } from '../../apps/server/src/configuration.ts';
import { fillDatabase } from '../../apps/server/src/fill-database.ts';
import {
  createTenant,
  createUser,
  hashPassword,
  insertDefaultValues,
} from '../../apps/server/src/modules/identity/index.ts';
import { dataDir, secret } from './bench-place.ts';

export const tenantCount = 50;
/** What all users of the bench sign in with. */
export const password = 'Correct-Horse-77';
/** The one user of a tenant: reads all expenses, keeps cost centers. */
export const loginOf = (tenant: number): string => `bench.${tenant}`;

/** Reference data, tenants and users, made by the server's own functions. */
export async function fillTenants(url: string): Promise<void> {
  const configuration = readConfiguration({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    HOMEPORT_SECRET: secret,
    LOG_LEVEL: 'error',
  });
  const server = await assemble(configuration, { url });
  try {
    await fillDatabase(server, () => {});
    const passwordHash = await hashPassword(server.identity, password);
    for (let n = 0; n < tenantCount; n += 1) {
      const id = crypto.randomUUID();
      const ctx = makeContext(server.engine, {
        me: systemPrincipal(id),
        requestId: 'bench',
        system: 'the bench prepares',
      });
      const code = `BENCH-${n}`;
      must(await createTenant(ctx, { id, code, name: `Company ${n}`, kind: 'CLIENT', subDomain: code.toLowerCase() }));
      must(await insertDefaultValues(ctx));
      const login = loginOf(n);
      const user = {
        login,
        firstName: 'Some',
        lastName: `Body ${n}`,
        email: `${login}@example.org`,
        roles: ['finance', 'administrator'] as const,
        passwordHash,
        hasAcceptedTerms: true,
      };
      must(await createUser(ctx, server.identity, user));
    }
  } finally {
    await server.stop();
  }
}

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
}
