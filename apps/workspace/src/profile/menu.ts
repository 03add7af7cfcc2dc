import { CircleUser, Forward } from 'lucide-react';
import type { DomainMenu } from '../frame/domain-menu.ts';

/** One’s own profile, and who decides meanwhile. */
export const menu: DomainMenu = {
  pages: [{ key: 'profile', menu: 'profile', path: '/workspace/profile', right: null, order: 180, letter: 'p' }],
  account: [
    { key: 'profile', word: 'page.profile', path: '/workspace/profile', icon: CircleUser },
    {
      key: 'delegation',
      word: 'profile.delegation',
      path: '/workspace/profile',
      params: { part: 'delegation' },
      icon: Forward,
    },
  ],
};
