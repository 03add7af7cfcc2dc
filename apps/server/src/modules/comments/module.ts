import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { commentRoutes } from './comments.ts';

/** What is said on a record, for those who are to read it. */
export const commentsModule = (services: Services): Module => ({ name: 'comments', routes: commentRoutes(services) });
