import { type Allowance, allowanceFor, type Entity, type RoleHolder } from '@homeport/grammar';
import { type FieldAt, fieldAt, fieldsAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { saidWith } from '../fields/field-texts.ts';
import { companyAt, isBareId } from '../fields/of-companies.ts';
import { lateBy } from '../fields/overdue.ts';
import type { Declarations } from '../host/record-host.ts';
import { inSight } from './in-sight.ts';
import type { ListColumn } from './list-state.ts';

/** A column as it is drawn. */
export interface ShownColumn {
  readonly at: FieldAt;
  readonly width: number;
  /** What it keeps of its width where there is little room, known from what stands in it. */
  readonly least?: number;
  /** Somebody chose the width. */
  readonly isSized: boolean;
  readonly isEnd: boolean;
  readonly canSort: boolean;
  readonly isPinned: boolean;
  readonly isTotalled: boolean;
}
/** Shapes that a table cannot show in a line. */
const unshown = new Set(['json', 'richText']);

/** Fields that can be columns, in the order of the declaration, common ones last. */
export function possibleColumns(entity: Entity, allowance: Allowance): readonly FieldAt[] {
  return [...fieldsAt(entity).values()].filter(
    (at) => !allowance.hidden.has(at.name) && !unshown.has(at.field.type) && !isBareId(at) && at.name !== 'version',
  );
}

/** The declared columns, else title, status and the first fields, then when it was changed. */
function declaredColumns(entity: Entity): readonly string[] {
  if (entity.list) return entity.list;
  const statuses = Object.keys(entity.fields).filter((name) => entity.fields[name]?.type === 'lifecycle');
  const others = Object.keys(entity.fields)
    .filter((name) => !unshown.has(entity.fields[name]?.type ?? ''))
    .slice(0, 5);
  return [
    ...new Set([...entity.title, ...others, ...statuses, ...(entity.canDeactivate ? ['active'] : []), 'updated']),
  ];
}

/** An amount is shown with its currency, a measure with its unit: a column of its own says nothing more, unless somebody asks for it. */
const spokenAmong = (entity: Entity, names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) => {
      const field = entity.fields[name];
      return field ? saidWith(field) : [];
    }),
  );

/** The columns of a list where nobody chose any, in their order. */
function usualNames(entity: Entity): readonly string[] {
  const company = companyAt(entity)?.name;
  const [first = '', ...rest] = declaredColumns(entity);
  // Among records of several companies each says whose it is, beside its name.
  const names = company === undefined || rest.includes(company) ? [first, ...rest] : [first, company, ...rest];
  return inSight(entity, names, spokenAmong(entity, names));
}

/** Numbers are never cut: many decimals get the room they need. */
const decimalsInSight = 6;
const widthOf = ({ field }: FieldAt, usual: number): number =>
  field.type === 'decimal' ? usual + 8 * Math.max(0, (field.decimals ?? 0) - decimalsInSight) : usual;

/** Whether the values of a field can be shown by name: relations that come as bare ids are named by records that must be readable. */
export type CanName = (at: FieldAt) => boolean;

/** Who cannot read what a relation leads to sees no column of it, unless it was chosen by hand. */
export const canNameIn =
  (catalogue: Declarations, viewer: RoleHolder): CanName =>
  ({ field }) =>
    field.type !== 'ref' ||
    field.wire !== 'id' ||
    !catalogue.hasEntity(field.to) ||
    allowanceFor(catalogue.entity(field.to), viewer).deeds.read !== undefined;

/** The chosen columns, or the declared ones. `without` are fields that say the same on every row (the parent of a related list). */
export function shownColumns(
  entity: Entity,
  allowance: Allowance,
  given: readonly ListColumn[] | null,
  without: readonly string[] = [],
  canName: CanName = () => true,
): readonly ShownColumn[] {
  const isSeen = (name: string): boolean => {
    const at = fieldAt(entity, name);
    return at !== undefined && !allowance.hidden.has(name) && canName(at);
  };
  // What the record around it says already needs nothing in its place.
  const standIn = (name: string): string =>
    isSeen(name) || without.includes(name) ? name : (entity.instead?.[name] ?? name);
  const usual = usualNames(entity);
  const spoken = spokenAmong(entity, usual);
  const declared = [...new Set(usual.filter((name) => !spoken.has(name)).map(standIn))];
  const chosen = withCompany(entity, given ?? declared.map((field) => usualColumn(entity, field)));
  const shown = chosen.flatMap(({ field: name, width, isPinned = false, isTotalled = false }): ShownColumn[] => {
    const at = fieldAt(entity, name);
    if (!at || allowance.hidden.has(name) || without.includes(name)) return [];
    if (given === null && !canName(at)) return [];
    const kit = kitOf(at);
    return [
      {
        at,
        width: width ?? widthOf(at, kit.width),
        isSized: width !== undefined,
        isEnd: kit.isEnd ?? false,
        canSort: kit.canSort ?? false,
        isPinned,
        isTotalled: isTotalled && canTotal(entity, at, allowance),
      },
    ];
  });
  // The first column always stays in sight; what is pinned besides stands behind it.
  const [first, ...rest] = shown;
  return first ? [first, ...rest.filter((one) => one.isPinned), ...rest.filter((one) => !one.isPinned)] : [];
}

/** A column as it is without being chosen. */
export const usualColumn = (entity: Entity, field: string): ListColumn =>
  entity.totals?.includes(field) ? { field, isTotalled: true } : { field };

/** The columns somebody chose, or the usual ones, in their order. */
export const chosenColumns = (entity: Entity, given: readonly ListColumn[] | null): readonly ListColumn[] =>
  withCompany(entity, given ?? usualNames(entity).map((field) => usualColumn(entity, field)));

/** Columns that were chosen for the records of one company say it as well where they are of several. */
function withCompany(entity: Entity, columns: readonly ListColumn[]): readonly ListColumn[] {
  const company = companyAt(entity)?.name;
  if (company === undefined || columns.some(({ field }) => field === company)) return columns;
  return [...columns.slice(0, 1), { field: company }, ...columns.slice(1)];
}

/** Whether values of a column can be added up: numbers, and money beside whose amount its currency stands. */
export function canTotal(entity: Entity, { field }: FieldAt, allowance: Allowance): boolean {
  if (field.type === 'whole') return true;
  // Kilograms and pounds are not added up.
  if (field.type === 'decimal') return field.unitIn === undefined;
  return (
    field.type === 'money' &&
    entity.fields[field.currency]?.type === 'currency' &&
    !allowance.hidden.has(field.currency)
  );
}

/** Wire names a list has to ask for: columns, title, statuses, the currencies of amounts; nothing that the reader may not see. */
export function neededWires(
  entity: Entity,
  { columns, group }: { readonly columns: readonly ShownColumn[]; readonly group: string | null },
  { hidden }: Allowance,
): readonly string[] {
  const named = [...columns.map((column) => column.at), ...entity.title.flatMap((name) => fieldAt(entity, name) ?? [])];
  const statuses = [...fieldsAt(entity).values()].filter(({ field }) => field.type === 'lifecycle');
  const grouped = group ? [fieldAt(entity, group)].filter((at) => at !== undefined) : [];
  const beside = ({ field }: FieldAt) =>
    [...saidWith(field), ...lateBy(field)]
      .filter((name) => !hidden.has(name))
      .map((name) => fieldAt(entity, name)?.wire ?? name);
  const wires = [...named, ...statuses, ...grouped].flatMap((at) =>
    hidden.has(at.name) ? [] : [at.wire, ...beside(at)],
  );
  return ['id', 'version', 'can', ...new Set(wires.filter((wire) => wire !== 'id' && wire !== 'version'))];
}

/** Fields that a list can be filtered by. */
export function possibleFilters(entity: Entity, allowance: Allowance): readonly FieldAt[] {
  return [...fieldsAt(entity).values()].filter(
    (at) => !allowance.hidden.has(at.name) && at.field.type !== 'json' && !isBareId(at) && at.name !== 'version',
  );
}
