/** The door of the assistant. */
export { assistantModule } from './module.ts';
export { voiceIn } from './say.ts';
