import {
  codeAndName,
  condition,
  country,
  defineEntity,
  derived,
  lifecycle,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';
import { workflowBuilders } from '../workflow/door.generated.ts';

/** How an assignment of a kind is initiated: through which steps. Decided here: it holds once it is put into force. */
export const initiationRule = defineEntity({
  name: 'initiationRule',
  label: 'Initiation rule',
  plural: 'Initiation rules',
  ...coded,
  canDeactivate: false,
  list: ['code', 'name', 'caseType', 'hostCountry', 'steps', 'status', 'updated'],
  facts: ['caseType', 'policy', 'steps', 'approvalGroup'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    caseType: ref('Case type', 'caseType'),
    hostCountry: country('Host country'),
    policy: ref('Policy', 'policy'),
    approvalGroup: ref('Approval group', 'approvalGroup'),
    onlyWhen: condition('Only when', { on: 'initiation' }, { help: 'Empty: for every request of this kind.' }),
    byLink: yesNo('Without sign-in, by a signed link', { initial: false }),
    steps: derived(whole('Steps')),
    firstSteps: derived(whole('Steps sequenced at 1')),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'activate' },
        ACTIVE: { label: 'In force', tone: 'success', editable: true, primary: 'edit' },
        RETIRED: { label: 'Retired', tone: 'neutral', final: true, deletable: true, primary: 'edit' },
      },
      transitions: {
        activate: {
          label: 'Put into force',
          from: ['DRAFT', 'RETIRED'],
          to: 'ACTIVE',
          by: workflowBuilders,
          needs: ['hasFirstStep'],
        },
        retire: { label: 'Retire', from: ['ACTIVE'], to: 'RETIRED', by: workflowBuilders },
      },
    }),
  },
  access: shownOutside(
    ['code', 'name', 'caseType', 'hostCountry', 'policy', 'steps', 'firstSteps', 'status'],
    staffSettings,
  ),
});
export interface InitiationRule extends RecordOf<typeof initiationRule> {}
