import { anyChange, type Reaction } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { changeOf, type HeardRecord } from './company-events/event-parts.ts';
import { eventHearer } from './company-events/hear-event.ts';
import { tellFollowers } from './followers.ts';

/**
 * The one place that hears of a changed record: it tells those who follow it, and finds the company's own events that it is one for.
 * A change that neither waits for does not come here (`engine.listener`).
 */
export function changeReaction(services: Services): Reaction {
  const hearEvents = eventHearer(services);
  return {
    event: anyChange,
    run: async (ctx, { effectId, entity: name, recordId, payload }) => {
      if (name === undefined || !services.catalogue.hasEntity(name)) return;
      const version = Number(payload.version);
      const change = await changeOf(ctx, recordId, version);
      if (!change) return;
      const heard: HeardRecord = {
        effectId,
        entity: services.catalogue.entity(name),
        recordId,
        change: { ...change, version },
      };
      await hearEvents(ctx, heard);
      await tellFollowers(ctx, services, heard);
    },
  };
}
