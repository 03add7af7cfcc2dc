import { defineRules } from '@homeport/grammar';
import { lumpSum } from './lump-sum.entity.ts';

/** A lump sum belongs to whom its assignment belongs to. */
export const lumpSumRules = defineRules<typeof lumpSum, { readonly assignee: string | null }>(lumpSum, {
  derive: (_, { assignee }) => ({ assignee }),
});
