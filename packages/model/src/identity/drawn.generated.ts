// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { credential } from './credential.entity.ts';
import { endSessions, invite, resetTwoFactor, unlock } from './identity.actions.ts';
import { menuSetting } from './menu-setting.entity.ts';
import { oneTimeCode } from './one-time-code.entity.ts';
import { permissionSetting } from './permission-setting.entity.ts';
import { role } from './role.entity.ts';
import { session } from './session.entity.ts';
import { signInEvent } from './sign-in-event.entity.ts';
import { smartMenuSetting } from './smart-menu-setting.entity.ts';
import { userSetting } from './user-setting.entity.ts';
import { user } from './user.entity.ts';

export const domain: Domain = {
  name: 'identity',
  entities: [credential, menuSetting, oneTimeCode, permissionSetting, role, session, signInEvent, smartMenuSetting, userSetting, user],
  actions: [endSessions, invite, resetTwoFactor, unlock],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
