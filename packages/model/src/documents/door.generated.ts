// Written by `npm run derive`: the door of the domain.
export * from './attachment.entity.ts';
export * from './document-passage.entity.ts';
export * from './document-reading.entity.ts';
export * from './document-version.entity.ts';
export * from './document.actions.ts';
export * from './document.entity.ts';
export * from './document.events.ts';
export * from './document.rules.ts';
export * from './documents.refusals.ts';
export * from './documents.routes.ts';
export * from './documents.screens.ts';
export * from './required-document.actions.ts';
export * from './required-document.entity.ts';
export * from './required-document.rules.ts';
