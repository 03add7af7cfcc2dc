// Written by `npm run derive`: the door of the domain.
export * from './configuration-bundle.entity.ts';
export * from './configuration.refusals.ts';
export * from './configuration.routes.ts';
export * from './trusted-installation.entity.ts';
