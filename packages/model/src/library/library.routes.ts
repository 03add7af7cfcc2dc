import { defineRoute, text } from '@homeport/grammar';
import { libraryKeepers } from '../role-presets/door.generated.ts';

/** A passage of a document that answers a search; what was found stands between the marks. */
export interface FoundPassage {
  readonly page: number | null;
  /** Plain text; found words stand between `foundMarks`. */
  readonly text: string;
}
/** A document that answers a search, best first. */
export interface FoundDocument {
  readonly id: string;
  readonly title: string;
  readonly language: string | null;
  readonly section: string | null;
  readonly versionDate: string | null;
  readonly passages: readonly FoundPassage[];
}
/** Control characters that no stored text holds; they stand around found words, so that nothing has to be escaped. */
export const foundMarks = { start: '\u0001', end: '\u0002' } as const;

/** Full text over everything published that the caller may read, in the three languages, without regard to accents. */
export const searchLibrary = defineRoute<{ readonly content: readonly FoundDocument[] }>()({
  name: 'searchLibrary',
  label: 'Search the library',
  method: 'GET',
  path: 'library/search',
  who: 'signedIn',
  query: { text: text('Search', { required: true, min: 2, max: 200 }) },
  shape: {
    type: 'object',
    required: ['content'],
    properties: {
      content: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'language', 'section', 'versionDate', 'passages'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            title: { type: 'string' },
            language: { type: ['string', 'null'] },
            section: { type: ['string', 'null'] },
            versionDate: { type: ['string', 'null'] },
            passages: {
              type: 'array',
              items: {
                type: 'object',
                required: ['page', 'text'],
                properties: { page: { type: ['integer', 'null'] }, text: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
});

/** What one person sees of the library now: which audiences they are in, and the documents that follow. */
export interface LibraryView {
  readonly person: string;
  readonly audiences: readonly string[];
  readonly documents: readonly { readonly id: string; readonly title: string; readonly section: string | null }[];
}
export const previewLibrary = defineRoute<LibraryView>()({
  name: 'previewLibrary',
  label: 'The library as a person sees it',
  method: 'GET',
  path: 'library/preview/{person}',
  who: libraryKeepers,
  shape: {
    type: 'object',
    required: ['person', 'audiences', 'documents'],
    properties: {
      person: { type: 'string' },
      audiences: { type: 'array', items: { type: 'string' } },
      documents: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'section'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            title: { type: 'string' },
            section: { type: ['string', 'null'] },
          },
        },
      },
    },
  },
  refusals: ['library.noSuchPerson'],
});
