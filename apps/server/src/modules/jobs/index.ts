/** The door of jobs. */
export { newJob, shownJob } from './shown-job.ts';
