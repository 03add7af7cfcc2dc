import { defineEntity, jsonOf, type RecordOf, ref, text, whole } from '@homeport/grammar';
import type { PageRuleSpec } from './page-definition.ts';
import { ruleShape } from './page-shape.data.ts';

const reads = { do: ['read'] } as const;

/** One rule of a form: when it holds, and what it does then. */
export const pageRule = defineEntity({
  name: 'pageRule',
  label: 'Form rule',
  plural: 'Form rules',
  title: ['name'],
  search: ['name'],
  indexes: [['page', 'sequence']],
  sort: 'sequence,asc',
  list: ['page', 'sequence', 'name', 'updated'],
  menu: 'admin',
  configuration: { key: ['page', 'name'] },
  fields: {
    page: ref('Form', 'page', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence: whole('Order', { min: 1, max: 9999, initial: 10, required: true }),
    name: text('Name', { required: true, max: 160 }),
    rule: jsonOf<PageRuleSpec>()('Rule', { required: true, maxDepth: 10, shape: ruleShape }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'page.status', op: 'ne', value: 'DRAFT' },
      show: ['page', 'sequence', 'name', 'rule'],
    },
    dependant: {
      do: ['read'],
      where: { field: 'page.status', op: 'ne', value: 'DRAFT' },
      show: ['page', 'sequence', 'name', 'rule'],
    },
    vendor: {
      do: ['read'],
      where: { field: 'page.status', op: 'ne', value: 'DRAFT' },
      show: ['page', 'sequence', 'name', 'rule'],
    },
    caseManager: reads,
    hr: reads,
    administrator: { do: 'everything' },
    builder: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface PageRule extends RecordOf<typeof pageRule> {}
