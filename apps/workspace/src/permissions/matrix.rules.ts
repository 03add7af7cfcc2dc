import { type Deed, deeds, type Reach } from '@homeport/grammar';
import type { MatrixRow, PermissionEffect, PermissionValues } from '@homeport/model/identity';

/** What was chosen for a kind of records, and the version of the setting that was seen when the choosing began. */
export interface Wish {
  readonly values: PermissionValues;
  readonly version: number | null;
}
/** What was chosen and not saved, by entity. */
export type Wishes = Readonly<Record<string, Wish>>;
export type Choice = Reach | 'USUAL';

/** A line of the matrix: the heading of a menu, or a kind of records with its name. */
export type MatrixLine =
  | { readonly kind: 'menu'; readonly menu: string | null; readonly count: number }
  | { readonly kind: 'row'; readonly row: MatrixRow; readonly label: string };

export const valuesOf = (row: MatrixRow, wishes: Wishes): PermissionValues => wishes[row.entity]?.values ?? row.values;

/** Whether anything is taken from the role here. */
export const isNarrowed = ({ reach, hide, readOnly, without }: PermissionValues): boolean =>
  Object.keys(reach).length + hide.length + readOnly.length + without.length > 0;

/** What can be chosen for a deed; one's own records are no less than usual where there is nothing but them. */
export const choicesFor = ({ given }: MatrixRow, deed: Deed): readonly Choice[] =>
  given[deed] === undefined ? [] : given[deed] === 'OWN' ? ['USUAL', 'NONE'] : ['USUAL', 'OWN', 'NONE'];

/** What holds for a deed: who may not see records may do nothing with them. */
export const choiceOf = (deed: Deed, { reach }: PermissionValues): Choice =>
  reach.read === 'NONE' ? 'NONE' : (reach[deed] ?? 'USUAL');

/** The values with another choice for a deed, always in the same order so that they can be compared. */
export function withChoice(values: PermissionValues, deed: Deed, choice: Choice): PermissionValues {
  const reach = deeds.flatMap((one): [Deed, Reach][] => {
    const how: Choice | undefined = one === deed ? choice : values.reach[one];
    return how === undefined || how === 'USUAL' ? [] : [[one, how]];
  });
  return { ...values, reach: Object.fromEntries(reach) };
}

const comparable = ({ reach, hide, readOnly, without }: PermissionValues): string =>
  JSON.stringify([deeds.map((deed) => reach[deed] ?? ''), [hide, readOnly, without].map((names) => names.toSorted())]);

/** The wishes with one more; one that asks for what is so already is none. */
export function withWish(wishes: Wishes, row: MatrixRow, values: PermissionValues): Wishes {
  const { [row.entity]: before, ...rest } = wishes;
  // A wish says all of a row: what somebody else saved since it was begun must not look as if it had been seen.
  const { version } = before ?? row;
  return comparable(values) === comparable(row.values) ? rest : { ...rest, [row.entity]: { values, version } };
}

/** Whether somebody else has saved a row since choosing in it began. */
export const isOvertaken = (row: MatrixRow, wishes: Wishes): boolean => {
  const wish = wishes[row.entity];
  return wish !== undefined && wish.version !== row.version;
};

/** The wishes without those for some rows: what is saved holds there. */
export const withoutWishes = (wishes: Wishes, rows: readonly MatrixRow[]): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([entity]) => !rows.some((row) => row.entity === entity)));

/** What a change means to people: a deed that goes less far is still theirs, one that goes further was theirs before. */
export const wordOfEffect = ({ kind, from, to, isLoss }: Pick<PermissionEffect, 'kind' | 'from' | 'to' | 'isLoss'>) =>
  kind === 'deed' && (isLoss ? to : from) !== 'NONE' ? (isLoss ? 'less' : 'further') : isLoss ? 'loses' : 'gains';

/** The rows that are sought, by name under their menus; menus in the order they are given. */
export function linesOf(
  rows: readonly MatrixRow[],
  menus: readonly string[],
  labelOf: (row: MatrixRow) => string,
  isSought: (row: MatrixRow, label: string) => boolean,
  compare: (one: string, other: string) => number,
): MatrixLine[] {
  const sought = rows
    .map((row) => ({ kind: 'row' as const, row, label: labelOf(row) }))
    .filter(({ row, label }) => isSought(row, label))
    .sort((one, other) => compare(one.label, other.label));
  const known = new Set(menus);
  return [...menus, null].flatMap((menu): MatrixLine[] => {
    const here = sought.filter(({ row }) => (menu === null ? !known.has(row.menu ?? '') : row.menu === menu));
    return here.length === 0 ? [] : [{ kind: 'menu', menu, count: here.length }, ...here];
  });
}
