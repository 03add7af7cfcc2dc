import { defineRoute } from '@homeport/grammar';
import type { WordingLanguage } from './wording.rules.ts';

/** How many active users of one company a broadcast would reach now. */
export interface BroadcastReach {
  readonly company: string;
  readonly users: number;
}
/** For whom a broadcast is, counted now, and once it is sent what became of it. */
export interface BroadcastAudience {
  readonly users: number;
  readonly companies: readonly BroadcastReach[];
  /** How many of them read each language. */
  readonly languages: Readonly<Record<WordingLanguage, number>>;
  /** Lines under the bell, mails and pushes by their state; empty before it is sent. */
  readonly deliveries: readonly {
    readonly channel: 'APP' | 'MAIL' | 'PUSH';
    readonly state: 'WAITING' | 'SENT' | 'FAILED' | 'DROPPED';
    readonly count: number;
  }[];
}

/** Counts the audience of a broadcast before it is sent, and its deliveries afterwards. */
export const broadcastAudience = defineRoute<BroadcastAudience>()({
  name: 'broadcastAudience',
  label: 'Audience of a broadcast',
  method: 'GET',
  path: 'broadcast/{id}/audience',
  who: ['administrator', 'master'],
  shape: {
    type: 'object',
    required: ['users', 'companies', 'languages', 'deliveries'],
    properties: {
      users: { type: 'integer' },
      companies: {
        type: 'array',
        items: {
          type: 'object',
          required: ['company', 'users'],
          properties: { company: { type: 'string' }, users: { type: 'integer' } },
        },
      },
      languages: { type: 'object', additionalProperties: { type: 'integer' } },
      deliveries: {
        type: 'array',
        items: {
          type: 'object',
          required: ['channel', 'state', 'count'],
          properties: { channel: { type: 'string' }, state: { type: 'string' }, count: { type: 'integer' } },
        },
      },
    },
  },
  refusals: ['broadcasts.notYourCompany'],
});
