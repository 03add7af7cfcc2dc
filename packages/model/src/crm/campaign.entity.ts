import {
  codeAndName,
  currency,
  date,
  defineEntity,
  lifecycle,
  money,
  option,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { customerCare, sellers } from './crm-access.ts';

/** An effort to win customers. Decided here: planned, running, over; a planned one may be dropped. */
export const campaign = defineEntity({
  name: 'campaign',
  label: 'Campaign',
  plural: 'Campaigns',
  ...coded,
  menu: 'customers',
  canDeactivate: false,
  indexes: [['status']],
  list: ['code', 'name', 'channel', 'product', 'startDate', 'endDate', 'status', 'updated'],
  facts: ['channel', 'product', 'targetIndustry', 'targetCompanySize', 'budget'],
  fields: {
    ...codeAndName,
    parent: ref('Parent', 'campaign'),
    channel: option('Channel', 'CAMPAIGN_CHANNEL', { required: true }),
    product: option('Product', 'SERVICE_CLASS'),
    targetIndustry: option('Target industry', 'INDUSTRY'),
    targetCompanySize: option('Target company size', 'COMPANY_SIZE'),
    startDate: date('Start date', { required: true }),
    endDate: date('End date'),
    budget: money('Budget', { min: 0 }),
    currency: currency('Currency'),
    responses: whole('Responses', { min: 0, max: 1_000_000, initial: 0 }),
    owner: ref('Owner', 'user', { onDelete: 'clear' }),
    status: lifecycle('Status', {
      initial: 'PLANNED',
      states: {
        PLANNED: { label: 'Planned', tone: 'info', editable: true, deletable: true, primary: 'start' },
        RUNNING: { label: 'Running', tone: 'info', editable: true, primary: 'edit' },
        COMPLETED: { label: 'Completed', tone: 'success', final: true },
        DROPPED: { label: 'Dropped', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        start: { label: 'Start', from: ['PLANNED'], to: 'RUNNING', by: sellers },
        complete: { label: 'Complete', from: ['RUNNING'], to: 'COMPLETED', by: sellers },
        drop: { label: 'Drop', from: ['PLANNED', 'RUNNING'], to: 'DROPPED', by: sellers },
      },
    }),
  },
  access: customerCare,
});
export interface Campaign extends RecordOf<typeof campaign> {}
