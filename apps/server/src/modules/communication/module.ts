import type { Module } from '@homeport/engine';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { chatRoutes } from './chat.ts';
import { commentRoutes } from './comments.ts';
import { contactRoutes } from './contacts.ts';
import { deviceRoutes } from './devices.ts';
import { helpDeskRoutes } from './help-desk.ts';
import { helpDeskActions } from './help-desk-reply.ts';
import { quickMailReactions, quickMailRoutes } from './quick-mail.ts';
import { videoCallActions, videoCallRoutes } from './video-calls.ts';

/** How the people of an assignment talk to each other. */
export const communicationModule = (services: Services, compose: ComposeMail): Module => ({
  name: 'communication',
  actions: [...helpDeskActions(services), ...videoCallActions(services)],
  routes: [
    ...commentRoutes(services),
    ...contactRoutes,
    ...quickMailRoutes,
    ...helpDeskRoutes(services),
    ...chatRoutes(services),
    ...videoCallRoutes(services),
    ...deviceRoutes,
  ],
  reactions: quickMailReactions(services, compose),
});
