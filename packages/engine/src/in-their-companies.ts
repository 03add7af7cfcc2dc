import type { Context } from './context.ts';

interface Found {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * What is told of records that were found, in their order: asked of each company for its own, so that nothing is read without one.
 * Where they were looked for in all companies, each line says whose it is (`tenantId`).
 */
export async function inTheirCompanies<T extends { readonly id: string }>(
  ctx: Context,
  found: readonly Found[],
  tell: (there: Context, ids: readonly string[]) => Promise<readonly T[]>,
): Promise<(T & { readonly tenantId?: string })[]> {
  if (!ctx.companies)
    return [
      ...(await tell(
        ctx,
        found.map(({ id }) => id),
      )),
    ];
  const lines = new Map<string, T & { readonly tenantId: string }>();
  for (const [tenantId, theirs] of Map.groupBy(found, (one) => one.tenantId))
    for (const line of await tell(
      ctx.inCompany(tenantId),
      theirs.map(({ id }) => id),
    ))
      lines.set(line.id, { ...line, tenantId });
  return found.flatMap(({ id }) => lines.get(id) ?? []);
}
