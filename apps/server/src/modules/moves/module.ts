import type { Module } from '@homeport/engine';
import { carryOutHandlers } from './carry-out.ts';
import { bookHandler, cancelHandler, loseHandler } from './close-family.ts';
import { loadRateRequestFacts } from './rate-request-facts.ts';
import { loadFreightFacts, loadShipmentFacts } from './shipment-facts.ts';

/** Moves of goods: what their rules look at, and what a decision on one shipment does to its variants. */
export const movesModule: Module = {
  name: 'moves',
  facts: [loadShipmentFacts, loadFreightFacts, loadRateRequestFacts],
  actions: [bookHandler, loseHandler, cancelHandler, ...carryOutHandlers],
};
