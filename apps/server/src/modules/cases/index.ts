/** The door of assignments. */
export { casesOf, currentCase, mineOrMyFamilys } from './mai-case.ts';
export { casesModule } from './module.ts';
export { servicesOf } from './services.ts';
