import type { Module } from '@homeport/engine';
import { loadHomeFacts } from './home-facts.ts';
import { loadLeaseFacts } from './lease-facts.ts';
import { renewHandler } from './renew.ts';

/** Homes: numbers of contracts, and their renewal. */
export const propertyModule: Module = {
  name: 'property',
  facts: [loadLeaseFacts, ...loadHomeFacts],
  actions: [renewHandler],
};
