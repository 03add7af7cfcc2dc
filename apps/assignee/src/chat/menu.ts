import { MessageCircle } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** The chat: also where one asks who has no page of help. */
export const menu: DomainMenu = {
  // A conversation is the same page as their list: it opens at its newest message, not at the top.
  below: { chat: ['/dashboard/contactUs/chat'] },
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
