/** The door of exchange. */
export { refusalText } from './refusal-text.ts';
export { newJob, readerOf, shownJob } from './shown-job.ts';
export { writeExport } from './write-export.ts';
