import type { Module } from '@homeport/engine';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { PushService } from '../../adapters/push/push-service.ts';
import type { Services } from '../../services.ts';
import { chatRoutes } from './chat.ts';
import { commentRoutes } from './comments.ts';
import { contactRoutes } from './contacts.ts';
import { deviceRoutes } from './devices.ts';
import { helpDeskRoutes } from './help-desk.ts';
import { helpDeskActions } from './help-desk-reply.ts';
import { pageCountRoutes } from './page-counts.ts';
import { quickMailReactions, quickMailRoutes } from './quick-mail.ts';
import { videoCallActions, videoCallRoutes } from './video-calls.ts';

/** How the people of an assignment talk to each other. */
export const communicationModule = (services: Services, compose: ComposeMail, push: PushService): Module => ({
  name: 'communication',
  actions: [...helpDeskActions(services), ...videoCallActions(services)],
  routes: [
    ...commentRoutes(services),
    ...contactRoutes,
    ...quickMailRoutes,
    ...helpDeskRoutes(services),
    ...chatRoutes(services),
    ...videoCallRoutes(services),
    ...deviceRoutes(push),
    ...pageCountRoutes(services),
  ],
  reactions: quickMailReactions(services, compose),
});
