import type { Module } from '@homeport/engine';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { contactRoutes } from './contacts.ts';
import { quickMailReactions, quickMailRoutes } from './quick-mail.ts';

/** Whom an assignee can turn to, and mails to them. */
export const contactsModule = (services: Services, compose: ComposeMail): Module => ({
  name: 'contacts',
  routes: [...contactRoutes, ...quickMailRoutes],
  reactions: quickMailReactions(services, compose),
});
