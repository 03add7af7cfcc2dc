import { MessageCircle } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** The chat: also where one asks who has no page of help. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'chat',
      word: 'menu.chat',
      href: '/dashboard/contactUs/chat',
      icon: MessageCircle,
      order: 40,
      tab: { of: 'messages', order: 1 },
      help: 'instead',
    },
  ],
};
