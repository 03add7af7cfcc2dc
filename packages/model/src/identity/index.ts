/** The door of identity. */
export { accessSettingsOf, type RoleData } from './access-settings.rules.ts';
export { credential } from './credential.entity.ts';
export * from './identity.actions.ts';
export type * from './identity.answers.ts';
export * from './identity.events.ts';
export { identityRefusals } from './identity.refusals.ts';
export * from './me.routes.ts';
export { seededDashboards, seededLandingPage, seededMenus } from './menus.data.ts';
export { acceptedSteps, isSixDigits, readCode, showRecoveryCode, stepOf, stepSeconds } from './one-time.rules.ts';
export { type OneTimePurpose, oneTimeCode } from './one-time-code.entity.ts';
export {
  brokenPasswordRules,
  checkPassword,
  ownWords,
  type PasswordRule,
  passwordLength,
  passwordRules,
} from './password.rules.ts';
export { type Role, role } from './role.entity.ts';
export { checkActAs, checkMayAdminister, closedWhileActing, mayActAs, outsiders, rankOf } from './role-rank.rules.ts';
export { type Session, session } from './session.entity.ts';
export * from './session.routes.ts';
export { idleSeconds, judgeRefresh, type RefreshVerdict, sessionLimits } from './session.rules.ts';
export * from './sign-in.routes.ts';
export { type SignInKind, signInEvent } from './sign-in-event.entity.ts';
export * from './two-factor.routes.ts';
export { type User, user } from './user.entity.ts';
export type { UserFacts } from './user.rules.ts';
export { type UserSetting, userSetting } from './user-setting.entity.ts';
