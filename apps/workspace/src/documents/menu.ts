import type { DomainMenu } from '../frame/domain-menu.ts';

/** Documents that are handed in, and the library as others see it. */
export const menu: DomainMenu = {
  pages: [
    {
      key: 'documentReview',
      menu: 'cases',
      path: '/workspace/cases/document-review',
      right: 'requiredDocument.approve',
      order: 60,
    },
    {
      key: 'libraryPreview',
      menu: 'library',
      path: '/workspace/library/preview',
      right: 'call.previewLibrary',
      order: 70,
    },
  ],
};
