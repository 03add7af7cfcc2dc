import type { Context } from '@homeport/engine';
import { allowanceFor, type Catalogue, type Filter } from '@homeport/grammar';
import type { AccessSettings } from '@homeport/model/identity';

/** Where they start: it stands there also while nothing was ordered. */
const always = new Set(['caseService', 'servicesToDo']);

/**
 * The menus of people from outside, without lists of which nothing is theirs: they may read shipments, visas and homes alike, and
 * work on one of these. Lists in which they may begin something stay. Whoever looks at a role sees all of it.
 */
export async function withoutEmptyLists(
  ctx: Context,
  catalogue: Catalogue,
  settings: AccessSettings,
): Promise<AccessSettings> {
  const { me } = ctx;
  if (me.preview !== undefined || me.roles.length === 0 || me.roles.some((role) => role !== 'vendor')) return settings;
  const kept: AccessSettings['menuSettingItems'][number][] = [];
  for (const item of settings.menuSettingItems) {
    const entity = item.entity !== undefined && catalogue.hasEntity(item.entity) ? catalogue.entity(item.entity) : null;
    if (!entity || always.has(item.code)) kept.push(item);
    else {
      const { read, create } = allowanceFor(entity, me).deeds;
      if (create !== undefined || !isNarrow(read) || (await ctx.records(entity).find({ limit: 1 })).length > 0)
        kept.push(item);
    }
  }
  return { ...settings, menuSettingItems: kept };
}

const isNarrow = (reach: Filter | true | undefined): boolean => reach !== undefined && reach !== true;
