// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { credential } from './credential.entity.ts';
import { explainAccess } from './explain-access.routes.ts';
import { endSessions, invite, resetTwoFactor, unlock } from './identity.actions.ts';
import { activeUsersCard, latestUsersCard, lockedUsersCard, neverSignedInCard } from './identity.cards.ts';
import { invitationSent, passcodeRequested, passwordChanged, passwordResetRequested, phoneCodeRequested, signInCodeRequested, signInLocked, signedIn, tokenReused, twoFactorChanged } from './identity.events.ts';
import { identityRefusals } from './identity.refusals.ts';
import { acceptTerms, accessSettings, confirmPhone, personMe, readUserSetting, saveUserSetting, updateMe, userMe, userPhoto, verifyPhone } from './me.routes.ts';
import { menuSetting } from './menu-setting.entity.ts';
import { menuRefusals } from './menu.refusals.ts';
import { oneTimeCode } from './one-time-code.entity.ts';
import { checkPermissions, permissionMatrix, rolePreview, savePermissions } from './permission-matrix.routes.ts';
import { permissionSetting } from './permission-setting.entity.ts';
import { permissionSettingRules } from './permission-setting.rules.ts';
import { permissionRefusals } from './permission.refusals.ts';
import { role } from './role.entity.ts';
import { roleRules } from './role.rules.ts';
import { session } from './session.entity.ts';
import { endSession, listSessions, loggedInUsers, loginAs, previewRole, returnFromLoginAs, sessionToken, signOutSession } from './session.routes.ts';
import { signInEvent } from './sign-in-event.entity.ts';
import { changePassword, confirmPassword, login, logout, logoutEverywhere, refresh, requestPasscode, requestPasswordReset, resetPassword } from './sign-in.routes.ts';
import { smartMenuSetting } from './smart-menu-setting.entity.ts';
import { smartMenuSettingRules } from './smart-menu-setting.rules.ts';
import { staffFromElsewhere } from './staff.routes.ts';
import { confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.routes.ts';
import { userSetting } from './user-setting.entity.ts';
import { user } from './user.entity.ts';
import { userRules } from './user.rules.ts';

export const domain: Domain = {
  name: 'identity',
  entities: [credential, menuSetting, oneTimeCode, permissionSetting, role, session, signInEvent, smartMenuSetting, userSetting, user],
  actions: [endSessions, invite, resetTwoFactor, unlock],
  routes: [explainAccess, acceptTerms, accessSettings, confirmPhone, personMe, readUserSetting, saveUserSetting, updateMe, userMe, userPhoto, verifyPhone, checkPermissions, permissionMatrix, rolePreview, savePermissions, endSession, listSessions, loggedInUsers, loginAs, previewRole, returnFromLoginAs, sessionToken, signOutSession, changePassword, confirmPassword, login, logout, logoutEverywhere, refresh, requestPasscode, requestPasswordReset, resetPassword, staffFromElsewhere, confirmTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor],
  events: [invitationSent, passcodeRequested, passwordChanged, passwordResetRequested, phoneCodeRequested, signInCodeRequested, signInLocked, signedIn, tokenReused, twoFactorChanged],
  refusals: [identityRefusals, menuRefusals, permissionRefusals],
  rules: [permissionSettingRules, roleRules, smartMenuSettingRules, userRules],
  screens: [],
  cards: [activeUsersCard, latestUsersCard, lockedUsersCard, neverSignedInCard],
};
