import {
  code,
  currency,
  date,
  defineEntity,
  lifecycle,
  longText,
  money,
  option,
  percentage,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { customerCare, sellers } from './crm-access.ts';

const open = { tone: 'info', editable: true, deletable: true } as const;

/**
 * A deal in the making. Decided here: qualified, proposed, negotiated, then won; lost at any time before, and then it may be
 * taken up again. Nothing is won that was not negotiated.
 */
export const opportunity = defineEntity({
  name: 'opportunity',
  label: 'Opportunity',
  plural: 'Opportunities',
  title: ['reference', 'name'],
  search: ['reference', 'name'],
  unique: [{ fields: ['reference'] }],
  indexes: [['customer'], ['stage'], ['owner']],
  list: ['reference', 'name', 'customer', 'amount', 'currency', 'probability', 'closeDate', 'stage', 'updated'],
  facts: ['customer', 'amount', 'probability', 'closeDate', 'owner'],
  menu: 'customers',
  needsVersion: true,
  fields: {
    reference: code('Reference', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 160 }),
    customer: ref('Customer', 'customer', { required: true }),
    campaign: ref('Campaign', 'campaign'),
    product: option('Product', 'SERVICE_CLASS'),
    amount: money('Value a year', { min: 0 }),
    currency: currency('Currency'),
    probability: percentage('Probability', { min: 0, max: 100 }),
    closeDate: date('Expected close'),
    owner: ref('Owner', 'user', { onDelete: 'clear' }),
    competitor: text('Competitor', { max: 120 }),
    lostReason: longText('Lost because', { max: 1000 }),
    notes: longText('Notes', { max: 4000 }),
    stage: lifecycle('Stage', {
      initial: 'NEW',
      states: {
        NEW: { label: 'New', ...open, primary: 'qualify' },
        QUALIFIED: { label: 'Qualified', ...open, primary: 'propose' },
        PROPOSED: { label: 'Proposal sent', ...open, primary: 'negotiate' },
        NEGOTIATED: { label: 'In negotiation', ...open, primary: 'win' },
        WON: { label: 'Won', tone: 'success', final: true },
        LOST: { label: 'Lost', tone: 'danger', editable: true, primary: 'edit' },
      },
      transitions: {
        qualify: { label: 'Qualify', from: ['NEW'], to: 'QUALIFIED', by: sellers },
        propose: { label: 'Send proposal', from: ['QUALIFIED'], to: 'PROPOSED', by: sellers },
        negotiate: { label: 'Negotiate', from: ['PROPOSED'], to: 'NEGOTIATED', by: sellers },
        win: { label: 'Win', from: ['NEGOTIATED'], to: 'WON', by: sellers },
        lose: {
          label: 'Lose',
          from: ['NEW', 'QUALIFIED', 'PROPOSED', 'NEGOTIATED'],
          to: 'LOST',
          by: sellers,
          asks: { reason: longText('Lost because', { max: 1000 }) },
          stamps: { lostReason: 'reason' },
        },
        reopen: { label: 'Take up again', from: ['LOST'], to: 'QUALIFIED', by: sellers },
      },
    }),
  },
  access: customerCare,
});
export interface Opportunity extends RecordOf<typeof opportunity> {}
