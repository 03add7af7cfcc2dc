import { choice, dateTime, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** For so many days it is kept what a directory did, and why something was refused. */
export const directoryCallDays = 30;

/** What a change by the endpoints is called here, by the name of its route. */
export const scimChangeDeeds = {
  scimCreateUser: 'CREATE_USER',
  scimReplaceUser: 'CHANGE_USER',
  scimPatchUser: 'CHANGE_USER',
  scimDeleteUser: 'DELETE_USER',
  scimReplaceGroup: 'CHANGE_GROUP',
  scimPatchGroup: 'CHANGE_GROUP',
  scimCreateGroup: 'CREATE_GROUP',
  scimDeleteGroup: 'DELETE_GROUP',
} as const;

/** A change that a directory made by SCIM, or tried to: written by the endpoints, shown on the directory's page. */
export const directoryCall = defineEntity({
  name: 'directoryCall',
  label: 'Call of a directory',
  plural: 'Calls of a directory',
  title: ['about'],
  indexes: [['at']],
  internal: true,
  fields: {
    at: dateTime('When', { required: true }),
    deed: choice(
      'What',
      {
        CREATE_USER: 'Create a user',
        CHANGE_USER: 'Change a user',
        DELETE_USER: 'Remove a user',
        CHANGE_GROUP: 'Change who has a role',
        CREATE_GROUP: 'Create a role',
        DELETE_GROUP: 'Delete a role',
      },
      { required: true },
    ),
    about: text('About', { max: 200, dataClass: 'personal' }),
    user: ref('User', 'user', { onDelete: 'cascade' }),
    program: text('Program', { max: 120 }),
    status: whole('Status', { required: true, min: 100, max: 599 }),
    reason: text('Reason', { max: 400 }),
  },
  access: {},
});
export interface DirectoryCall extends RecordOf<typeof directoryCall> {}
