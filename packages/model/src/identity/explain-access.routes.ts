import { defineRoute, type FilterValue, type Operator, text } from '@homeport/grammar';
import type { NamedRef } from './identity.answers.ts';

/** A row restriction, piece by piece, with whether it holds for the record; null where no record was asked about. */
export type ExplainedFilter =
  | {
      readonly kind: 'condition';
      readonly held: boolean | null;
      readonly field: string;
      readonly op: Operator;
      readonly value: FilterValue | null;
    }
  | { readonly kind: 'all' | 'any'; readonly held: boolean | null; readonly parts: readonly ExplainedFilter[] };

/** What one role of a person gives. Rights add up: one role that holds is enough. */
export interface ExplainedRole {
  readonly id: string;
  readonly name: string;
  /** The platform role it has its rights from, by its key; null when it descends from none. */
  readonly from: NamedRef | null;
  /** The published matrix gives it to that role. */
  readonly isGranted: boolean;
  /** The permission setting about these records that counts, and whether it leaves the right. */
  readonly setting: { readonly id: string; readonly role: string; readonly held: boolean } | null;
  /** Which records it is for; null: all. */
  readonly rows: ExplainedFilter | null;
  readonly held: boolean;
}
export interface ExplainedField {
  readonly name: string;
  /** Hidden by a permission setting of the company; else by the published matrix. */
  readonly isBySetting: boolean;
}

/** Why somebody may or may not do something with records of an entity, or with one of them. */
export interface AccessExplanation {
  readonly person: NamedRef;
  readonly record: NamedRef | null;
  readonly isAllowed: boolean;
  readonly isActive: boolean;
  /** The company they belong to, and whether they may work in the one of the record. */
  readonly tenant: { readonly id: string; readonly name: string; readonly held: boolean };
  /** Where they are signed in from now; null: nowhere. */
  readonly signedInFrom: string | null;
  /** Firewall rules that concern them, and whether these let their address in; null while there is no address. */
  readonly firewall: { readonly rules: number; readonly held: boolean | null };
  readonly roles: readonly ExplainedRole[];
  readonly hidden: readonly ExplainedField[];
  readonly readOnly: readonly ExplainedField[];
  /** The rights would let them, but the record is in a state, or in use, that does not. */
  readonly isClosed: boolean;
}

const flag = { type: 'boolean' } as const;
const words = { type: 'string' } as const;
const named = { type: ['object', 'null'], properties: { id: words, label: words } } as const;
const fields = {
  type: 'array',
  items: { type: 'object', properties: { name: words, isBySetting: flag } },
} as const;

/** Computed from the rules that decide, for administrators. */
export const explainAccess = defineRoute<AccessExplanation>()({
  name: 'explainAccess',
  label: 'Explain access',
  method: 'GET',
  path: 'access/explanation',
  who: ['administrator', 'master'],
  query: {
    user: text('Person', { required: true, max: 36 }),
    entity: text('Records', { required: true, max: 60 }),
    record: text('Record', { max: 36 }),
    action: text('Action', { max: 60 }),
  },
  shape: {
    type: 'object',
    required: ['person', 'isAllowed', 'roles'],
    properties: {
      person: named,
      record: named,
      isAllowed: flag,
      isActive: flag,
      tenant: { type: 'object', properties: { id: words, name: words, held: flag } },
      signedInFrom: { type: ['string', 'null'] },
      firewall: { type: 'object', properties: { rules: { type: 'integer' }, held: { type: ['boolean', 'null'] } } },
      roles: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: words,
            name: words,
            from: named,
            isGranted: flag,
            setting: { type: ['object', 'null'] },
            rows: { type: ['object', 'null'] },
            held: flag,
          },
        },
      },
      hidden: fields,
      readOnly: fields,
      isClosed: flag,
    },
  },
  refusals: ['identity.notFound', 'permission.unknownRecords', 'permission.unknownAction'],
});
