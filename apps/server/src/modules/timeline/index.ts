/** The door of timelines. */
export { entriesOf as timelineOf } from './entries.ts';
