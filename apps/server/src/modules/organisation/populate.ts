import { readAll } from '@homeport/engine/configuration';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { menuSetting, permissionSetting, role, smartMenuSetting } from '@homeport/model/identity';
import { insertDefaultValues } from '../identity/index.ts';
import { type Activation, atHome, type Did, inNew } from './activation.ts';
import { copyRecords } from './copy-records.ts';

/** POPULATING_DATABASE: the roles of the platform, and what the managing company takes from them and shows them in its house. */
export async function populate(activation: Activation): Promise<readonly Did[] | Refusal> {
  const roles = await inNew(activation).inTransaction(insertDefaultValues);
  if (isRefusal(roles)) return roles;
  const copyOf = await roleOf(activation);
  const did: Did[] = [{ what: 'WROTE', about: role.name, count: roles.size }];
  for (const entity of [permissionSetting, menuSetting, smartMenuSetting] as const) {
    const all = await readAll(atHome(activation), entity);
    // A role of the managing company's own has no counterpart: its settings stay at home.
    const ours = all.filter((one) => copyOf('role', one.role.id) !== null);
    const copied = await copyRecords(activation, entity, ours, copyOf);
    if (isRefusal(copied)) return copied;
    did.push(copied);
  }
  return did;
}

/** The role of the same code in the new tenant. */
async function roleOf(activation: Activation): Promise<(entity: string, id: string) => string | null> {
  const [ours, theirs] = await Promise.all([atHome(activation), inNew(activation)].map((ctx) => readAll(ctx, role)));
  const byCode = new Map(theirs?.map((one) => [one.code, one.id]));
  const byId = new Map(ours?.map((one) => [one.id, byCode.get(one.code) ?? null]));
  return (entity, id) => (entity === role.name ? (byId.get(id) ?? null) : null);
}
