import { defineAction, email } from '@homeport/grammar';
import { dependant } from './dependant.entity.ts';

/** Gives an adult member of the family a sign-in of their own, and mails them a link to choose a password. Again: a new link. */
export const inviteFamily = defineAction({
  name: 'inviteFamily',
  on: dependant,
  label: 'Invite to the app',
  by: ['assignee'],
  offered: {
    any: [
      { field: 'user', op: 'null' },
      { field: 'user.status', op: 'eq', value: 'INACTIVE' },
      { field: 'user.lastSignIn', op: 'null' },
    ],
  },
  input: { email: email('E-mail', { required: true }) },
  refusals: ['people.birthDateMissing', 'people.tooYoung', 'people.alreadyInvited', 'people.tooManyInvitations'],
});

/** Withdraws the sign-in of a member of the family: it is closed at once, wherever it is open. */
export const withdrawFamily = defineAction({
  name: 'withdrawFamily',
  on: dependant,
  label: 'Withdraw the sign-in',
  by: ['assignee', 'caseManager', 'hr', 'administrator', 'master'],
  offered: { field: 'user.status', op: 'eq', value: 'ACTIVE' },
  input: {},
  refusals: ['people.noSignIn'],
});
