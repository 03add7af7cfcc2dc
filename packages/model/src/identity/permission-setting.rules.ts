import { defineRules, type Facts, namesIn } from '@homeport/grammar';
import { keptAdministration } from './narrowings.rules.ts';
import { permissionRefusals as no } from './permission.refusals.ts';
import { permissionSetting } from './permission-setting.entity.ts';
import { rankOf } from './role-rank.rules.ts';

/** What the server knows when a permission setting is saved. */
export interface PermissionFacts extends Facts {
  /** Role keys of who saves; absent when the system does. */
  readonly mine?: readonly string[];
  /** Role keys that the setting is about. */
  readonly theirs: readonly string[];
  /** What the records that it is about are called by. */
  readonly title: readonly string[];
}

/** Settings leave administrators their rights over rights, and reach no higher than who makes them. */
export const permissionSettingRules = defineRules<typeof permissionSetting, PermissionFacts>(permissionSetting, {
  check: (setting, _, { mine, theirs, title }) => {
    const kept = keptAdministration.entities.some((name) => name === setting.about);
    return [
      ...(mine && rankOf(theirs) > rankOf(mine) ? [no.reachesFurther(undefined, 'role')] : []),
      ...(kept && keptAdministration.roles.some((role) => theirs.includes(role))
        ? [no.keepsAdministration(undefined, 'about')]
        : []),
      ...namesIn(setting.hiddenFields).flatMap((name) =>
        title.includes(name) ? [no.namesRecord({ name }, 'hiddenFields')] : [],
      ),
    ];
  },
});
