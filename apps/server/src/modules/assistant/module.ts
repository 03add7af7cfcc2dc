import { answer, type Context, type Module, type OpenContext } from '@homeport/engine';
import { askAssistant, askPerson, assistantChat, clearAssistantChat } from '@homeport/model/assistant';
import type { Services } from '../../services.ts';
import { ask } from './ask.ts';
import { handOver } from './hand-over.ts';
import { chatOf, clear } from './threads.ts';

const localeOf = (ctx: unknown): string => (ctx as OpenContext).locale;

/** The assistant: answers from the library and from what is the caller's own, and leads to a person. */
export const assistantModule = (services: Services): Module => ({
  name: 'assistant',
  routes: [
    answer(assistantChat, (ctx, { query }) => chatOf(ctx as Context, services, query.thread)),
    answer(askAssistant, (ctx, { body }) => ask(ctx as Context, services, body, localeOf(ctx))),
    answer(clearAssistantChat, (ctx, { params }) => clear(ctx as Context, params.id ?? '')),
    answer(askPerson, (ctx, { params }) => handOver(ctx as Context, services, params.id ?? '', localeOf(ctx))),
  ],
});
