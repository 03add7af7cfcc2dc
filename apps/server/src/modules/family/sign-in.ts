import { randomBytes } from 'node:crypto';
import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type Dependant,
  dependant,
  inviteFamily,
  familyRefusals as no,
  refuseMinor,
  signInStateOf,
  withdrawFamily,
} from '@homeport/model/family';
import { type User, user } from '@homeport/model/identity';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { createUser, type Identity, inviteByMail, shutOut, takeAttempt } from '../identity/index.ts';

/** Invites an adult member of the family: their account, with the one role that sees what the family shares, and the mail. */
export const inviteHandler = (identity: Identity): ActionHandler =>
  handle(inviteFamily, async (ctx, { record, input }) => {
    const member = record;
    const refused = refuseMinor(member, todayOf(ctx));
    if (refused) return refused;
    const system = ctx.asSystem('an assignee invites a member of the family');
    const known = await accountOf(system, member);
    const state = signInStateOf(known);
    if (state === 'ACTIVE') return no.alreadyInvited();
    const tooMany = await takeAttempt(identity, 'mail', `family ${ctx.me.user}`);
    if (tooMany) return { ...no.tooManyInvitations(), ...waitOf(tooMany) };
    const account = known
      ? await openAgain(system, known, input.email)
      : await open(system, identity, member, input.email);
    if (isRefusal(account)) return account;
    if (!known) {
      const linked = await system.records(dependant).update(member.id, { user: account.id });
      if (isRefusal(linked)) return linked;
    }
    await inviteByMail(system, identity, account.id, byMe(ctx));
    return undefined;
  });

/** Withdraws a sign-in: nothing of it works from this second on. */
export const withdrawHandler = (identity: Identity): ActionHandler =>
  handle(withdrawFamily, async (ctx, { record }) => {
    const system = ctx.asSystem('the sign-in of a member of the family is withdrawn');
    const known = await accountOf(system, record);
    if (known?.status !== 'ACTIVE') return no.noSignIn();
    return shutOut(system, identity, known.id, byMe(ctx));
  });

const byMe = (ctx: Context) => ({ user: ctx.me.user, name: ctx.me.displayName });
const waitOf = (refused: Refusal) => (refused.retryAfter === undefined ? {} : { retryAfter: refused.retryAfter });

async function accountOf(system: Context, member: Dependant): Promise<User | null> {
  if (!member.user) return null;
  const found = await system.records(user).get(member.user.id);
  return isRefusal(found) ? null : found;
}

/** A new account under the e-mail address, or a name like it where somebody has that: who has it is not said. */
async function open(
  system: Context,
  identity: Identity,
  { firstName, lastName }: Dependant,
  email: string,
): Promise<User | Refusal> {
  const wanted = email.slice(0, 90);
  const [row] = await system.query<{ taken: boolean }>(sql`select app.is_login_taken(${wanted}, null::uuid) as taken`);
  const login = row?.taken ? `${wanted}-${randomBytes(3).toString('hex')}` : wanted;
  const language = system.me.locale as User['language'];
  return createUser(system, identity, { login, firstName, lastName, email, roles: ['dependant'], language });
}

/** An account that was withdrawn, or whose invitation was lost, under the address that is given now. */
async function openAgain(system: Context, known: User, email: string): Promise<User | Refusal> {
  if (known.status !== 'ACTIVE') {
    const opened = await system.records(user).move(known.id, 'status.activate');
    if (isRefusal(opened)) return opened;
    // The old password is not theirs any more: the link decides.
    await system.query(sql`delete from app.credential where tenant_id = ${system.tenant} and user_id = ${known.id}`);
  }
  return system.records(user).update(known.id, { email });
}
