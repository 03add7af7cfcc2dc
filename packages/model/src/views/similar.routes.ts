import { defineRoute, text } from '@homeport/grammar';

/** A record that is called similarly. */
export interface SimilarName {
  readonly id: string;
  readonly title: string;
  /** What tells two of one name apart; may be empty. */
  readonly detail: string;
}

/** Up to five records of an entity whose name is similar to one that is about to be saved; only what the caller may see. */
export const similarNames = defineRoute<{ readonly content: readonly SimilarName[] }>()({
  name: 'similarNames',
  label: 'Similar names',
  method: 'GET',
  path: 'similar/{entity}',
  who: 'signedIn',
  query: { name: text('Name', { required: true, max: 300 }) },
  shape: {
    type: 'object',
    required: ['content'],
    properties: {
      content: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'detail'],
          properties: { id: { type: 'string', format: 'uuid' }, title: { type: 'string' }, detail: { type: 'string' } },
        },
      },
    },
  },
  refusals: ['exchange.unknownEntity'],
});
