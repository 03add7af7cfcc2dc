import { type Access, type Grant, grantList } from './access.ts';
import type { DecidedSpec } from './decided-spec.ts';
import type { Field, Fields } from './fields/field.ts';
import type { Filter } from './filter.ts';
import { kindOfData } from './kind-of-data.ts';
import { isOutsider } from './outsiders.ts';
import type { Proof } from './proof.ts';
import type { WorkSpec } from './work-spec.ts';

export interface UniqueSpec {
  readonly fields: readonly string[];
  /** Refusal code shown when it is violated; `input.duplicateCode` unless said otherwise. */
  readonly refusal?: string;
  /** Counts only among records where this yes/no field is true. */
  readonly when?: string;
}

/** While which states of another record a part of it is added, changed and removed; what is not named is always open. */
export interface ClosesWith {
  /** The relation to the record with the states. */
  readonly relation: string;
  /** The lifecycle of that record whose states these are; its first unless said otherwise. */
  readonly by?: string;
  readonly add?: readonly string[];
  readonly change?: readonly string[];
  readonly remove?: readonly string[];
  /** Refusal code of whoever comes too late, or too early; that of a closed record unless said otherwise. */
  readonly refusal?: string;
}

/** What may not overlap: of two records that agree in these fields, the spans never meet. The database holds it. */
export interface ExcludesSpec {
  /** Behind the table's name the name of the constraint; `noOverlap` unless said otherwise. */
  readonly name?: string;
  /** Fields in which both are the same; where one is empty, they are not. */
  readonly same?: readonly string[];
  /** As `same`, only that two empty ones are the same, too. */
  readonly sameOrEmpty?: readonly string[];
  /**
   * The spans, all of which have to meet: first and last of it. Days and whole numbers include their end, moments and amounts
   * do not; an empty end is open.
   */
  readonly over: readonly { readonly from: string; readonly to: string }[];
  /** Only among records that match, by their own fields. */
  readonly when?: Filter;
  /** Refusal code; `request.overlap` unless said otherwise. */
  readonly refusal?: string;
}

/** What is true of every record by its own fields. The database holds it. */
export interface CheckSpec {
  /** Behind the table's name the name of the constraint, camelCase. */
  readonly name: string;
  readonly holds: Filter;
  /** Refusal code, and the field that it is about. */
  readonly refusal: string;
  readonly field?: string;
}

/** How a record of the configuration is found again where its id means nothing: in another tenant, another installation. */
export interface ConfigurationSpec {
  /** Fields that together name it in its tenant; its first unique key unless said otherwise. */
  readonly key?: readonly string[];
  /** Only these of its records are configuration. */
  readonly only?: Filter;
  /** Others name it by plain codes, which the database does not know as relations: it is written before them. */
  readonly first?: true;
}

/** How records tell of somebody of another tenant: the relation to it, what they are found by, and what goes when they are erased. */
export interface TellsOf {
  readonly tenant: string;
  readonly login: string;
  readonly email: string;
  readonly fields: readonly string[];
}

/**
 * One side of something that others know from another side: a provider and a creditor that are one party. The record that they
 * have in common is made together with a side that names none, and the shared fields say the same on all of its sides.
 */
export interface SideSpec {
  /** The relation to the record in common, which may be left empty by whoever makes a side. */
  readonly relation: string;
  /** Fields of the same name and type in both: a change of one is a change of the other, and of all sides. */
  readonly shares: readonly string[];
  /** What the record in common starts with where it is made here: fields of the side that are copied to the same name. */
  readonly copies?: readonly string[];
  /** Likewise, a value; or one chosen by a field of the side. */
  readonly makes?: Readonly<
    Record<string, string | { readonly by: string; readonly as: Readonly<Record<string, string>> }>
  >;
}

export interface EntitySpec<F extends Fields = Fields> {
  /** camelCase, singular; the REST path is `fe/` + kebab-case. */
  readonly name: string;
  readonly label: string;
  readonly plural: string;
  /** Further REST paths under the prefix, where the specification has them (`currency`, `case-expense`). */
  readonly paths?: readonly string[];
  /** `tenant` (default): rows belong to one tenant. `global`: the same rows for all, changed by the system only. */
  readonly scope?: 'tenant' | 'global';
  /** It is configuration: it travels in bundles from one tenant to another. */
  readonly configuration?: ConfigurationSpec;
  /** Fields whose values name a record in lists, references and messages. */
  readonly title: readonly string[];
  /**
   * The field of the title whose column says the whole title: where the rest of it are relations of which one is set, so that none is
   * worth a column of its own.
   */
  readonly titled?: string;
  /** Text fields that `search` looks through (trigram index). */
  readonly search?: readonly string[];
  /**
   * Text fields among the searched ones that together name somebody, or a company: before a new one is saved, those whose name
   * is similar are offered. Companies are compared without their legal forms.
   */
  readonly alike?: readonly string[] | { readonly company: readonly string[] };
  /** Declared searches: each becomes an index behind the tenant, ending in created and id. */
  readonly indexes?: readonly (readonly string[])[];
  readonly unique?: readonly UniqueSpec[];
  /** `created,desc` unless said otherwise. */
  readonly sort?: string;
  /**
   * The date of a list that looks ahead (a timeline, a calendar): it opens with what is still to come, the next first; what is
   * past, the latest first, and all of it are views beside that. Of two dates it is the later one. What has no day yet is to
   * come; what is booked by moments and has none waits in a view of its own.
   */
  readonly ahead?: string;
  /** Default columns of its list, and key facts of its record (at most six). */
  readonly list?: readonly string[];
  readonly facts?: readonly string[];
  /** Columns that stand in for a relation whose name the reader may not see: `{ caseDetail: 'assignee' }`. */
  readonly instead?: Readonly<Record<string, string>>;
  /** A list that is meant as a whole (currencies, countries): it comes whole when no page is asked for, up to the longest page. */
  readonly comesWhole?: true;
  /** Number and money columns that its list adds up without being asked. */
  readonly totals?: readonly string[];
  /** Sections of its form; fields not named follow in a last section. */
  readonly sections?: readonly { readonly label: string; readonly fields: readonly string[] }[];
  /** The relation that is chosen first: until it is, the form asks for nothing else. */
  readonly begins?: string;
  /** Which workspace menu it hangs under; without it, it has no list page of its own. */
  readonly menu?: string;
  /** Adds the yes/no column `active` with its two actions. */
  readonly canDeactivate?: boolean;
  /** Creating, changing and deleting want this much proof of who sits there (bank details). */
  readonly proof?: Proof;
  /** Writes need If-Match (money, approval, administration). Others accept it. */
  readonly needsVersion?: boolean;
  /** The relation to the record this one is a part of: whoever writes a part takes that record first. */
  readonly partOf?: string;
  /**
   * The relation to a record with a state: this one is added, changed and removed only while plain saves may change that one,
   * or in the states that are named. That record is locked meanwhile. The system's own work goes on.
   */
  readonly closesWith?: string | ClosesWith;
  /** It is one side of a record that it shares with others. */
  readonly sideOf?: SideSpec;
  /** Deleted at once and for good: nobody wants it back, or nobody may keep it. Others lie in the bin for a while. */
  readonly goesForGood?: true;
  /** No REST and no screens: written by the system only. */
  readonly internal?: boolean;
  /** Refusal code when a record is deleted that others refer to; `request.stillUsed` unless said otherwise. */
  readonly inUse?: string;
  /** What may not overlap, and what is true of every record: turned into constraints by `npm run derive -- --migration`. */
  readonly excludes?: readonly ExcludesSpec[];
  readonly checks?: readonly CheckSpec[];
  /** Tells of somebody of another tenant, whose erasure empties it. */
  readonly tellsOf?: TellsOf;
  /** Rows may be added and deleted, never updated. */
  readonly neverUpdated?: boolean;
  /**
   * Relations of other entities (`invoiceLine.charge`): a record that one of them leads to is in use, and a plain save of it
   * is refused. Its state and whether it is active may still change.
   */
  readonly closedWhenUsed?: readonly string[];
  /** What of it waits for somebody to do something. */
  readonly work?: readonly WorkSpec[];
  /** It is decided by approval groups. */
  readonly decided?: DecidedSpec;
  readonly fields: F;
  readonly access: Access;
}
export type Entity<F extends Fields = Fields> = EntitySpec<F>;

/** Declares an entity: data only, survives a JSON round trip. The common columns are never declared. */
export function defineEntity<const F extends Fields>(spec: EntitySpec<F>): Entity<F> {
  const access = Object.entries(spec.access);
  const ofKinds = Object.entries(spec.fields).filter(([, field]) => kindOfData(field) !== undefined);
  const isGranted = access.some(
    ([role, grants]) => isOutsider(role) || grantList(grants).some((grant) => 'show' in grant),
  );
  if (ofKinds.length === 0 && !isGranted) return spec;
  return { ...spec, access: Object.fromEntries(access.map(([role, grants]) => [role, closed(spec, role, grants)])) };
}

/**
 * Grants that say what they show, or lack a kind of data, as those that say what they hide: everything else. Who comes from
 * outside and is shown nothing by name sees what a record is called.
 */
const closed = (spec: EntitySpec, role: string, grants: Grant | readonly Grant[]): readonly Grant[] =>
  grantList(grants).map((grant) => {
    const show = grant.show ?? (isOutsider(role) ? spec.title : undefined);
    const unnamed = show === undefined ? [] : Object.keys(spec.fields).filter((name) => !show.includes(name));
    const ofKinds = Object.entries(spec.fields).flatMap(([name, field]) => {
      const kind = kindOfData(field);
      return kind === undefined || grant.kinds?.includes(kind) ? [] : [name];
    });
    const hide = [...new Set([...(grant.hide ?? []), ...unnamed, ...ofKinds])];
    return { ...grant, ...(hide.length > 0 ? { hide } : {}), ...(ofKinds.length > 0 ? { closed: ofKinds } : {}) };
  });

/** Fields every record has. Names are reserved. */
export const commonFields = ['id', 'tenantId', 'version', 'created', 'createdBy', 'updated', 'updatedBy'] as const;

const commonTypes: Readonly<Record<string, Field>> = {
  id: { type: 'ref', label: 'Id', to: '', wire: 'id', readOnly: true },
  tenantId: { type: 'ref', label: 'Client company', to: 'tenant', wire: 'id', readOnly: true },
  version: { type: 'whole', label: 'Record version', readOnly: true },
  created: { type: 'dateTime', label: 'Created', readOnly: true },
  createdBy: { type: 'ref', label: 'Created by', to: 'user', loose: true, readOnly: true },
  updated: { type: 'dateTime', label: 'Last updated', readOnly: true },
  updatedBy: { type: 'ref', label: 'Last updated by', to: 'user', loose: true, readOnly: true },
};
const activeField: Field = { type: 'yesNo', label: 'Active', initial: true };

/** All fields of an entity, common ones included. */
export function allFields(entity: Entity): Readonly<Record<string, Field>> {
  const known = cache.get(entity);
  if (known) return known;
  const all = { ...entity.fields, ...(entity.canDeactivate ? { active: activeField } : {}), ...commonTypes };
  cache.set(entity, all);
  return all;
}
const cache = new WeakMap<Entity, Readonly<Record<string, Field>>>();

/** The name a field has on the wire: `caseDetail` with `wire: 'id'` is `caseDetailId`. */
export function wireName(name: string, field: Field): string {
  const isId = (field.type === 'ref' || field.type === 'person') && field.wire === 'id';
  return isId && name !== 'id' && !name.endsWith('Id') ? `${name}Id` : name;
}

/** `caseExpenseBatch` → `case-expense-batch`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
/** `caseExpenseBatch` → `case_expense_batch`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
/** `caseManager` → `CASE_MANAGER`, the role code of the specification. */
export const roleCode = (key: string): string => snake(key).toUpperCase();
/** `CASE_MANAGER` → `caseManager`. */
export const roleKey = (value: string): string =>
  value.toLowerCase().replace(/_([a-z])/g, (_, c: string) => c.toUpperCase());
