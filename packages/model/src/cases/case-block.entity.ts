import { date, dateTime, defineEntity, lifecycle, longText, option, type RecordOf, ref } from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';
import { caseWorkers } from './case-access.ts';

/** What is asked of whoever blocks an assignment; the same for many at once. */
export const blockAsks = {
  reason: option('Reason', 'BLOCK_REASON', { required: true }),
  waitsFor: option('Can be lifted by', 'BLOCK_LIFTER'),
  expectedUntil: date('Expected until'),
  notes: longText('Notes', { max: 2000 }),
};

/** What is asked of whoever lets it go on. */
export const liftAsks = { howLifted: longText('How it was settled', { required: true, max: 1000 }) };

/**
 * Why an assignment does not go on, since when, and when it went on again. It is made by blocking the assignment and by nothing
 * else, so that there is none whose assignment goes on; a block is lifted, never deleted.
 */
export const caseBlock = defineEntity({
  name: 'caseBlock',
  label: 'Block',
  plural: 'Blocks',
  title: ['caseDetail', 'reason'],
  indexes: [['caseDetail'], ['status']],
  list: [
    'caseDetail',
    'reason',
    'waitsFor',
    'expectedUntil',
    'phase',
    'blockedBy',
    'created',
    'liftedAt',
    'status',
    'updated',
  ],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    ...blockAsks,
    phase: option('Stopped before phase', 'CASE_PHASE'),
    blockedBy: ref('Blocked by', 'user', { loose: true, readOnly: true }),
    liftedAt: dateTime('Lifted', { readOnly: true }),
    liftedBy: ref('Lifted by', 'user', { loose: true, readOnly: true }),
    howLifted: longText('How it was settled', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'BLOCKED',
      states: {
        BLOCKED: { label: 'Blocked', tone: 'danger', editable: true, primary: 'lift' },
        LIFTED: { label: 'Lifted', tone: 'success', final: true },
      },
      transitions: {
        lift: {
          label: 'Unblock',
          from: ['BLOCKED'],
          to: 'LIFTED',
          by: caseWorkers,
          asks: liftAsks,
          stamps: { liftedAt: '$now', liftedBy: '$me', howLifted: 'howLifted' },
        },
      },
    }),
  },
  access: asItsCase({
    ...grantTo(['finance', 'financeLead', 'payroll'], { do: ['read', 'export'] }),
    ...grantTo(caseWorkers, { do: ['read', 'update', 'export'] }),
  }),
});
export interface CaseBlock extends RecordOf<typeof caseBlock> {}
