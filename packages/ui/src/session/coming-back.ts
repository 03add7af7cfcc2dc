/** Begins the key under which a fresh proof at a provider is noted while it is on its way; its state follows. */
export const proofKey = 'homeport.proof.';

/** Whether the sign-in page was opened by a provider that proved somebody anew, not by somebody who signs in. */
export const isComingBack = (): boolean =>
  localStorage.getItem(proofKey + new URLSearchParams(location.search).get('state')) !== null;
