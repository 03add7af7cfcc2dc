import {
  certain,
  type Entity,
  type FilterValue,
  type Operator,
  operators,
  takesList,
  takesNoValue,
} from '@homeport/grammar';
import { fieldAt } from '../fields/field-at.ts';
import { overdueIn } from '../fields/overdue.ts';

/** One condition of a list: a field of the entity by name. */
export interface ListCondition {
  readonly field: string;
  readonly op: Operator;
  readonly value?: FilterValue;
}
export interface ListSort {
  readonly field: string;
  readonly descending: boolean;
}
export interface ListColumn {
  readonly field: string;
  /** Pixels; the kit's own without it. */
  readonly width?: number;
  /** Stays in sight beside the first column. */
  readonly isPinned?: boolean;
  /** Its values are added up below the list and in its groups. */
  readonly isTotalled?: boolean;
}
/** Everything that decides what a list shows. It lives in the address. */
export interface ListState {
  readonly text: string;
  readonly conditions: readonly ListCondition[];
  /** Null: the declared order. */
  readonly sort: ListSort | null;
  readonly group: string | null;
  /** Null: the declared columns. */
  readonly columns: readonly ListColumn[] | null;
  readonly size: number;
  /** Zero-based. */
  readonly page: number;
  /** Key of the row before this page; without it the page is counted from the start. */
  readonly after: string | null;
}
/** The parameters of an address, flat and readable. */
export type ListParams = Readonly<Record<string, string>>;

export const pageSizes = [25, 50, 100] as const;
const defaultSize = 50;

// Signs that part conditions and values are written as %XX inside values.
const escaped = (text: string): string =>
  text.replace(/[%:;,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const unescaped = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function writeCondition({ field, op, value }: ListCondition): string {
  if (takesNoValue(op)) return `${field}:${op}`;
  const values = Array.isArray(value) ? value : [value];
  return `${field}:${op}:${values.map((one) => escaped(String(one))).join(',')}`;
}
function readCondition(written: string, entity: Entity): ListCondition | null {
  const [field = '', op = '', ...rest] = written.split(':');
  const at = fieldAt(entity, field);
  if (!at || !(operators as readonly string[]).includes(op)) return null;
  const operator = op as Operator;
  if (takesNoValue(operator)) return { field, op: operator };
  const texts = rest.join(':').split(',').map(unescaped);
  const values = at.field.type === 'yesNo' ? texts.map((text) => text === 'true') : texts;
  if (texts[0] === '') return null;
  return { field, op: operator, value: takesList(operator) ? values : certain(values[0]) };
}

// `amount:120:ps`: width, then p for pinned and s for summed; what is usual is left out.
function writeColumn({ field, width, isPinned, isTotalled }: ListColumn): string {
  const marks = `${isPinned ? 'p' : ''}${isTotalled ? 's' : ''}`;
  return marks ? `${field}:${width ?? ''}:${marks}` : width ? `${field}:${width}` : field;
}
function readColumn(written: string): ListColumn {
  const [field = '', width, marks = ''] = written.split(':');
  const pixels = Number(width);
  return {
    field,
    ...(pixels >= 48 && pixels <= 1000 ? { width: Math.round(pixels) } : {}),
    ...(marks.includes('p') ? { isPinned: true } : {}),
    ...(marks.includes('s') ? { isTotalled: true } : {}),
  };
}

/** The state as parameters; what is as declared is left out. */
export function writeListState(state: ListState): ListParams {
  const params: Record<string, string> = {};
  if (state.text) params.q = state.text;
  if (state.conditions.length > 0) params.filter = state.conditions.map(writeCondition).join(';');
  if (state.sort) params.sort = `${state.sort.field},${state.sort.descending ? 'desc' : 'asc'}`;
  if (state.group) params.group = state.group;
  if (state.columns) params.columns = state.columns.map(writeColumn).join(',');
  if (state.size !== defaultSize) params.size = String(state.size);
  if (state.page > 0) params.page = String(state.page + 1);
  if (state.after && state.page > 0) params.after = state.after;
  return params;
}

/** Parameters as a state. What names no field or makes no sense is left out, never an error: addresses get old. */
export function readListState(params: ListParams, entity: Entity): ListState {
  const has = (name: string | undefined): name is string => name !== undefined && fieldAt(entity, name) !== undefined;
  const [sortField, direction] = (params.sort ?? '').split(',');
  const columns = (params.columns ?? '')
    .split(',')
    .map(readColumn)
    .filter(({ field }) => has(field));
  const size = Number(params.size);
  const page = Math.max(0, Math.trunc(Number(params.page ?? 1)) - 1) || 0;
  return {
    text: params.q ?? '',
    conditions: (params.filter ?? '').split(';').flatMap((written) => readCondition(written, entity) ?? []),
    sort: has(sortField) ? { field: sortField, descending: direction === 'desc' } : null,
    group: has(params.group) ? params.group : null,
    columns: columns.length > 0 ? columns : null,
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultSize,
    page,
    after: page > 0 ? (params.after ?? null) : null,
  };
}

/** The views every list has. */
export const allView = 'all';
export const mineView = 'mine';

/** The views of a list that looks ahead. */
export const aheadView = 'ahead';
export const pastView = 'past';
export const dayViews = [aheadView, pastView] as const;

/** The view of what is late, in a list that knows it. */
export const overdueView = 'overdue';

/** The view of bookings that have no time yet, in a list that looks ahead by moments. */
export const undatedView = 'undated';
export function hasUndated({ ahead, fields }: Partial<Pick<Entity, 'ahead' | 'fields'>>): boolean {
  const field = ahead === undefined ? undefined : fields?.[ahead];
  return field?.type === 'dateTime' && field.required !== true;
}

/** The view a list opens with for whoever has not chosen another one. */
export const usualView = ({ ahead }: Pick<Entity, 'ahead'>): string => (ahead ? aheadView : allView);

const narrowing = ['q', 'filter', 'sort', 'group'] as const;

/**
 * The view that is open: the one of the address if there is one of that name, else the viewer's first, else the usual one. An
 * address that says itself what is wanted (a figure that leads to its list) wants it of all records.
 */
export function viewOf(
  params: ListParams,
  views: readonly { readonly id: string }[],
  first: string | null,
  entity: Pick<Entity, 'ahead'> & Partial<Pick<Entity, 'fields'>>,
): string {
  const builtIn: readonly string[] = [
    ...[allView, mineView],
    ...(entity.ahead ? dayViews : []),
    ...(hasUndated(entity) ? [undatedView] : []),
    ...(overdueIn(entity.fields ?? {}) ? [overdueView] : []),
  ];
  const isThere = (id: string) => builtIn.includes(id) || views.some((view) => view.id === id);
  if (params.view !== undefined) return isThere(params.view) ? params.view : allView;
  if (first !== null && isThere(first)) return first;
  return narrowing.some((name) => params[name]) ? allView : usualView(entity);
}

const passing = new Set(['view', 'page', 'after', 'preview']);

/** What an address adds to a saved view: the parameters that differ; emptied ones stay as empty text. */
export function overridesOf(params: ListParams, base: ListParams): ListParams {
  const changed: Record<string, string> = {};
  for (const name of new Set([...Object.keys(params), ...Object.keys(base)])) {
    const now = params[name] ?? '';
    if (passing.has(name) ? now !== '' : now !== (base[name] ?? '')) changed[name] = now;
  }
  return changed;
}
/** A saved view with what the address adds to it. */
export function withOverrides(base: ListParams, overrides: ListParams): ListParams {
  const merged = { ...base, ...overrides };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
/** Whether the view was changed and could be saved; walking its pages is no change, nor is looking for something in it. */
export const isViewChanged = (overrides: ListParams): boolean =>
  Object.keys(overrides).some((name) => name !== 'q' && !passing.has(name));
