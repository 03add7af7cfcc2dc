// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { audience } from './audience.entity.ts';
import { audienceRules } from './audience.rules.ts';
import { librarySection } from './library-section.entity.ts';
import { libraryRefusals } from './library.refusals.ts';
import { previewLibrary, searchLibrary } from './library.routes.ts';

export const domain: Domain = {
  name: 'library',
  entities: [audience, librarySection],
  actions: [],
  routes: [previewLibrary, searchLibrary],
  events: [],
  refusals: [libraryRefusals],
  rules: [audienceRules],
  screens: [],
};
