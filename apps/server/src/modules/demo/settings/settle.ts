import type { Entity, Values } from '@homeport/grammar';
import { demoId } from '../chance.ts';
import { meridian } from '../tenants.data.ts';
import { userId, type World } from '../world.ts';

/** A text in the three languages; a tenant keeps the one it works in. */
export type Said = readonly [en: string, es: string, fr: string];
export const say = ({ words }: World, [en, es, fr]: Said): string => ({ en, es, fr })[words];

/** Who sets things up in a tenant. */
export const administratorOf = ({ tenant }: World): string =>
  userId(tenant.managed || tenant === meridian ? 'admin.one' : 'other.admin');

/** The id of a setting of the demo, by its code. */
export const settingId = ({ tenant }: World, entity: Entity, key: string | number): string =>
  demoId(tenant.code, entity.name, key);

/** Adds a setting that somebody made, `days` ago; administration unless told. */
export function set(
  world: World,
  entity: Entity,
  key: string | number,
  values: Values,
  days = 900,
  by = administratorOf(world),
): string {
  const id = settingId(world, entity, key);
  return world.add(entity, id, { at: world.clock.at(-days, 9), by, set: values });
}

/** One with a code that is its key. */
export const setCoded = (
  world: World,
  entity: Entity,
  code: string,
  name: Said | string,
  more: Values = {},
  days?: number,
): string =>
  set(world, entity, code, { code, name: typeof name === 'string' ? name : say(world, name), ...more }, days);

/** What happened to it next: a transition by administration. */
export function step(
  world: World,
  entity: Entity,
  key: string | number,
  deed: string,
  values: Values,
  days = 880,
): void {
  const id = settingId(world, entity, key);
  world.happened(entity, id, { deed, at: world.clock.at(-days, 11), by: administratorOf(world), set: values });
}
