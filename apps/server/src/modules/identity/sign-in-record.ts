import type { FirewallLine } from '@homeport/model/tenancy';

/** What `app.begin_sign_in` tells of a user. The try is counted already. */
export interface SignInRecord {
  readonly tenant: string;
  readonly user: string;
  readonly login: string;
  readonly email: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string | null;
  readonly isActive: boolean;
  readonly twoFactorEnabled: boolean;
  readonly termsAcceptedAt: string | null;
  readonly lastSignIn: string;
  readonly roles: readonly (readonly string[])[];
  readonly deactivationInDays: number | null;
  readonly isLocked: boolean;
  readonly lockedUntil: string | null;
  readonly hash: string | null;
  readonly totpSecret: string | null;
  readonly totpUsedStep: number | null;
  /** The firewall rules of the tenant that concern the user. */
  readonly firewall: readonly FirewallLine[];
  readonly home: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly isActive: boolean;
    readonly appName: string | null;
    readonly requiresTwoFactor: boolean;
  };
}
