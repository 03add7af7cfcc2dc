// Written by `npm run derive`: the door of the domain, what others take of it.
export { communicationRefusals } from './communication.refusals.ts';
export type { TalkFile } from './talk-file.ts';
