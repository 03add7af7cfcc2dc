import type { Entity, Facts, Rules, Values } from '@homeport/grammar';
import { demoId } from '../chance.ts';
import { derived } from '../derived.ts';
import { userId, type World } from '../world.ts';

/** How a record came to be: days from today, who, and what its rules look at. */
export interface Put {
  readonly day: number;
  readonly by?: string;
  readonly rules?: Rules;
  readonly facts?: Facts;
}

/** Adds a record with everything its own rules compute; answers its id, which is made of entity and key. */
export function put(world: World, entity: Entity, key: string | number, set: Values, how: Put): string {
  const { clock, tenant } = world;
  const whole = { ...blank(entity), ...set };
  const values = how.rules ? { ...set, ...derived(how.rules, whole, how.facts ?? {}) } : set;
  const at = clock.at(Math.min(how.day, -1), 8 + (String(key).length % 4));
  const id = demoId(tenant.code, entity.name, key);
  noEarlier(world, id, at);
  return world.add(entity, id, { at, by: how.by ?? clerkOf(world), set: values });
}

/** Every field empty, or what it starts with. */
const blank = (entity: Entity): Values =>
  Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, field.initial ?? null]));

/** Who enters the books of a company, and who approves them. */
const clerkOf = ({ tenant }: World): string => userId(tenant.managed ? 'finance.clerk' : 'other.admin');
export const leadOf = ({ tenant }: World): string => userId(tenant.managed ? 'finance.lead' : 'other.approver');
export const plannerOf = ({ tenant }: World): string => userId(tenant.managed ? 'planner.one' : 'other.admin');

/** One of three texts, in the language of the company. */
export const say = ({ words }: World, ...[en, es, fr]: readonly string[]): string =>
  ({ en, es, fr })[words] ?? en ?? '';

/** When something last happened to a record: steps never go back behind each other. */
const latest = new WeakMap<World, Map<string, string>>();
function noEarlier(world: World, id: string, at: string): string {
  const known = latest.get(world) ?? new Map<string, string>();
  latest.set(world, known);
  const last = known.get(id);
  const then = last !== undefined && last > at ? last : at;
  known.set(id, then);
  return then;
}

/** Moves a record on: state and what comes with it. */
export function step(
  world: World,
  entity: Entity,
  id: string,
  deed: string,
  day: number,
  by: string,
  set: Values,
): void {
  const at = noEarlier(world, id, world.clock.at(Math.min(day, 0), 15));
  world.happened(entity, id, { deed, at, by, set });
}
