import { defineFacts, type FactsLoader } from '@homeport/engine';
import type { Entity } from '@homeport/grammar';
import type { ChosenProvider } from '@homeport/model/policies';
import { sql } from 'kysely';

const isChosen = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** What the provider that a record chooses by its relation `by` is called. */
export const loadChosenProvider = (entity: Entity, by: string): FactsLoader =>
  defineFacts(
    entity,
    async (ctx, record, before): Promise<ChosenProvider> => {
      const hadProvider = Boolean(before?.[by]);
      const chosen = record[by];
      if (!isChosen(chosen)) return { providerCalled: null, hadProvider };
      const [row] = await ctx.query(sql<{ name: string }>`
        select name from app.service_provider where id = ${chosen.id}::uuid`);
      return { providerCalled: row?.name ?? null, hadProvider };
    },
    { looksUp: { serviceProvider: ['name'] } },
  );
