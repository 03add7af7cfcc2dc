import { type Entity, kebab } from '@homeport/grammar';
import type { Declarations, Place } from '@homeport/ui/records/host/record-host.ts';

/** The name of the parameter that says which company is worked for; absent for one's own. */
export const tenantParam = 'tenant';

/** An address inside the workspace with its parameters; empty ones are left out. */
export function withParams(path: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** What hangs under no menu and is worked on at a page of its own is seen there: all that waits, or one of it. */
function onItsPage(place: Place, company: Readonly<Record<string, string>>): string | null {
  const at = place.entity.work?.find((one) => one.at !== undefined)?.at;
  if (at === undefined || place.to === 'new') return null;
  return place.to === 'list' ? withParams(at, company) : withParams(at, { item: place.id, ...company });
}

/** Where the records of an entity are shown; null for those that hang under no menu and have no page. */
export function addressOfPlace(place: Place, tenant: string | undefined): string | null {
  const { entity } = place;
  if (entity.internal) return null;
  const company: Readonly<Record<string, string>> = tenant ? { [tenantParam]: tenant } : {};
  if (!entity.menu) return onItsPage(place, company);
  const base = `/workspace/${entity.menu}/${kebab(entity.name)}`;
  const params = { ...place.search, ...company };
  if (place.to === 'list') return withParams(base, params);
  if (place.to === 'new') return withParams(`${base}/new`, params);
  return withParams(`${base}/${place.id}${place.tab ? `/${place.tab}` : ''}`, params);
}

/** The entity behind `/{menu}/{entity}`; undefined when the address is not one of ours. */
export function entityAt(catalogue: Pick<Declarations, 'entities'>, menu: string, name: string): Entity | undefined {
  return catalogue.entities.find((entity) => entity.menu === menu && !entity.internal && kebab(entity.name) === name);
}
