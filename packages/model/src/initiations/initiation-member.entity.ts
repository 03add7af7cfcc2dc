import { choice, date, defineEntity, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import { grantTo, shownOutside } from '../role-presets/door.generated.ts';

const drafted = ['DRAFT'] as const;
const follows = { do: ['read', 'create', 'update', 'delete'], follows: 'initiation' } as const;
/** A member of the family that a request names. Who is not among the family of the employee yet is added to it at the start. */
export const initiationMember = defineEntity({
  name: 'initiationMember',
  label: 'Family member of an initiation',
  plural: 'Family members of initiations',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName'],
  indexes: [['initiation']],
  list: ['initiation', 'firstName', 'lastName', 'type', 'accompanies', 'updated'],
  closesWith: { relation: 'initiation', add: drafted, change: drafted, remove: drafted },
  menu: 'admin',
  fields: {
    initiation: ref('Initiation', 'initiation', { required: true, fixed: true, onDelete: 'cascade' }),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    type: choice('Type', { PARTNER: 'Partner', CHILD: 'Child', PARENT: 'Parent', OTHER: 'Other' }, { required: true }),
    birthDate: date('Date of birth', { past: true, dataClass: 'personal' }),
    accompanies: yesNo('Moves along', { initial: true }),
  },
  access: shownOutside(['initiation', 'firstName', 'lastName', 'type', 'birthDate', 'accompanies'], {
    ...grantTo(caseWorkers, follows),
    caseInitiator: follows,
    client: follows,
    approver: { do: ['read'], follows: 'initiation' },
    lineManager: { do: ['read'], follows: 'initiation' },
  }),
});
export interface InitiationMember extends RecordOf<typeof initiationMember> {}
