import type { Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { tableName } from '../../schema/names.ts';
import type { SumsQuery } from '../store.ts';
import { findOver } from './find.ts';
import { rowConditions, type Words } from './list.ts';
import { itsCompany, type SameRights } from './portfolio.ts';
import { type Sql, table } from './statement.ts';
import { sumsOver } from './sums.ts';

/** What a list over several companies finds, counted and added up: of each company by itself, and of all. */
export const portfolioSums = (groups: readonly SameRights[], entity: Entity, query: SumsQuery, words: Words): Sql =>
  sumsOver(
    groups.map(({ scope, allowance, members }) => ({
      from: sql`unnest(${members}) as c(tenant) cross join lateral ${scope.from(entity)} t`,
      where: rowConditions(scope, entity, allowance, query, words),
    })),
    entity,
    query,
  );

/** Records of many entities by their words, over several companies; those of all companies alike once. */
export const portfolioFind = (
  sought: readonly { readonly entity: Entity; readonly groups: readonly SameRights[] }[],
  words: Words,
): Sql =>
  findOver(
    sought.flatMap(({ entity, groups }) =>
      (entity.scope === 'global' ? groups.slice(0, 1) : groups).map(({ scope, allowance, members }) => ({
        scope,
        entity,
        allowance,
        from: entity.scope === 'global' ? ofNobody(entity) : ofSeveral(entity, members),
        company: sql`c.tenant`,
      })),
    ),
    words,
  );

/** The rows of several companies at once, as `t` with its company: for what an index of words finds. */
const ofSeveral = (entity: Entity, members: Sql): Sql =>
  sql`(select s.* from ${table(tableName(entity))} s where s.tenant_id = any (${members})) t ${itsCompany}`;
const ofNobody = (entity: Entity): Sql =>
  sql`${table(tableName(entity))} t cross join lateral (select null::uuid as tenant) c`;
