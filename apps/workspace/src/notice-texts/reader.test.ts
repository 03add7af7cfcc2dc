import { expect, test } from 'vitest';
import { readerOf } from './reader.rules.ts';

test.each([
  ['assignee', 'assignee'],
  ['caseDetail.assignee', 'assignee'],
  ['payee', 'assignee'],
  ['approver', 'approver'],
  ['role:approver', 'approver'],
  ['case.manager', 'manager'],
  ['staff:administrator', 'manager'],
  ['requestedBy', 'user'],
])('%s is told as %s', (to, kind) => expect(readerOf(to)).toBe(kind));
