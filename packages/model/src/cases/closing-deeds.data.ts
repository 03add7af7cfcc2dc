import type { ClosingSide } from './closing.rules.ts';

/** The deeds that complete a side of an assignment, in spite of what is open or not, and that take it back; by name. */
export const closingDeeds: Readonly<Record<ClosingSide, Readonly<Record<'complete' | 'despite' | 'reopen', string>>>> =
  {
    OPERATIONAL: { complete: 'completeOperations', despite: 'completeOperationsDespite', reopen: 'reopenOperations' },
    FINANCIAL: { complete: 'completeFinances', despite: 'completeFinancesDespite', reopen: 'reopenFinances' },
  };
