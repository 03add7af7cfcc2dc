import { defineRoute, type JsonValue } from '@homeport/grammar';
import type { AccessSettings, Me } from '../identity/door.generated.ts';
import type { ThemeData } from './tenancy.routes.ts';

/** What an application opens with: who has come, what they may, how their company looks, and all that they have set for themselves. */
export interface SessionOpening {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly theme: ThemeData;
  /** Values by the names of the settings in capitals, as they are stored; what was never set is not there. */
  readonly settings: Readonly<Record<string, JsonValue>>;
}
const part = { type: 'object' };

/** One answer instead of four: what `user/me`, `access-settings/initialise`, `tenant/init` and `user-setting/{name}` say one by one. */
export const sessionOpening = defineRoute<SessionOpening>()({
  name: 'sessionOpening',
  label: 'Opening of my session',
  method: 'GET',
  path: 'tenant/opening',
  who: 'signedIn',
  about: null,
  shape: {
    type: 'object',
    properties: { me: part, access: part, theme: part, settings: part },
    required: ['me', 'access', 'theme', 'settings'],
  },
});
