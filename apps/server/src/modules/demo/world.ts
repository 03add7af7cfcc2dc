import type { Entity, Values } from '@homeport/grammar';
import type { NewRow, Step } from '../reference/index.ts';
import { type Chance, chance, demoId } from './chance.ts';
import type { Clock } from './clock.ts';
import type { DemoTenant } from './tenants.data.ts';

/** Bytes that belong to an attachment and have to be in the file store before its row. */
export interface DemoFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** One tenant of the demo while it is being thought out: its rows so far, nothing written yet. */
export interface World {
  readonly tenant: DemoTenant;
  readonly clock: Clock;
  readonly luck: Chance;
  /** The language of names and texts people typed. */
  readonly words: 'en' | 'es' | 'fr';
  readonly files: DemoFile[];
  /** Adds a record that somebody made; answers its id. */
  add(entity: Entity, id: string, made: Omit<Step, 'deed'> & { readonly deed?: string }): string;
  /** Says what happened to a record next. */
  happened(entity: Entity, id: string, step: Step): void;
  /** The values a record has by now. */
  valuesOf(entity: Entity, id: string): Values;
  rowsOf(entity: Entity): readonly NewRow[];
  /** The entities that have rows so far. */
  entities(): readonly Entity[];
}

/** An empty world. The seed depends on the tenant only, so that all installations tell the same story. */
export function newWorld(tenant: DemoTenant, clock: Clock): World {
  const rows = new Map<Entity, Map<string, [Step, ...Step[]]>>();
  const of = (entity: Entity): Map<string, [Step, ...Step[]]> => {
    const known = rows.get(entity) ?? new Map<string, [Step, ...Step[]]>();
    rows.set(entity, known);
    return known;
  };
  const stepsOf = (entity: Entity, id: string): [Step, ...Step[]] => {
    const steps = of(entity).get(id);
    if (!steps) throw new Error(`there is no ${entity.name} ${id} in the demo of ${tenant.code}`);
    return steps;
  };
  return {
    tenant,
    clock,
    luck: chance(seedOf(tenant.code)),
    words: tenant.language === 'fr' || tenant.language === 'es' ? tenant.language : 'en',
    files: [],
    add(entity, id, made) {
      if (of(entity).has(id)) throw new Error(`${entity.name} ${id} is in the demo twice`);
      of(entity).set(id, [{ deed: 'create', ...made, set: { ...startOf(entity), ...made.set } }]);
      return id;
    },
    happened: (entity, id, step) => void stepsOf(entity, id).push(step),
    valuesOf: (entity, id) => Object.assign({}, ...stepsOf(entity, id).map((step) => step.set)),
    entities: () => [...rows].filter(([, all]) => all.size > 0).map(([entity]) => entity),
    rowsOf: (entity) => [...of(entity)].map(([id, steps]) => ({ id, steps })),
  };
}

/** The states a new record is in. */
const startOf = (entity: Entity): Values =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, f]) => (f.type === 'lifecycle' ? [[name, f.initial]] : [])),
  );

const seedOf = (text: string): number => [...text].reduce((seed, c) => (Math.imul(seed, 31) + c.charCodeAt(0)) | 0, 7);

/** The id of a user of the demo. Staff of the managing company have the same id wherever they work. */
export const userId = (login: string): string => demoId('user', login);
/** Who administers a company: somebody of the managing company, or of its own where none manages it. */
export const administratorOf = (tenant: DemoTenant): string =>
  userId(tenant.code === 'NORDLYS' ? 'other.admin' : 'admin.one');
