import {
  address,
  code,
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  money,
  type RecordOf,
  ref,
  refs,
  text,
  volume,
  weight,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, ofMyProvider, operations } from '../role-presets/door.generated.ts';

const askers = ['caseManager', 'planner', 'administrator', 'master'] as const;
const back = {
  by: askers,
  needs: ['mayRollBack'],
  offered: { field: 'rollbackAllowed', op: 'eq', value: true },
} as const;

/**
 * Vendors are asked for prices. The five states of the specification, one after the other. Decisions: a quote has to be there
 * before it is submitted, one has to be chosen before it is confirmed, the sale has to be entered before rates are; a request
 * can be rolled back by one state while it says so, and never once it is finalized.
 */
export const rateRequest = defineEntity({
  name: 'rateRequest',
  label: 'Rate request',
  plural: 'Rate requests',
  title: ['reference'],
  search: ['reference', 'description'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status', 'answerBy'], ['caseDetail'], ['shipment']],
  list: ['reference', 'caseDetail', 'description', 'shipmentType', 'answerBy', 'numberOfQuotes', 'status', 'updated'],
  facts: ['caseDetail', 'shipmentType', 'answerBy', 'numberOfQuotes', 'bestAmount'],
  menu: 'operations',
  needsVersion: true,
  fields: {
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'rate-request', prefix: 'RR-' },
    }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true }),
    shipment: ref('Shipment', 'shipment'),
    shipmentType: ref('Shipment type', 'shipmentType'),
    description: text('Description', { required: true, max: 200 }),
    benefits: refs('Benefits included', 'caseBenefit'),
    services: refs('Relocation services', 'serviceType'),
    origin: address('From'),
    destination: address('To'),
    ...volume('volume', 'Volume'),
    ...weight('weight', 'Weight'),
    answerBy: date('Answer by'),
    currency: currency('Currency', { required: true }),
    numberOfQuotes: derived(whole('Quotes')),
    bestAmount: derived(money('Best quote')),
    rollbackAllowed: yesNo('Rollback allowed', { initial: true }),
    status: lifecycle('Status', {
      initial: 'PENDING_QUOTE',
      states: {
        PENDING_QUOTE: {
          label: 'Pending quote',
          tone: 'warning',
          editable: true,
          deletable: true,
          primary: 'submitQuote',
        },
        QUOTE_SUBMITTED: { label: 'Quote submitted', tone: 'info', editable: true, primary: 'confirmQuotes' },
        QUOTES_CONFIRMED: { label: 'Quotes confirmed', tone: 'info', editable: true, primary: 'enterRates' },
        RATES_ENTERED: { label: 'Rates entered', tone: 'info', primary: 'finalize' },
        FINALIZED: { label: 'Finalized', tone: 'success', final: true },
      },
      transitions: {
        submitQuote: {
          label: 'Submit quote',
          from: ['PENDING_QUOTE'],
          to: 'QUOTE_SUBMITTED',
          by: [...askers, 'vendor'],
          needs: ['hasBenefit', 'hasService', 'hasQuote'],
        },
        confirmQuotes: {
          label: 'Confirm quotes',
          from: ['QUOTE_SUBMITTED'],
          to: 'QUOTES_CONFIRMED',
          by: askers,
          needs: ['hasChosenQuote'],
        },
        enterRates: {
          label: 'Rates entered',
          from: ['QUOTES_CONFIRMED'],
          to: 'RATES_ENTERED',
          by: askers,
          needs: ['hasSaleAmount'],
        },
        finalize: { label: 'Finalize', from: ['RATES_ENTERED'], to: 'FINALIZED', by: askers },
        backToPending: { label: 'Back to pending', from: ['QUOTE_SUBMITTED'], to: 'PENDING_QUOTE', ...back },
        backToSubmitted: { label: 'Back to submitted', from: ['QUOTES_CONFIRMED'], to: 'QUOTE_SUBMITTED', ...back },
        backToConfirmed: { label: 'Back to confirmed', from: ['RATES_ENTERED'], to: 'QUOTES_CONFIRMED', ...back },
      },
    }),
  },
  access: asItsCase({
    ...operations,
    vendor: {
      do: ['read'],
      where: ofMyProvider('shipment.caseService'),
      show: [
        'reference',
        'shipment',
        'shipmentType',
        'description',
        'services',
        'origin',
        'destination',
        'volume',
        'volumeUnit',
        'volumeCbm',
        'volumeCuft',
        'weight',
        'weightUnit',
        'weightKgs',
        'weightLbs',
        'answerBy',
        'currency',
        'status',
      ],
    },
  }),
});
export interface RateRequest extends RecordOf<typeof rateRequest> {}
