import { choice, defineEntity, type RecordOf, ref, yesNo } from '@homeport/grammar';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A user's place in a team. */
export const teamMember = defineEntity({
  name: 'teamMember',
  label: 'Team member',
  plural: 'Team members',
  title: ['team', 'user'],
  unique: [{ fields: ['team', 'user'] }],
  indexes: [['user']],
  list: ['team', 'user', 'part', 'isBackup', 'updated'],
  menu: 'admin',
  fields: {
    team: ref('Team', 'team', { required: true, fixed: true, onDelete: 'cascade' }),
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    part: choice(
      'Part',
      { CASE_OWNER: 'Case owner', COORDINATOR: 'Coordinator', SPECIALIST: 'Specialist', OBSERVER: 'Observer' },
      { required: true, initial: 'COORDINATOR' },
    ),
    isBackup: yesNo('Stands in for others', { initial: false }),
  },
  access: shownOutside(['team', 'user', 'part'], staffSettings),
});
export interface TeamMember extends RecordOf<typeof teamMember> {}
