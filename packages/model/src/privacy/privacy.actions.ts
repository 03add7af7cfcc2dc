import { defineAction, longText } from '@homeport/grammar';
import { erasureRequest } from './erasure-request.entity.ts';
import { legalHold } from './legal-hold.entity.ts';

/** Refuses a request for erasure and says why. */
export const refuseErasure = defineAction({
  name: 'refuse',
  on: erasureRequest,
  label: 'Refuse',
  transition: 'status.refuse',
  input: { reason: longText('Why it was refused', { required: true, max: 1000 }) },
});

/** Ends a legal hold and says why; what is due may go with the next purge. */
export const releaseHold = defineAction({
  name: 'release',
  on: legalHold,
  label: 'Release',
  transition: 'status.release',
  input: { reason: longText('Why it is released', { required: true, max: 1000 }) },
});
