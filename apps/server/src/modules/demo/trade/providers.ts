import { serviceProvider } from '@homeport/model/policies';
import type { World } from '../world.ts';

/** The n-th service provider that is still used, in turn; null where a company has none. */
export const providerOf = (world: World, n: number): string | null => inTurn(providersOf(world), n);
/** The same among those who move goods, where there are any. */
export function carrierOf(world: World, n: number): string | null {
  const all = providersOf(world);
  const carriers = all.filter(({ name }) =>
    /Movers|Freight|Cargo|Umz|Verhui|Mudan|Removals|Van Lines|Déménagement|Moving|Packers|Logistics/.test(name),
  );
  return inTurn(carriers.length > 0 ? carriers : all, n);
}

const inTurn = (list: readonly { readonly id: string }[], n: number): string | null =>
  list[n % list.length]?.id ?? null;
const providersOf = (world: World): { readonly id: string; readonly name: string }[] =>
  world.rowsOf(serviceProvider).flatMap(({ id }) => {
    const { active, name } = world.valuesOf(serviceProvider, id);
    return active === false ? [] : [{ id, name: String(name) }];
  });
