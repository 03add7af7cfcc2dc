import type { Entity } from '@homeport/grammar';

/** Rows of one entity that wait to be written, with the relations by which they lead elsewhere. */
export interface Kind {
  readonly entity: Entity;
  /** Names of the relations that at least one row has a value in. */
  readonly used: ReadonlySet<string>;
  /** Its writer cannot leave a relation for later. */
  readonly isWhole?: boolean;
}
/** An entity at its turn, and the relations that are brought in when everything is there. */
export interface Turn {
  readonly entity: Entity;
  readonly later: readonly string[];
}
interface Relation {
  readonly name: string;
  readonly to: string;
  readonly canWait: boolean;
}

/**
 * The order in which entities are written: after those their rows lead to, as their declarations say. Where entities lead to
 * each other in a circle, relations that may be empty are brought in afterwards. Throws when a circle has none of these.
 */
export function orderOfWriting(kinds: readonly Kind[]): readonly Turn[] {
  const left = new Map(kinds.map((kind) => [kind.entity.name, { entity: kind.entity, relations: relationsOf(kind) }]));
  const turns: Turn[] = [];
  const waitsFor = ({ to }: Relation, own: string): boolean => to !== own && left.has(to);
  while (left.size > 0) {
    const all = [...left.values()];
    const next =
      all.find(({ entity, relations }) => !relations.some((one) => waitsFor(one, entity.name))) ??
      all.find(({ entity, relations }) => !relations.some((one) => !one.canWait && waitsFor(one, entity.name)));
    if (!next) throw new Error(`these need each other before they can be written: ${[...left.keys()].join(', ')}`);
    const { entity, relations } = next;
    const later = relations.filter((one) => waitsFor(one, entity.name)).map(({ name }) => name);
    turns.push({ entity, later });
    left.delete(entity.name);
  }
  return turns;
}

/** Relations that the database holds to: loose ones may lead anywhere. Lists of them are written with their owner. */
const relationsOf = ({ entity, used, isWhole = false }: Kind): Relation[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    !used.has(name) || !('to' in field) || ('loose' in field && field.loose)
      ? []
      : [{ name, to: field.to, canWait: !isWhole && !field.required && field.type !== 'refs' }],
  );
