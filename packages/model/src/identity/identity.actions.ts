import { defineAction } from '@homeport/grammar';
import { user } from './user.entity.ts';

const by = ['administrator', 'master'] as const;

/** Mails a link by which the user chooses a first password. */
export const invite = defineAction({
  name: 'invite',
  on: user,
  label: 'Send invitation',
  by,
  offered: { field: 'status', op: 'eq', value: 'ACTIVE' },
  input: {},
  refusals: ['identity.notUpwards', 'identity.userInactive'],
});

/** Ends a lock after too many wrong passwords before its time. */
export const unlock = defineAction({
  name: 'unlock',
  on: user,
  label: 'Unlock sign-in',
  by,
  offered: { field: 'lockedUntil', op: 'gt', value: '$now' },
  input: {},
  proof: 'freshSignIn',
  refusals: ['identity.notUpwards', 'identity.notLocked'],
});

/** Removes the user's second factor (lost device); the user sets up a new one at the next sign-in where it is required. */
export const resetTwoFactor = defineAction({
  name: 'resetTwoFactor',
  on: user,
  label: 'Reset two-factor sign-in',
  by,
  offered: { field: 'twoFactorEnabled', op: 'eq', value: true },
  input: {},
  proof: 'freshSignIn',
  refusals: ['identity.notUpwards', 'identity.twoFactorIsOff'],
});

/** Ends all sessions of the user. */
export const endSessions = defineAction({
  name: 'endSessions',
  on: user,
  label: 'Sign out everywhere',
  by,
  input: {},
  refusals: ['identity.notUpwards'],
});
