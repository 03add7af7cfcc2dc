import { defineFacts, type Module } from '@homeport/engine';
import { type ActivityFacts, resourceEvent } from '@homeport/model/planning';
import { sql } from 'kysely';

/** How long the activity of a booking usually takes. */
const loadDuration = defineFacts(
  resourceEvent,
  async (ctx, { activityType }): Promise<ActivityFacts> => {
    const [row] = await ctx.query(sql<{ least: number; most: number }>`
    select minimum_duration as least, maximum_duration as most
    from app.activity_type where id = ${activityType?.id ?? null}::uuid`);
    return { minimum: row?.least ?? 60, maximum: row?.most ?? 60, today: ctx.now.toString().slice(0, 10) };
  },
  { looksUp: { activityType: ['minimumDuration', 'maximumDuration'] } },
);

/** Resources and what they are booked for. */
export const planningModule: Module = { name: 'planning', facts: [loadDuration] };
