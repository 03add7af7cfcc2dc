import { choice, sequence, text } from '@homeport/grammar';

/** The eleven operators of queries, in the words of every filter (`op.eq` of the kit). */
const queryOperators = {
  eq: 'is',
  ne: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  in: 'is one of',
  nin: 'is none of',
  lk: 'contains',
  null: 'is empty',
  notNull: 'is filled',
} as const;

/** A field of the records of the entity that stands at `of`, also over relations: written with the help of a list. */
export const pathOn = <const O extends string>(of: O) =>
  text('Field', {
    required: true,
    max: 120,
    help: 'Of a related record: choose the relation, then its field.',
    offers: { what: 'path', of },
  });

/**
 * One comparison of a query or a rule: a field, how it is compared, and with what. `of` says where the entity stands whose
 * records are compared, like `dataQuery.about`. `filterOfRows` says what several of them mean; the engine judges each when it is saved.
 */
export const conditionOn = <const O extends string>(of: O) =>
  ({
    sequence,
    field: pathOn(of),
    operator: choice('Operator', queryOperators, {
      required: true,
      initial: 'eq',
      offers: { what: 'operator', of, at: 'field' },
    }),
    value: text('Value', {
      max: 400,
      help: 'Several are separated by commas.',
      offers: { what: 'value', of, at: 'field', operator: 'operator' },
    }),
  }) as const;
