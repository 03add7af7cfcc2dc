import { answer, type Module, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  acceptTerms,
  accessSettings,
  changePassword,
  checkPermissions,
  confirmPassword,
  confirmPhone,
  confirmTwoFactor,
  endSession,
  explainAccess,
  listSessions,
  loggedInUsers,
  login,
  loginAs,
  logout,
  logoutEverywhere,
  identityRefusals as no,
  permissionMatrix,
  personMe,
  previewRole,
  readUserSetting,
  refresh,
  removeTwoFactor,
  renewRecoveryCodes,
  requestPasscode,
  requestPasswordReset,
  resetPassword,
  returnFromLoginAs,
  rolePreview,
  savePermissions,
  saveUserSetting,
  sessionToken,
  signOutSession,
  staffFromElsewhere,
  startTwoFactor,
  updateMe,
  userMe,
  userPhoto,
  verifyPhone,
} from '@homeport/model/identity';
import { sessionOpening } from '@homeport/model/tenancy';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import { confirm, home } from './confirm.ts';
import { explain } from './explain-access.ts';
import type { Identity } from './identity.ts';
import { mayBePreviewed, startActing, startPreview, stopActing } from './login-as.ts';
import { mailReactions } from './mails.ts';
import { readAccessSettings, readMe, saveMe } from './me.ts';
import { readOpening } from './opening.ts';
import { askForPasscode, askForReset, changeOwnPassword, setByLink } from './password.ts';
import { permissionFacts, roleFacts } from './permission-facts.ts';
import { check, readMatrix, save } from './permission-matrix.ts';
import { provePhone, sendPhoneCode } from './phone.ts';
import { photoOf } from './photo.ts';
import { refreshTokens } from './refresh.ts';
import {
  endMySession,
  makeTicket,
  mySessions,
  signOut,
  signOutEverywhere,
  signOutOther,
  whoIsSignedIn,
} from './sessions.ts';
import { readSetting, saveSetting } from './settings.ts';
import { signIn, signInAgain } from './sign-in.ts';
import { staffHere } from './staff.ts';
import { accept } from './terms.ts';
import { finishEnrolment, removeOwn, renewRecovery, startEnrolment } from './two-factor.ts';
import { userActions } from './user-actions.ts';
import { userFacts } from './user-facts.ts';

/** Sign-in, sessions, second factor, and what users know and decide about themselves. */
export function identityModule(identity: Identity, compose: ComposeMail): Module {
  return {
    name: 'identity',
    routes: [...signInRoutes(identity), ...ownRoutes(identity)],
    actions: userActions(identity),
    facts: [userFacts, roleFacts, permissionFacts(identity.services.catalogue)],
    reactions: mailReactions(identity, compose),
  };
}

const signInRoutes = (identity: Identity): RouteHandler[] => [
  answer(login, (ctx, call) =>
    call.body.step === 'confirm' ? signInAgain(ctx, identity, call) : signIn(ctx, identity, call),
  ),
  answer(refresh, (ctx, call) => refreshTokens(ctx, identity, call)),
  answer(requestPasswordReset, (ctx, call) => askForReset(ctx, identity, call)),
  answer(requestPasscode, (ctx, call) => askForPasscode(ctx, identity, call)),
  answer(resetPassword, (ctx, call) => setByLink(ctx, identity, call)),
  answer(logout, (ctx, call) => signOut(ctx, identity, call)),
  answer(logoutEverywhere, (ctx, call) => signOutEverywhere(ctx, identity, call)),
  answer(confirmPassword, (ctx, call) => confirm(ctx, identity, call.body, call)),
  answer(changePassword, (ctx, call) => changeOwnPassword(ctx, identity, call)),
  answer(startTwoFactor, (ctx, call) => startEnrolment(ctx, identity, call)),
  answer(confirmTwoFactor, (ctx, call) => finishEnrolment(ctx, identity, call)),
  answer(renewRecoveryCodes, (ctx) => renewRecovery(ctx, identity)),
  answer(removeTwoFactor, (ctx) => removeOwn(ctx)),
  answer(loginAs, (ctx, call) => startActing(ctx, identity, call)),
  answer(previewRole, (ctx, call) => startPreview(ctx, identity, call)),
  answer(returnFromLoginAs, (ctx, call) => stopActing(ctx, identity, call)),
];

const ownRoutes = (identity: Identity): RouteHandler[] => [
  answer(userMe, (ctx) => readMe(ctx, identity)),
  answer(updateMe, (ctx, call) => saveMe(ctx, identity, call)),
  answer(verifyPhone, (ctx) => sendPhoneCode(ctx, identity)),
  answer(confirmPhone, (ctx, call) => provePhone(ctx, identity, call)),
  answer(userPhoto, (ctx, call) => photoOf(ctx, identity.services, call.params.id ?? '')),
  answer(personMe, async (ctx) => {
    if (ctx.me.person === null) return no.noPerson();
    const found = await home(ctx).records(identity.services.catalogue.entity('person')).get(ctx.me.person);
    return isRefusal(found) ? no.noPerson() : { ...found };
  }),
  answer(acceptTerms, (ctx, call) => accept(ctx, identity, call)),
  answer(accessSettings, (ctx) => readAccessSettings(ctx, identity)),
  answer(sessionOpening, (ctx) => readOpening(ctx, identity)),
  answer(readUserSetting, (ctx, call) => readSetting(ctx, call.params.name ?? '')),
  answer(saveUserSetting, (ctx, call) => saveSetting(ctx, call)),
  answer(listSessions, (ctx) => mySessions(ctx)),
  answer(endSession, (ctx, call) => endMySession(ctx, identity, call.params.id ?? '')),
  answer(sessionToken, (ctx, call) => makeTicket(ctx, call.address)),
  answer(staffFromElsewhere, (ctx, call) => staffHere(ctx, call)),
  answer(loggedInUsers, (ctx) => whoIsSignedIn(ctx)),
  answer(explainAccess, (ctx, call) => explain(ctx, identity.services, call)),
  answer(permissionMatrix, (ctx, call) => readMatrix(ctx, identity.services, call.params.role ?? '')),
  answer(checkPermissions, (ctx, call) => check(ctx, identity.services, call)),
  answer(savePermissions, (ctx, call) => save(ctx, identity.services, call)),
  answer(rolePreview, (ctx, call) => mayBePreviewed(ctx, identity, call.params.role ?? '')),
  answer(signOutSession, (ctx, call) => signOutOther(ctx, identity, call.params.id ?? '')),
];
