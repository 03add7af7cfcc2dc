import { allFields, type Entity } from './entity.ts';
import type { Field } from './fields/field.ts';
import type { Condition } from './filter.ts';

/**
 * How a card is drawn: one number, the numbers of each value of a field or of each company, the first records of a list, or what falls
 * on the days of the next weeks.
 */
export type CardForm = 'figure' | 'groups' | 'companies' | 'list' | 'days';

/**
 * A card of somebody's home: which records it counts, and for whom. The home names no entity: it counts, shows and opens them by this
 * alone, as the list that the card leads to does.
 */
export interface CardSpec {
  /** camelCase, unique among all cards; its words have the key `card.<name>`. */
  readonly name: string;
  /** The entity whose records it counts. */
  readonly on: string;
  /** What is counted, as it stands beside the number: "Awaiting approval". */
  readonly label: string;
  readonly draws: CardForm;
  /**
   * What the list is narrowed to, each condition on a field of its own; all of them hold. Values may name `$me.user`, `$me.person` and
   * days from today (`$today+30`): a list can say all of it in its address.
   */
  readonly where: readonly Condition[];
  /** Order of the list, as `field,asc` or `field,desc`. */
  readonly sort?: string;
  /** What a list shows of a record beside its title. */
  readonly columns?: readonly string[];
  /** The field whose values make groups: a state, a choice, an option or a country. Of `days`: the field with the day. */
  readonly by?: string;
  /** A money field that is added up, by currency. */
  readonly sum?: string;
  /** Where there are any, somebody has to do something about it. */
  readonly isUrgent?: true;
  /** On whose home it stands. */
  readonly roles: readonly string[];
  /** Where it stands among the others of its form; the lowest is first. */
  readonly order: number;
}
export type Card = CardSpec;

/** Declares a card of somebody's home. */
export const defineCard = (spec: CardSpec): Card => spec;

const namedByValue: ReadonlySet<Field['type']> = new Set(['lifecycle', 'option', 'country', 'yesNo']);

/** Faults of a card against the entity that it counts; empty when sound. */
export function cardFaults(entity: Entity, card: Card): string[] {
  const fields = allFields(entity);
  const named = [
    ...card.where.map(({ field }) => field),
    ...(card.columns ?? []),
    ...[card.by, card.sum, card.sort?.split(',')[0]].filter((one) => one !== undefined),
  ];
  const narrowed = card.where.map(({ field, op }) => `${field} ${op}`);
  const by = card.by === undefined ? undefined : fields[card.by];
  return [
    ...named
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `${card.name} names ${name}, which is no field`),
    ...(new Set(narrowed).size < narrowed.length ? [`${card.name} has two conditions on one field`] : []),
    ...(card.draws === 'groups' && !(by && namedByValue.has(by.type))
      ? [`${card.name} is by nothing that has words`]
      : []),
    ...(card.draws === 'days' && by?.type !== 'date' ? [`${card.name} is by no day`] : []),
    ...(card.sum !== undefined && fields[card.sum]?.type !== 'money' ? [`${card.name} adds up what is no money`] : []),
  ];
}
