import { choice, sequence, text } from '@homeport/grammar';

/** The eleven operators of queries. */
const queryOperators = {
  eq: 'equals',
  ne: 'not equal',
  gt: 'greater than',
  gte: 'greater or equal',
  lt: 'less than',
  lte: 'less or equal',
  in: 'in',
  nin: 'not in',
  lk: 'like',
  null: 'is null',
  notNull: 'not null',
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
