import { answer, defineFacts, type Module } from '@homeport/engine';
import {
  askErasure,
  carryOutErasure,
  collectMyData,
  erasurePreview,
  legalHold,
  myErasure,
  purgePreview,
  startErasure,
  startPurge,
} from '@homeport/model/privacy';
import { sql } from 'kysely';
import type { PersonKeeper } from '../../operations/person-keeper.ts';
import type { RetentionKeeper } from '../../operations/retention-keeper.ts';
import type { FileServices } from '../documents/index.ts';
import { ask, enter, newestOf } from './ask.ts';
import { collect, collectJob } from './collect.ts';
import { carryOut, eraseJob } from './erase.ts';
import { preview } from './preview.ts';
import { beginPurge, previewPurge, purgeJob } from './purge.ts';

/** Whose a held assignment is. */
const loadHeldAssignment = defineFacts(
  legalHold,
  async (ctx, hold) => {
    const [row] = await ctx.query<{ assignee: string }>(sql`
    select assignee_id as assignee from app.case_detail where tenant_id = ${ctx.tenant}::uuid and id = ${hold.caseDetail?.id ?? null}::uuid`);
    return { assignee: row?.assignee ?? null };
  },
  { looksUp: { caseDetail: ['assignee'] } },
);

/** What is kept about people: that they have it, that it is erased when they ask, and that it goes when its time is over. */
export const privacyModule = (services: FileServices, keeper: PersonKeeper, retention: RetentionKeeper): Module => ({
  name: 'privacy',
  facts: [loadHeldAssignment],
  jobs: [collectJob(services, keeper), eraseJob(keeper), purgeJob(retention)],
  routes: [
    answer(collectMyData, (ctx) => collect(ctx, services)),
    answer(myErasure, (ctx) => newestOf(ctx)),
    answer(askErasure, (ctx, call) => ask(ctx, call.body.reason)),
    answer(startErasure, (ctx, call) => enter(ctx, call.params.id ?? '', call.body.reason)),
    answer(erasurePreview, (ctx, call) => preview(ctx, services, keeper, call.params.id ?? '')),
    answer(carryOutErasure, (ctx, call) => carryOut(ctx, services, call.params.id ?? '', call.body.reference)),
    answer(purgePreview, (ctx) => previewPurge(ctx, retention)),
    answer(startPurge, (ctx, call) => beginPurge(ctx, services, retention, call.body)),
  ],
});
