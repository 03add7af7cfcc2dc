import { type Allowance, type Entity, type Filter, isCondition, inputRefusals as no } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { forExport, holderForm, holderIn, narrowedTo, rightsOf } from '../rights/rights.ts';
import { shapeOf } from './compile/conditions.ts';
import { keysIn, wholeSort } from './compile/order.ts';
import { membersOf, portfolioList, portfolioOne, type SameRights } from './compile/portfolio.ts';
import { portfolioFind, portfolioSums } from './compile/portfolio-find.ts';
import { portfolioScope } from './compile/scope.ts';
import { type Composing, deepest, findInputs, refuseHuge, rightsForm } from './forms.ts';
import { readPageKey } from './page-key.ts';
import { RefusedByStore } from './refused.ts';
import type { Prepared } from './round-trip.ts';
import type { ListQuery, Sought, SumsQuery } from './store.ts';
import { isIndexed, wordInputs, wordsForm, wordsIn } from './words.ts';

/** A caller who reads over several companies. */
export type PortfolioCaller = Caller & { readonly companies: readonly string[] };

/** Companies in which the caller is the same holder of rights, and those rights. */
interface Members {
  /** Which of the caller's sets it is, by the order of their companies. */
  readonly index: number;
  readonly caller: Caller;
  readonly allowance: Allowance;
  readonly tenants: readonly string[];
}

/** The companies that a query reads, by the rights that the caller has there; those in which they read nothing are left out. */
function membersFor(
  caller: PortfolioCaller,
  entity: Entity,
  query: Pick<ListQuery, 'filter' | 'among' | 'isExport'> = {},
): readonly Members[] {
  const asked = companiesIn(query.filter, caller.companies);
  const sets = Map.groupBy(caller.companies, (tenant) => holderForm(holderIn(caller.me, tenant)));
  return [...sets.values()].flatMap((all, index): Members[] => {
    const tenants = all.filter((one) => asked.includes(one));
    const [tenant] = tenants;
    if (tenant === undefined) return [];
    const there: Caller = { me: caller.me, tenant, requestId: caller.requestId };
    const theirs = rightsOf(there, entity);
    const allowance = query.isExport ? forExport(theirs) : theirs;
    if (allowance.deeds.read === undefined) return [];
    return [{ index, caller: there, tenants, allowance: query.among ? narrowedTo(allowance, query.among) : allowance }];
  });
}

/** The companies that a filter leaves: what names others is not looked for in them. */
function companiesIn(filter: Filter | undefined, companies: readonly string[]): readonly string[] {
  if (filter === undefined) return companies;
  if (!isCondition(filter))
    return 'all' in filter ? filter.all.reduce((left, part) => companiesIn(part, left), companies) : companies;
  const { field, op, value } = filter;
  if (field !== 'tenantId' || (op !== 'eq' && op !== 'in')) return companies;
  const named: readonly unknown[] = Array.isArray(value) ? value : [value];
  return companies.filter((company) => named.includes(company));
}

const formOfAll = (members: readonly Members[]): string =>
  members.map(({ index, caller, allowance }) => `${index} ${rightsForm(caller, allowance)}`).join(' ');
/** Ids of the sets, and the names of all companies. */
const inputsOf = ({ companies, me }: PortfolioCaller, members: readonly Members[]): Record<string, unknown> => ({
  companies,
  companyNames: companies.map((company) => me.tenantNames?.[company] ?? ''),
  ...Object.fromEntries(members.map(({ index, tenants }) => [`members${index}`, tenants])),
});
const groupsOf = ({ catalogue }: Composing, members: readonly Members[]): SameRights[] =>
  members.map(({ index, caller, allowance }) => ({
    scope: portfolioScope(catalogue, caller, allowance),
    allowance,
    members: membersOf(index),
  }));

/** The statement of a list over several companies; undefined where there is nothing that the caller could see. */
export function portfolioListForm(
  composing: Composing,
  caller: PortfolioCaller,
  entity: Entity,
  asked: ListQuery,
): Prepared | undefined {
  const members = membersFor(caller, entity, asked);
  const [first] = members;
  if (!first) return undefined;
  const query = { ...asked, sort: wholeSort(entity, asked.sort, first.allowance.hidden) };
  const { page = 0, size } = query;
  if (page * size > deepest) throw new RefusedByStore(no.pageTooDeep());
  const values: unknown[] = [];
  if (query.filter) refuseHuge(query.filter);
  const filter = query.filter ? shapeOf(query.filter, values) : '';
  const words = wordsIn(entity, query);
  const sort = query.sort.map((s) => `${s.field}${s.descending ? '-' : '+'}`).join();
  const after = query.after === undefined ? undefined : readPageKey(query.after, keysIn(entity, query.sort, true));
  if (query.after !== undefined && after === undefined) throw new RefusedByStore(requestRefusals.badCursor());
  const keyNulls = after?.map((v) => v === null);
  const form = `portfolio list ${entity.name} ${formOfAll(members)} ${filter} ${sort} ${keyNulls?.map((n) => (n ? 0 : 1)).join('') ?? ''} ${wordsForm(words)} ${query.total} ${query.fields?.join() ?? '*'}`;
  const input: Record<string, unknown> = {
    ...inputsOf(caller, members),
    ...wordInputs(words),
    size,
    page,
    offset: page * size,
  };
  after?.forEach((value, i) => {
    input[`key${i}`] = value;
  });
  return composing.statements.prepared(form, { caller, values, input }, () =>
    portfolioList(groupsOf(composing, members), entity, { query, words: words.map(isIndexed), keyNulls }),
  );
}

/** A list without rows, as the statement would answer it. */
export const emptyList = ({ page = 0, size, after, total }: ListQuery): string =>
  `{"content":[],"totalElements":${total === 'none' ? null : 0},"totalIsCapped":false,"nextKey":null,"page":${after === undefined ? page : null},"size":${size}}`;

/** The statement of one record, in whichever company it is. */
export function portfolioOneForm(
  composing: Composing,
  caller: PortfolioCaller,
  entity: Entity,
  id: string,
): Prepared | undefined {
  const members = membersFor(caller, entity);
  if (members.length === 0) return undefined;
  const input = { ...inputsOf(caller, members), id };
  return composing.statements.prepared(
    `portfolio one ${entity.name} ${formOfAll(members)}`,
    { caller, values: [], input },
    () => portfolioOne(groupsOf(composing, members), entity),
  );
}

/** The statement that counts and adds up over several companies. */
export function portfolioSumsForm(
  composing: Composing,
  caller: PortfolioCaller,
  entity: Entity,
  query: SumsQuery,
): Prepared | undefined {
  const members = membersFor(caller, entity, query);
  if (members.length === 0) return undefined;
  const values: unknown[] = [];
  if (query.filter) refuseHuge(query.filter);
  const filter = query.filter ? shapeOf(query.filter, values) : '';
  const words = wordsIn(entity, query);
  const run = { caller, values, input: { ...inputsOf(caller, members), ...wordInputs(words) } };
  const form = `portfolio sums ${entity.name} ${formOfAll(members)} ${filter} ${wordsForm(words)} ${query.sums.join()} ${query.group ?? ''}`;
  return composing.statements.prepared(form, run, () =>
    portfolioSums(groupsOf(composing, members), entity, query, words.map(isIndexed)),
  );
}

/** Nothing, counted. */
export const emptySums = ({ sums }: SumsQuery): string =>
  JSON.stringify({
    count: 0,
    groups: [],
    sums: Object.fromEntries(sums.map((name) => [name, []])),
    groupSums: Object.fromEntries(sums.map((name) => [name, []])),
  });

/** The statement that finds records of many entities by their words, over several companies. */
export function portfolioFindForm(
  composing: Composing,
  caller: PortfolioCaller,
  sought: readonly Sought[],
  text: string,
): Prepared {
  const parts = sought.map(({ entity }) => ({ entity, members: membersFor(caller, entity) }));
  const { input, count } = findInputs(text);
  // The sets are those of the caller, whatever the entity.
  const sets = parts.flatMap(({ members }) => members);
  const run = { caller, values: [], input: { ...inputsOf(caller, sets), ...input } };
  const form = `portfolio find ${parts.map(({ entity, members }) => `${entity.name} ${formOfAll(members)}`).join(' ')} ${count}`;
  return composing.statements.prepared(form, run, () =>
    portfolioFind(
      parts.map(({ entity, members }) => ({ entity, groups: groupsOf(composing, members) })),
      Array<boolean>(count).fill(true),
    ),
  );
}
