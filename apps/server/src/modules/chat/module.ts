import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { chatRoutes } from './chat.ts';

/** Conversations of the people of an assignment. */
export const chatModule = (services: Services): Module => ({ name: 'chat', routes: chatRoutes(services) });
