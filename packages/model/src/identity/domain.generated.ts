// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { credential } from './credential.entity.ts';
import { endSessions, invite, resetTwoFactor, unlock } from './identity.actions.ts';
import { invitationSent, passcodeRequested, passwordChanged, passwordResetRequested, signInCodeRequested, signInLocked, signedIn, tokenReused, twoFactorChanged } from './identity.events.ts';
import { identityRefusals } from './identity.refusals.ts';
import { acceptTerms, accessSettings, personMe, readUserSetting, saveUserSetting, updateMe, userMe } from './me.routes.ts';
import { oneTimeCode } from './one-time-code.entity.ts';
import { role } from './role.entity.ts';
import { session } from './session.entity.ts';
import { endSession, listSessions, loggedInUsers, loginAs, returnFromLoginAs, sessionToken } from './session.routes.ts';
import { signInEvent } from './sign-in-event.entity.ts';
import { changePassword, confirmPassword, login, logout, logoutEverywhere, refresh, requestPasscode, requestPasswordReset, resetPassword } from './sign-in.routes.ts';
import { staffFromElsewhere } from './staff.routes.ts';
import { confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.routes.ts';
import { userSetting } from './user-setting.entity.ts';
import { user } from './user.entity.ts';
import { userRules } from './user.rules.ts';

export const domain: Domain = {
  name: 'identity',
  entities: [credential, oneTimeCode, role, session, signInEvent, userSetting, user],
  actions: [endSessions, invite, resetTwoFactor, unlock],
  routes: [acceptTerms, accessSettings, personMe, readUserSetting, saveUserSetting, updateMe, userMe, endSession, listSessions, loggedInUsers, loginAs, returnFromLoginAs, sessionToken, changePassword, confirmPassword, login, logout, logoutEverywhere, refresh, requestPasscode, requestPasswordReset, resetPassword, staffFromElsewhere, confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor],
  events: [invitationSent, passcodeRequested, passwordChanged, passwordResetRequested, signInCodeRequested, signInLocked, signedIn, tokenReused, twoFactorChanged],
  refusals: [identityRefusals],
  rules: [userRules],
  screens: [],
};
