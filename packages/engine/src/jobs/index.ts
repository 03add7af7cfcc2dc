/** The door of jobs: work outside requests, with progress, and the delivery of events. */
export { readCheckpoint, saveCheckpoint } from './checkpoint.ts';
export { type DeadLetter, deadLetters, retryDeadLetters } from './dead-letters.ts';
export { deliverOutbox, type Outbox, type OutboxOptions } from './deliver-outbox.ts';
export { type EnqueueOptions, enqueue } from './enqueue.ts';
export { jobRefusals } from './job-refusals.ts';
export { type JobState, type JobView, jobOf, jobsOf, stopJob } from './job-state.ts';
export { type Listening, listen } from './listen.ts';
export { type OutboxMetrics, outboxMetrics } from './outbox-metrics.ts';
export { prepareJobs } from './prepare-jobs.ts';
export { JobRefused, orRefuseJob } from './run-job.ts';
export { type JobOwner, type Jobs, type JobsOptions, type RecurringJob, startJobs } from './start-jobs.ts';
