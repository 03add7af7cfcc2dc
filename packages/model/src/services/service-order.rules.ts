import { defineRules } from '@homeport/grammar';
import { serviceOrder } from './service-order.entity.ts';

/** The clock looks at what waits for an answer once that is late. */
export const serviceOrderRules = defineRules(serviceOrder, {
  derive: ({ status, answerBy, isLate }) => ({
    nextAt: status === 'OPEN' && !isLate ? answerBy : null,
    answerDay:
      answerBy === null ? null : Temporal.Instant.from(answerBy).toZonedDateTimeISO('UTC').toPlainDate().toString(),
  }),
});

/** What an order depends on of its service. */
export interface OrderedService {
  readonly status: string;
  /** Id of the provider. */
  readonly provider: string | null;
}

/** What becomes of the order that a service has, and whether there is a new one. */
export interface OrderStep {
  readonly standing: 'STAYS' | 'ACCEPTED' | 'WITHDRAWN';
  readonly isOrdered: boolean;
}

const underWay = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'];

/**
 * A service that is requested of a provider is ordered from them. That it is scheduled or begins is their acceptance, by whatever way it
 * came; another provider, or a service that is asked for no more, withdraws what was ordered.
 */
export function orderStep(was: OrderedService | undefined, is: OrderedService): OrderStep {
  const isSame = was?.provider === is.provider;
  const isOrdered = is.status === 'REQUESTED' && is.provider !== null && !(was?.status === 'REQUESTED' && isSame);
  if (!isSame || isOrdered || is.status === 'NOT_INITIATED' || is.status === 'CANCELLED')
    return { standing: 'WITHDRAWN', isOrdered };
  return { standing: underWay.includes(is.status) ? 'ACCEPTED' : 'STAYS', isOrdered };
}
