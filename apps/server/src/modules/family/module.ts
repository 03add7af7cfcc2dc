import { answer, type Module } from '@homeport/engine';
import { familySignIns } from '@homeport/model/family';
import type { Identity } from '../identity/index.ts';
import { inviteHandler, withdrawHandler } from './sign-in.ts';
import { signInsOf } from './sign-ins.ts';

/** Members of the family with a sign-in of their own. */
export const familyModule = (identity: Identity): Module => ({
  name: 'family',
  actions: [inviteHandler(identity), withdrawHandler(identity)],
  routes: [answer(familySignIns, (ctx, call) => signInsOf(ctx, call.query.caseDetailId))],
});
