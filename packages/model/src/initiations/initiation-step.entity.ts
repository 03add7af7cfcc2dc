import { choice, defineEntity, type RecordOf, ref, sequence, text, whole, yesNo } from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { workflowParts } from '../workflow/door.generated.ts';

const notInForce = ['DRAFT', 'RETIRED'] as const;

/** One step of an initiation: a form to fill in, an approval, or a check. A rule in force keeps its steps. */
export const initiationStep = defineEntity({
  name: 'initiationStep',
  label: 'Initiation step',
  plural: 'Initiation steps',
  title: ['sequence', 'name'],
  search: ['name'],
  indexes: [['initiationRule', 'sequence']],
  sort: 'sequence,asc',
  list: ['initiationRule', 'sequence', 'name', 'kind', 'ownerRole', 'page', 'updated'],
  menu: 'admin',
  partOf: 'initiationRule',
  closesWith: { relation: 'initiationRule', add: notInForce, change: notInForce, remove: notInForce },
  configuration: { key: ['initiationRule', 'sequence', 'name'] },
  fields: {
    initiationRule: ref('Initiation rule', 'initiationRule', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    kind: choice(
      'Kind',
      { FORM: 'Form', APPROVAL: 'Approval', CHECK: 'Check', NOTICE: 'Notice' },
      { required: true, initial: 'FORM' },
    ),
    ownerRole: ref('Owner', 'role'),
    page: ref('Form', 'page'),
    dueInDays: whole('Due after', { min: 0, max: 365, unit: 'days' }),
    isOptional: yesNo('Optional', { initial: false }),
  },
  access: shownOutside(['initiationRule', 'sequence', 'name', 'kind', 'page', 'isOptional'], workflowParts),
});
export interface InitiationStep extends RecordOf<typeof initiationStep> {}
