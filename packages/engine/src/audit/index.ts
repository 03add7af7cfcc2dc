/** The door of the audit trail: sealing it, and proving that nobody touched it. */
export { type ChainEnd, type ChainEnds, CheckpointForged, readCheckpoint, writeCheckpoint } from './checkpoint.ts';
export { type Sealer, type SealerOptions, startSealer } from './start-sealer.ts';
export { type TrailFault, type TrailReport, verifyTrail } from './verify-trail.ts';
