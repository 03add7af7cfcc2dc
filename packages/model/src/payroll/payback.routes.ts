import { defineRoute } from '@homeport/grammar';
import type { PaybackAgreement } from './payback-agreement.entity.ts';

/** A payback agreement as whoever signed it reads it. Amounts in major units of its currency. */
export interface MyPayback extends Pick<PaybackAgreement, 'id' | 'description' | 'currency' | 'lastDay' | 'status'> {
  readonly paid: string | null;
  /** What is to be paid back; as long as it binds, what it would be of whoever leaves today. */
  readonly due: string;
}
/** What the caller has agreed to pay back, what binds first. */
export const myPaybacks = defineRoute<readonly MyPayback[]>()({
  name: 'myPaybacks',
  label: 'My payback agreements',
  method: 'GET',
  path: 'payback/mai',
  about: 'paybackAgreement',
  who: ['assignee'],
  shape: {
    type: 'array',
    items: { type: 'object', required: ['id', 'description', 'currency', 'lastDay', 'status', 'paid', 'due'] },
  },
});
