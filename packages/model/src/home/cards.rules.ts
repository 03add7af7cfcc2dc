import {
  allFields,
  type Card,
  type Condition,
  dayAfter,
  daysFromToday,
  type Entity,
  wireName,
} from '@homeport/grammar';

/** Who looks, and on which day (yyyy-MM-dd). */
export interface Reader {
  readonly user: string;
  readonly person: string | null;
  readonly today: string;
  /** All of their companies are read together. */
  readonly isOfSeveral: boolean;
}

/** The cards of somebody with these roles, in their order. Companies are told apart only where there are several. */
export const cardsFor = (cards: readonly Card[], roles: readonly string[], isOfSeveral: boolean): readonly Card[] =>
  cards
    .filter((card) => card.roles.some((role) => roles.includes(role)) && (isOfSeveral || card.draws !== 'companies'))
    .toSorted((one, other) => one.order - other.order);

/** What a card counts for this reader; undefined where it names somebody that they are not. */
export function conditionsFor(card: Card, reader: Reader): readonly Condition[] | undefined {
  const facts: Readonly<Record<string, string | null>> = { '$me.user': reader.user, '$me.person': reader.person };
  const made = card.where.map((condition) => {
    const { value } = condition;
    if (typeof value !== 'string') return condition;
    const days = daysFromToday(value);
    const said = days === undefined ? (value in facts ? facts[value] : value) : dayAfter(reader.today, days);
    return said === null || said === undefined ? undefined : { ...condition, value: said };
  });
  return made.every((one) => one !== undefined) ? made : undefined;
}

/** The wire names of what a card shows of a record: what names it, its columns and its day, amounts with their currency. */
export function wiresOfCard(entity: Entity, { columns = [], by, draws }: Card): readonly string[] {
  const fields = allFields(entity);
  const named = [...entity.title, ...columns, ...(draws === 'days' && by ? [by] : [])];
  const wires = named.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    return field.type === 'money' && field.currency ? [name, field.currency] : [wireName(name, field)];
  });
  return [...new Set(['id', ...wires])];
}
