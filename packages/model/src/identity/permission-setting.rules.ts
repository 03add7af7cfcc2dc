import { defineRules, type Facts, type Refusal } from '@homeport/grammar';
import { keptAdministration, namesIn } from './narrowings.rules.ts';
import { permissionRefusals as no } from './permission.refusals.ts';
import { permissionSetting } from './permission-setting.entity.ts';
import { rankOf } from './role-rank.rules.ts';

/** What the server knows when a permission setting is saved. */
export interface PermissionFacts extends Facts {
  /** Role keys of who saves; absent when the system does. */
  readonly mine?: readonly string[];
  /** Role keys that the setting is about. */
  readonly theirs: readonly string[];
  /** The records it is about; absent when there are none of this name. */
  readonly records?: {
    readonly fields: readonly string[];
    readonly title: readonly string[];
    readonly actions: readonly string[];
  };
}

/** Settings name what there is, leave administrators their rights over rights, and reach no higher than who makes them. */
export const permissionSettingRules = defineRules<typeof permissionSetting, PermissionFacts>(permissionSetting, {
  check: (setting, _, { mine, theirs, records }) => {
    if (records === undefined) return [no.unknownRecords({ name: setting.about }, 'about')];
    const unknown = (field: 'hiddenFields' | 'readOnlyFields'): Refusal[] =>
      namesIn(setting[field]).flatMap((name) =>
        records.fields.includes(name) ? [] : [no.unknownField({ name }, field)],
      );
    const kept = keptAdministration.entities.some((name) => name === setting.about);
    return [
      ...(mine && rankOf(theirs) > rankOf(mine) ? [no.reachesFurther(undefined, 'role')] : []),
      ...(kept && keptAdministration.roles.some((role) => theirs.includes(role))
        ? [no.keepsAdministration(undefined, 'about')]
        : []),
      ...unknown('hiddenFields'),
      ...unknown('readOnlyFields'),
      ...namesIn(setting.hiddenFields).flatMap((name) =>
        records.title.includes(name) ? [no.namesRecord({ name }, 'hiddenFields')] : [],
      ),
      ...namesIn(setting.withoutActions).flatMap((name) =>
        records.actions.includes(name) ? [] : [no.unknownAction({ name }, 'withoutActions')],
      ),
    ];
  },
});
