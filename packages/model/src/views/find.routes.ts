import { defineRoute, text } from '@homeport/grammar';

/** A record that was found, by its title. */
export interface FoundRecord {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  /** Whose it is, where it was looked for in all companies. */
  readonly tenantId?: string;
}

/** Records of everything the caller may see by their words: the best twenty, whatever they are. */
export const findEverywhere = defineRoute<{ readonly content: readonly FoundRecord[] }>()({
  name: 'findEverywhere',
  label: 'Search everywhere',
  method: 'GET',
  path: 'find',
  who: 'signedIn',
  portfolio: true,
  query: { text: text('Search', { required: true, max: 200 }) },
  shape: {
    type: 'object',
    required: ['content'],
    properties: {
      content: {
        type: 'array',
        items: {
          type: 'object',
          required: ['entity', 'id', 'title'],
          properties: {
            entity: { type: 'string' },
            id: { type: 'string', format: 'uuid' },
            title: { type: 'string' },
            tenantId: { type: 'string' },
          },
        },
      },
    },
  },
});
