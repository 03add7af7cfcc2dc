import type { DomainMenu } from '../frame/domain-menu.ts';

/** Video calls. */
export const menu: DomainMenu = {
  pages: [
    { key: 'videoCalls', menu: 'cases', path: '/workspace/cases/video-calls', right: 'call.planCall', order: 40 },
  ],
};
