import {
  address,
  choice,
  code,
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  money,
  option,
  percentage,
  type RecordOf,
  ref,
  text,
  volume,
  weight,
} from '@homeport/grammar';
import { asItsCaseIfAny } from '../role-presets/door.generated.ts';

const sellers = ['caseManager', 'planner', 'administrator', 'master'] as const;
const chosen = { field: 'salesStatus', op: 'ne', value: 'NOT_CHOSEN' } as const;
/** What was not sold is not moved. */
const booked = { field: 'salesStatus', op: 'eq', value: 'BOOKED' } as const;
const open = { tone: 'info', editable: true } as const;
/** What whoever loses one is asked. */
export const lostBecause = {
  lostReason: option('Lost because', 'SHIPMENT_LOST_REASON', { required: true }),
  lostDate: date('Lost on'),
  lostPrice: money('Price that won', { min: 0 }),
};

/**
 * A move of goods, quoted in one or more variants of a primary shipment. Decisions: booking or losing one makes the others of
 * its family "not chosen": closed for good, and out of sight for all who only carry out. Cancelling a primary cancels its
 * variants; a booked one can still be cancelled, a cancelled one never comes back. Operations have a status of their own.
 */
export const shipment = defineEntity({
  name: 'shipment',
  label: 'Shipment',
  plural: 'Shipments',
  title: ['reference'],
  search: ['reference', 'debtorRef', 'variantName'],
  unique: [{ fields: ['reference'] }],
  indexes: [
    ['salesStatus', 'requiredPickupDate'],
    ['operationalStatus'],
    ['caseDetail'],
    ['primaryShipment'],
    ['debtor'],
  ],
  list: [
    'reference',
    'caseDetail',
    'shipmentType',
    'salesStatus',
    'operationalStatus',
    'requiredPickupDate',
    'saleAmount',
  ],
  facts: ['caseDetail', 'shipmentType', 'saleAmount', 'grossProfit', 'requiredPickupDate', 'requiredDeliveryDate'],
  menu: 'operations',
  needsVersion: true,
  sections: [
    { label: 'Shipment', fields: ['reference', 'caseDetail', 'caseService', 'shipmentType', 'debtor', 'debtorRef'] },
    { label: 'Variant', fields: ['primaryShipment', 'variantName', 'quoteType'] },
    {
      label: 'Dates',
      fields: ['requiredPickupDate', 'requiredDeliveryDate', 'estimatedPickupDate', 'actualPickupDate'],
    },
    { label: 'Price', fields: ['costAmount', 'saleAmount', 'currency', 'markupPercent', 'grossProfit'] },
  ],
  fields: {
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'shipment', prefix: 'SH-' },
    }),
    caseDetail: ref('Assignment', 'caseDetail'),
    caseService: ref('Service', 'caseService'),
    shipmentType: ref('Shipment type', 'shipmentType', { required: true }),
    debtor: ref('Debtor', 'financialEntity'),
    debtorRef: text('Debtor reference', { max: 60 }),
    primaryShipment: ref('Variant of', 'shipment', { fixed: true }),
    variantName: text('Variant', { max: 60 }),
    quoteType: choice(
      'Quote type',
      { SURVEY: 'After a survey', VIDEO_SURVEY: 'After a video survey', ESTIMATE: 'Estimate', TENDER: 'Tender' },
      { required: true, initial: 'SURVEY' },
    ),
    origin: address('From'),
    destination: address('To'),
    requiredPickupDate: date('Required pickup'),
    requiredDeliveryDate: date('Required delivery', { notBefore: 'requiredPickupDate' }),
    estimatedPickupDate: date('Estimated pickup'),
    estimatedDeliveryDate: date('Estimated delivery', { notBefore: 'estimatedPickupDate' }),
    actualPickupDate: date('Actual pickup'),
    actualDeliveryDate: date('Actual delivery', { notBefore: 'actualPickupDate' }),
    ...volume('grossVolume', 'Gross volume'),
    ...volume('netVolume', 'Net volume'),
    ...weight('grossWeight', 'Gross weight'),
    ...weight('netWeight', 'Net weight'),
    costAmount: money('Cost', { min: 0 }),
    saleAmount: money('Sale', { min: 0 }),
    currency: currency('Currency', { required: true }),
    markupPercent: derived(percentage('Markup')),
    grossProfit: derived(money('Gross profit')),
    grossProfitPercent: derived(percentage('Gross profit, share of the sale')),
    lostReason: option('Lost because', 'SHIPMENT_LOST_REASON', { readOnly: true }),
    lostDate: date('Lost on', { readOnly: true }),
    lostPrice: money('Price that won', { readOnly: true }),
    salesStatus: lifecycle('Sales status', {
      initial: 'QUOTED',
      states: {
        QUOTED: { label: 'Quoted', ...open, deletable: true, primary: 'book' },
        BOOKED: { label: 'Booked', tone: 'success', editable: true, primary: 'edit' },
        LOST: { label: 'Lost', tone: 'danger', final: true },
        NOT_CHOSEN: { label: 'Not chosen', tone: 'neutral', final: true, primary: 'edit' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        book: { label: 'Book', from: ['QUOTED'], to: 'BOOKED', by: sellers, needs: ['hasPrice', 'hasPickupDate'] },
        lose: {
          label: 'Mark as lost',
          from: ['QUOTED'],
          to: 'LOST',
          by: sellers,
          asks: lostBecause,
          stamps: { lostReason: 'lostReason', lostPrice: 'lostPrice' },
        },
        passOver: { label: 'Not chosen', from: ['QUOTED'], to: 'NOT_CHOSEN', by: [], system: true },
        cancel: {
          label: 'Cancel the shipment',
          from: ['QUOTED', 'BOOKED', 'NOT_CHOSEN'],
          to: 'CANCELLED',
          by: sellers,
        },
      },
    }),
    operationalStatus: lifecycle('Operational status', {
      initial: 'PLANNED',
      states: {
        PLANNED: { label: 'Planned', ...open, deletable: true, primary: 'pack' },
        PACKED: { label: 'Packed', ...open, primary: 'depart' },
        IN_TRANSIT: { label: 'In transit', ...open, primary: 'enterCustoms' },
        IN_CUSTOMS: { label: 'In customs', tone: 'warning', editable: true, primary: 'deliver' },
        DELIVERED: { label: 'Delivered', tone: 'success', editable: true, final: true },
      },
      transitions: {
        pack: { label: 'Packed', from: ['PLANNED'], to: 'PACKED', by: sellers, needs: ['isBooked'], offered: booked },
        depart: {
          label: 'On its way',
          from: ['PACKED'],
          to: 'IN_TRANSIT',
          by: sellers,
          needs: ['isBooked'],
          offered: booked,
        },
        enterCustoms: {
          label: 'In customs',
          from: ['IN_TRANSIT'],
          to: 'IN_CUSTOMS',
          by: sellers,
          needs: ['isBooked'],
          offered: booked,
        },
        deliver: {
          label: 'Delivered',
          from: ['IN_TRANSIT', 'IN_CUSTOMS'],
          to: 'DELIVERED',
          by: sellers,
          needs: ['isBooked', 'hasDeliveryDate'],
          offered: booked,
        },
      },
    }),
  },
  access: asItsCaseIfAny({
    assignee: {
      do: ['read'],
      where: { all: [{ field: 'caseDetail.assignee', op: 'eq', value: '$me.person' }, chosen] },
      hide: [
        'costAmount',
        'saleAmount',
        'markupPercent',
        'grossProfit',
        'grossProfitPercent',
        'lostReason',
        'lostPrice',
      ],
    },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    planner: { do: ['read', 'create', 'update', 'delete', 'export'], where: chosen },
    vendor: {
      do: ['read'],
      where: { all: [{ field: 'caseService.vendorUser', op: 'eq', value: '$me.user' }, chosen] },
      hide: [
        'saleAmount',
        'markupPercent',
        'grossProfit',
        'grossProfitPercent',
        'lostReason',
        'lostPrice',
        'debtorRef',
      ],
    },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface Shipment extends RecordOf<typeof shipment> {}
