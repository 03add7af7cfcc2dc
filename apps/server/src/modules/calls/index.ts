/** The door of calls. */
export { mayEnterRoom } from './enter-room.ts';
