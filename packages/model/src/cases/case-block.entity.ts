import { dateTime, defineEntity, lifecycle, longText, option, type RecordOf, ref } from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';
import { caseParts, caseWorkers } from './case-access.ts';

/** Why an assignment does not go on, since when, and when it went on again. Decided here: a block is lifted, never deleted. */
export const caseBlock = defineEntity({
  name: 'caseBlock',
  label: 'Block',
  plural: 'Blocks',
  title: ['caseDetail', 'reason'],
  indexes: [['caseDetail'], ['status']],
  list: ['caseDetail', 'reason', 'phase', 'blockedBy', 'created', 'liftedAt', 'status', 'updated'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    reason: option('Reason', 'BLOCK_REASON', { required: true }),
    phase: option('Stopped before phase', 'CASE_PHASE'),
    blockedBy: ref('Blocked by', 'user', { loose: true }),
    notes: longText('Notes', { max: 2000 }),
    liftedAt: dateTime('Lifted', { readOnly: true }),
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
          stamps: { liftedAt: '$now' },
        },
      },
    }),
  },
  access: asItsCase(caseParts),
});
export interface CaseBlock extends RecordOf<typeof caseBlock> {}
