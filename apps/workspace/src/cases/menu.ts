import type { DomainMenu } from '../frame/domain-menu.ts';
import { attentionPath } from './paths.ts';

/** Assignments that somebody should look at. */
export const menu: DomainMenu = {
  pages: [
    {
      key: 'attention',
      menu: 'cases',
      path: attentionPath,
      right: 'call.casesNeedingAttention',
      order: 25,
      ofAll: true,
    },
  ],
};
