/** The door of communication for the parts that put the server together. */
export { mayEnterRoom, tellTyping } from './live.ts';
