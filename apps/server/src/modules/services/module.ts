import type { Module } from '@homeport/engine';
import { answerHandlers } from './answer-order.ts';
import { orderReaction } from './order-clock.ts';
import { orderWatch } from './order-watch.ts';

/** What providers are asked to do, and how they answer. */
export const servicesModule: Module = {
  name: 'services',
  watches: [orderWatch],
  actions: answerHandlers,
  reactions: [orderReaction],
};
