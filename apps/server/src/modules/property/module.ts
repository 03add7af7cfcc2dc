import type { Module } from '@homeport/engine';
import { loadHomeFacts } from './home-facts.ts';
import { renewHandler } from './renew.ts';

/** Homes, and the renewal of their contracts. */
export const propertyModule: Module = {
  name: 'property',
  facts: loadHomeFacts,
  actions: [renewHandler],
};
