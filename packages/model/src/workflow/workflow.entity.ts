import {
  choice,
  codeAndName,
  dateTime,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';
import type { WorkflowInForce } from './in-force.rules.ts';
import { workflowBuilders } from './workflow-access.ts';

/**
 * Steps in an order, for assignments, initiations, exceptions or services. Decided here: it runs once it is published,
 * and what was published goes on to run while it is revised, until it is published again or retired.
 */
export const workflow = defineEntity({
  name: 'workflow',
  label: 'Workflow',
  plural: 'Workflows',
  ...coded,
  canDeactivate: false,
  list: ['code', 'name', 'kind', 'caseType', 'items', 'status', 'updated'],
  facts: ['kind', 'caseType', 'serviceType', 'items'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { CASE: 'Assignment', INITIATION: 'Initiation', PENDING: 'Pending', EXCEPTION: 'Exception', SERVICE: 'Service' },
      { required: true, initial: 'CASE' },
    ),
    caseType: ref('Case type', 'caseType'),
    serviceType: ref('Service type', 'serviceType'),
    description: longText('Description', { max: 2000 }),
    items: derived(whole('Steps')),
    inForceSince: dateTime('In force since', { readOnly: true }),
    inForce: jsonOf<WorkflowInForce>()('In force', { readOnly: true, maxDepth: 12, drawn: 'what it would do' }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', primary: 'revise' },
        RETIRED: { label: 'Retired', tone: 'neutral', final: true, deletable: true, primary: 'revise' },
      },
      transitions: {
        publish: {
          label: 'Publish',
          from: ['DRAFT'],
          to: 'PUBLISHED',
          by: workflowBuilders,
          needs: ['hasSteps', 'isSound'],
        },
        revise: { label: 'Revise', from: ['PUBLISHED', 'RETIRED'], to: 'DRAFT', by: workflowBuilders },
        retire: {
          label: 'Retire',
          from: ['PUBLISHED'],
          to: 'RETIRED',
          by: workflowBuilders,
          stamps: { inForceSince: null },
        },
      },
    }),
  },
  access: shownOutside(['code', 'name', 'kind', 'caseType', 'serviceType', 'description', 'status'], staffSettings),
});
export interface Workflow extends RecordOf<typeof workflow> {}
