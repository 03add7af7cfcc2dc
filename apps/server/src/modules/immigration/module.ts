import { defineFacts, type Module } from '@homeport/engine';
import { workPermit } from '@homeport/model/immigration';
import { todayOf } from '../../today.ts';

const loadWorkPermitFacts = defineFacts(workPermit, async (ctx) => ({ today: todayOf(ctx) }));

/** Permits: what their rules look at. */
export const immigrationModule: Module = { name: 'immigration', facts: [loadWorkPermitFacts] };
