import type { JsonValue, Narrowings } from '@homeport/grammar';

/** What a sign-in still wants, in the order it is asked. `enrol` and `terms` come with tokens that open nothing else. */
export type SignInStep = 'code' | 'emailCode' | 'enrol' | 'terms';

/** Tokens of a session. `expires_in`: seconds the access token lives. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
}
export interface LoginAnswer extends Partial<Tokens> {
  /** Absent when the sign-in is complete. */
  readonly step?: SignInStep;
  readonly welcomeMessage?: string;
  /** With `step: 'code'`: a code may be asked for by e-mail. */
  readonly canRequestCode?: boolean;
  /** Where the caller's role starts. */
  readonly landingPage?: string;
}
export interface NamedRef {
  readonly id: string;
  readonly label: string;
}
export interface TenantRef {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
/** The caller, as both apps need it to start. */
export interface Me {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly phone: string | null;
  /** The phone number was proved to be theirs. */
  readonly isPhoneVerified: boolean;
  /** The first role; rights come from all of `roles`. */
  readonly role: { readonly code: string; readonly name: string };
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  readonly tenant: TenantRef & {
    readonly kind: string;
    readonly parent: { readonly id: string; readonly name: string } | null;
  };
  /** Tenants the caller may act in, its own first. */
  readonly tenants: readonly (TenantRef & { readonly baseCurrency?: string | null })[];
  readonly person: NamedRef | null;
  readonly language: string;
  readonly dateFormat: string;
  readonly delegateTo: NamedRef | null;
  readonly delegateUntil: string | null;
  /** Users whose tasks the caller sees today. */
  readonly delegators: readonly NamedRef[];
  readonly twoFactorEnabled: boolean;
  readonly twoFactorRequired: boolean;
  readonly termsAcceptedAt: string | null;
  readonly lastSignIn: string | null;
  /** What is to be done before anything else opens. */
  readonly pending: 'terms' | 'enrol' | null;
  /** Until when operations that want a fresh sign-in are open. */
  readonly provenUntil: string;
  /** Minutes without a call after which the session ends. */
  readonly sessionTimeout: number;
  readonly sessionEndsAt: string;
  /** The real user behind a log-in-as, for the warning bar. */
  readonly actingBy: { readonly id: string; readonly name: string } | null;
  /** The role that is looked at, in a preview. */
  readonly preview: { readonly id: string; readonly name: string } | null;
}
export interface SessionAnswer {
  readonly id: string;
  readonly application: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly created: string;
  readonly lastSeen: string;
  readonly endsAt: string;
  readonly isThis: boolean;
  readonly actingName: string | null;
}
export interface LoggedInUser extends Omit<SessionAnswer, 'isThis' | 'endsAt'> {
  readonly user: string;
  readonly login: string;
  readonly displayName: string;
}
export interface Enrolment {
  /** Base 32, for typing by hand. */
  readonly secret: string;
  /** `otpauth://` address for the QR code. */
  readonly uri: string;
}
/** One entry of a menu. `path` is the app's address of a page, `entity` the records it lists. */
export interface MenuItem {
  readonly code: string;
  readonly label: string;
  readonly menu: string;
  readonly path?: string;
  readonly entity?: string;
  /** The heading it stands under, in menus that have headings. */
  readonly heading?: string;
  readonly order: number;
}
export interface MenuEntry {
  readonly code: string;
  readonly label: string;
  /** `F` full, `O` own or scoped. */
  readonly access: 'F' | 'O';
  readonly order: number;
}
export interface DashboardEntry {
  readonly code: string;
  readonly name: string;
}
export interface PermissionItem {
  /** `entity.deed`, `entity.action` or `call.name`. */
  readonly code: string;
  readonly entity: string | null;
  /** `all` records of the tenant or `own` ones only. */
  readonly scope: 'all' | 'own';
}
/** Menus, dashboards and permission items of the caller (assignee specification, sections 3 and 6). */
export interface AccessSettings {
  readonly menuSetting: {
    readonly code: string;
    readonly menus: readonly MenuEntry[];
    /** Keys of pages and codes of entries that stand in sight, in their order: what their day is made of. */
    readonly work?: readonly string[];
  };
  readonly menuSettingItems: readonly MenuItem[];
  readonly dashboardSetting: {
    readonly code: string;
    readonly landingPage: string | null;
    readonly helpDocument: string | null;
  };
  readonly dashboards: readonly DashboardEntry[];
  readonly permissionSetting: {
    readonly code: string;
    readonly roles: readonly string[];
    /** What the company has taken from these roles. */
    readonly narrowings?: Narrowings;
  };
  readonly permissionSettingItems: readonly PermissionItem[];
}
export interface SettingAnswer {
  readonly settingName: string;
  readonly settingValue: JsonValue;
}
/** A sentence for a toast. */
export interface MessageAnswer {
  readonly message: string;
}
