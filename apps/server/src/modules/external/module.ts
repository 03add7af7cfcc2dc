import type { Module } from '@homeport/engine';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { FileServices } from '../documents/index.ts';
import { linkReaction } from './mail-link.ts';
import { receiptReaction } from './mail-receipt.ts';
import { openLinkRoutes } from './open-link.ts';
import { sendHandlers } from './send-link.ts';

/** Links for people outside: sent by e-mail, opened without sign-in, followed until they are used. */
export const externalModule = (services: FileServices, compose: ComposeMail, key: Buffer): Module => ({
  name: 'external',
  actions: sendHandlers(services, key),
  routes: openLinkRoutes(services, key),
  reactions: [linkReaction(services, compose, key), receiptReaction(services, compose)],
});
