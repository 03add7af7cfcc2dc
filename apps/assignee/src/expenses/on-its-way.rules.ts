import type { MoneyOnItsWay } from '@homeport/model/payments';
import type { WordKey } from '../words/use-words.ts';

/** Whether the day on which the money was expected is past, and it still is on its way. */
export const isLate = ({ expected, owner }: Pick<MoneyOnItsWay, 'owner' | 'expected'>, today: string): boolean =>
  expected !== null && expected < today && owner !== 'assignee';

/** The same of money that is late: its day is said beside it, and no other one. */
export const lateWord = (one: Pick<MoneyOnItsWay, 'stage' | 'owner'>): WordKey =>
  one.stage === 'SENT' ? 'way.sentUndated' : 'way.approved';

/** Which sentence says where approved money is: who has it now, and until when, or that no day is set. */
export function wayWord({ stage, owner, expected }: Pick<MoneyOnItsWay, 'stage' | 'owner' | 'expected'>) {
  const word = (key: WordKey) => key;
  if (owner === 'assignee') return word('way.noAccount');
  if (stage === 'SENT') return word(expected ? 'way.sent' : 'way.sentUndated');
  if (stage === 'PREPARED') return word(expected ? 'way.prepared' : 'way.approved');
  return word(expected ? 'way.approvedBy' : 'way.approvedUndated');
}
