import { columnName, tableName } from '@homeport/engine';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import type { Statement } from './statements/collect.ts';
import { comparedBy, tablesIn } from './statements/compared.ts';
import { statementsOfServer } from './statements/read-server.ts';

/** The states and choices that the declarations know, by table and column. */
const declared = new Map(
  catalogue.entities.map((entity) => [
    tableName(entity),
    new Map(
      Object.entries(entity.fields).flatMap(([name, field]): [string, readonly string[]][] => {
        if (field.type === 'lifecycle') return [[columnName(name, field), Object.keys(field.states)]];
        if (field.type === 'option' && field.choices) return [[columnName(name, field), Object.keys(field.choices)]];
        return [];
      }),
    ),
  ]),
);

/** Words of a statement that none of the tables it names has among the states or choices of that column; and how many were looked at. */
function unknownWords(statements: readonly Statement[]): { looked: number; unknown: string[] } {
  let looked = 0;
  const unknown = statements.flatMap((statement) => {
    const tables = tablesIn(statement).flatMap((table) => declared.get(table) ?? []);
    return comparedBy(statement).flatMap(({ column, word }) => {
      const known = tables.flatMap((columns) => columns.get(column) ?? []);
      if (known.length === 0) return [];
      looked += 1;
      return known.includes(word) ? [] : [`${statement.at}: ${column} is never ${word}`];
    });
  });
  return { looked, unknown: [...new Set(unknown)] };
}

test('a statement asks for no state and no choice that is not declared', () => {
  const { statements, derived, open } = statementsOfServer();
  const { looked, unknown } = unknownWords([...statements, ...derived, ...open]);
  expect(looked).toBeGreaterThan(80);
  expect(unknown).toEqual([]);
});

test.each([
  "select from app.case_expense e where e.approval_status = 'APROVED'",
  "select from app.case_detail where status not in ('CLOSED', 'CANCELED')",
  `update app."user" set x = 1 where status <> 'GONE'`,
])('a word that is not declared would be found: %s', (text) => {
  expect(unknownWords([{ at: 'a.ts:1', text }]).unknown).toHaveLength(1);
});
