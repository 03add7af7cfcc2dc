import { expect, test } from 'vitest';
import { allowanceOf } from './access.ts';
import { closedFields } from './closed-fields.ts';
import { defineEntity } from './entity.ts';
import { bankPart, money, text } from './fields/build.ts';

const mine = { field: 'name', op: 'eq', value: '$me.person' } as const;
const job = defineEntity({
  ...{ name: 'job', label: 'Job', plural: 'Jobs', title: ['name'] },
  fields: {
    name: text('Name'),
    salary: money('Salary', { kind: 'pay' }),
    iban: bankPart('IBAN', 'iban'),
    passport: bankPart('Passport', 'documentNumber'),
  },
  access: {
    manager: { do: ['read', 'update'] },
    payroll: { do: 'everything', kinds: ['pay', 'bank'] },
    employee: { do: ['read'], where: mine, kinds: ['pay', 'bank', 'identity'] },
    clerk: { do: ['read'], show: ['name', 'salary'] },
  },
});
const hidden = (...roles: string[]) => {
  const found = [...allowanceOf(job.access, roles).hidden].sort();
  expect([...closedFields(job, { roles }).hidden].sort()).toEqual(found);
  return found;
};

test('a field of a kind is hidden from every grant that does not name the kind, also from one that shows it by name', () => {
  expect(hidden('manager')).toEqual(['iban', 'passport', 'salary']);
  expect(hidden('payroll')).toEqual(['passport']);
  expect(hidden('employee')).toEqual([]);
  expect(hidden('clerk')).toEqual(['iban', 'passport', 'salary']);
});
test('what a role sees of its own records opens nothing on those that another role brings', () => {
  expect(hidden('manager', 'employee')).toEqual(['iban', 'passport', 'salary']);
  expect(hidden('payroll', 'employee')).toEqual(['passport']);
});
test('a role that sees the kind everywhere opens it for all roles of the person', () => {
  expect(hidden('manager', 'payroll')).toEqual(['passport']);
});
