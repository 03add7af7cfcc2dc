import { totpPlace } from '../modules/identity/index.ts';
import { signingKeyPlace } from '../modules/signing/tenant-key.ts';
import { clientSecretPlace } from '../modules/sso/setups.ts';

/** A column whose texts are sealed with a key of their tenant, and bound to the place that follows from another column. */
export interface SealedText {
  readonly table: string;
  readonly column: string;
  readonly by: string;
  readonly place: (key: string) => string;
}

/** Every column with sealed texts. Parts of bank accounts are found by their field type. */
export const sealedTexts: readonly SealedText[] = [
  { table: 'credential', column: 'totp_secret', by: 'user_id', place: totpPlace },
  { table: 'credential', column: 'totp_pending_secret', by: 'user_id', place: totpPlace },
  { table: 'sso_setup', column: 'client_secret', by: 'id', place: clientSecretPlace },
  { table: 'signing_key', column: 'sealed', by: 'id', place: signingKeyPlace },
];
