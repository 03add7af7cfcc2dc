// Written by `npm run derive`: the door of the domain, what others take of it.
export { type AudienceKind, type AudienceRule, audienceKey, audienceKeys } from './audience-key.rules.ts';
export { audience } from './audience.entity.ts';
export { type LibrarySection, librarySection } from './library-section.entity.ts';
export { libraryRefusals } from './library.refusals.ts';
export { type FoundDocument, type FoundPassage, type LibraryView, foundMarks, previewLibrary, searchLibrary } from './library.routes.ts';
