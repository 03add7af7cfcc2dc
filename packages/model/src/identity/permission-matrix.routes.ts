import { type Deed, defineRoute, json, type Reach } from '@homeport/grammar';

/** What a company leaves a role with records of one kind. Names of fields and actions are those of their declaration. */
export interface PermissionValues {
  readonly reach: Readonly<Partial<Record<Deed, Reach>>>;
  readonly hide: readonly string[];
  readonly readOnly: readonly string[];
  readonly without: readonly string[];
}
/** On which records the platform lets a role do something: all, those of a condition, or one's own. */
export type GivenReach = 'ALL' | 'SOME' | 'OWN';

export interface MatrixRow {
  readonly entity: string;
  readonly menu: string | null;
  /** Deeds that the platform gives the role; what is missing no setting can give. */
  readonly given: Readonly<Partial<Record<Deed, GivenReach>>>;
  readonly values: PermissionValues;
  /** The version of the role's own setting; null where it has none. */
  readonly version: number | null;
  /** The role above it whose setting counts. */
  readonly from: string | null;
  /** Administrators keep it whatever is set. */
  readonly isKept: boolean;
}
export interface PermissionMatrix {
  readonly role: { readonly id: string; readonly name: string; readonly code: string };
  /** Keys of the platform roles it has its rights from; none: it has no rights. */
  readonly keys: readonly string[];
  /** Active people who hold it, or a role below it. */
  readonly people: number;
  readonly lastChange: { readonly at: string; readonly by: string } | null;
  /** Why the caller may not change its permissions; null: they may. */
  readonly closed: string | null;
  readonly rows: readonly MatrixRow[];
}

/** The wish for the records of one kind: the whole setting, and the version of the one that was seen. */
export interface PermissionWish {
  readonly about: string;
  readonly version: number | null;
  readonly values: PermissionValues;
}
/** One thing that a role gains or loses, and for how many of its people that makes a difference: other roles may leave it. */
export interface PermissionEffect {
  readonly about: string;
  readonly kind: 'deed' | 'hidden' | 'readOnly' | 'action';
  readonly name: string;
  readonly from: Reach | 'USUAL';
  readonly to: Reach | 'USUAL';
  readonly isLoss: boolean;
  readonly people: number;
}
export interface PermissionEffects {
  readonly people: number;
  readonly changes: readonly PermissionEffect[];
}

const administrators = ['administrator', 'master'] as const;
const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const shape = {
  type: 'object',
  required: ['role', 'people', 'rows'],
  properties: {
    role: { type: 'object', properties: { id: text, name: text, code: text } },
    keys: { type: 'array', items: text },
    people: whole,
    lastChange: { type: ['object', 'null'], properties: { at: text, by: text } },
    closed: { type: ['string', 'null'] },
    rows: { type: 'array', items: { type: 'object' } },
  },
} as const;
const effects = {
  type: 'object',
  required: ['people', 'changes'],
  properties: { people: whole, changes: { type: 'array', items: { type: 'object' } } },
} as const;
const refusals = [
  'identity.notFound',
  'permission.changedMeanwhile',
  'permission.reachesFurther',
  'permission.keepsAdministration',
  'permission.unreadable',
];
const changes = json('Changes', { required: true, maxDepth: 5, help: 'Wishes: about, version and values of each.' });

/** What one role may do with all kinds of records, and what the company took from it. */
export const permissionMatrix = defineRoute<PermissionMatrix>()({
  name: 'permissionMatrix',
  label: 'Permissions of a role',
  method: 'GET',
  path: 'permission-matrix/{role}',
  who: administrators,
  about: 'permissionSetting',
  shape,
  refusals: ['identity.notFound'],
});

/** Who would gain or lose what; nothing is changed. */
export const checkPermissions = defineRoute<PermissionEffects>()({
  name: 'checkPermissions',
  label: 'What a change of permissions would do',
  method: 'POST',
  path: 'permission-matrix/{role}/check',
  who: administrators,
  about: 'permissionSetting',
  body: { changes },
  shape: effects,
  refusals,
});

/** Changes permissions of a role as one deed: all of them or none. Open sessions feel it within a second. */
export const savePermissions = defineRoute<PermissionEffects>()({
  name: 'savePermissions',
  label: 'Change the permissions of a role',
  method: 'POST',
  path: 'permission-matrix/{role}',
  who: administrators,
  about: 'permissionSetting',
  body: { changes },
  shape: effects,
  refusals,
});

/** Whether a role can be looked at as its holders see the workspace, or the sentence why not. */
export const rolePreview = defineRoute<{ readonly reason: string | null }>()({
  name: 'rolePreview',
  label: 'Whether a role can be previewed',
  method: 'GET',
  path: 'auth/preview/{role}',
  who: administrators,
  shape: { type: 'object', required: ['reason'], properties: { reason: { type: ['string', 'null'] } } },
  refusals: ['identity.notFound'],
});
