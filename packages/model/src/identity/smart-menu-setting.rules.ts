import { defineRules } from '@homeport/grammar';
import { menuRefusals as no } from './menu.refusals.ts';
import { smartMenuSetting } from './smart-menu-setting.entity.ts';

/** Entries lead into the application, never out of it. */
export const smartMenuSettingRules = defineRules(smartMenuSetting, {
  check: ({ path }) => (/^\/(workspace|dashboard)(\/|\?|$)/.test(path) ? [] : [no.badPath(undefined, 'path')]),
});
