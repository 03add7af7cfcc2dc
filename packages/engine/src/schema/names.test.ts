import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnName, literal, nameOf, quoted, tableName } from './names.ts';

test('names fit into PostgreSQL and stay apart, however long their parts are', () => {
  const part = fc.stringMatching(/^[a-z_]{1,60}$/);
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      expect(Buffer.byteLength(nameOf(a, b, c))).toBeLessThanOrEqual(63);
      if (`${a}_${b}` !== `${a}_${c}`) expect(nameOf(a, b)).not.toBe(nameOf(a, c));
    }),
  );
});

test('a short name is what its parts say', () => {
  expect(nameOf('case', 'expense')).toBe('case_expense');
  expect(tableName({ name: 'caseExpenseBatch' })).toBe('case_expense_batch');
});

test('relations end in _id, common fields have the names all tables share', () => {
  expect(columnName('caseDetail', { type: 'ref' })).toBe('case_detail_id');
  expect(columnName('owner', { type: 'person' })).toBe('owner_id');
  expect(columnName('employeeId', { type: 'ref' })).toBe('employee_id');
  expect(columnName('createdBy', { type: 'ref' })).toBe('created_by');
  expect(columnName('tenantId', { type: 'ref' })).toBe('tenant_id');
  expect(columnName('id', { type: 'ref' })).toBe('id');
  expect(columnName('taxAmount1', { type: 'money' })).toBe('tax_amount1');
});

test('quotes inside names and texts are doubled', () => {
  expect(quoted('a"b')).toBe('"a""b"');
  expect(literal("it's")).toBe("'it''s'");
});
