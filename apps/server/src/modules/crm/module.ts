import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { mergePartiesHandler, previewMergeHandler } from './merge-parties.ts';
import { partyOverviewHandler } from './party-overview.ts';

/** Parties: what one is to the company, and two that turn out to be one. */
export const crmModule = (services: Pick<Services, 'catalogue' | 'textOf'>): Module => ({
  name: 'crm',
  actions: [mergePartiesHandler(services.catalogue)],
  routes: [partyOverviewHandler(services.catalogue), previewMergeHandler(services)],
});
