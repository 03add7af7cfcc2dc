import { answer, type Module } from '@homeport/engine';
import { askAssistant, askPerson, assistantChat, clearAssistantChat } from '@homeport/model/assistant';
import type { Services } from '../../services.ts';
import { ask } from './ask.ts';
import { handOver } from './hand-over.ts';
import { chatOf, clear } from './threads.ts';

/** The assistant: answers from the library and from what is the caller's own, and leads to a person. */
export const assistantModule = (services: Services): Module => ({
  name: 'assistant',
  routes: [
    answer(assistantChat, (ctx, { query }) => chatOf(ctx, services, query.thread)),
    answer(askAssistant, (ctx, { body }) => ask(ctx, services, body, ctx.locale)),
    answer(clearAssistantChat, (ctx, { params }) => clear(ctx, params.id ?? '')),
    answer(askPerson, (ctx, { params }) => handOver(ctx, services, params.id ?? '', ctx.locale)),
  ],
});
