import {
  address,
  choice,
  date,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  refs,
  text,
  whole,
} from '@homeport/grammar';
import { serviceDoers, serviceStaff, vendor } from '../record-presets/door.generated.ts';
import { asItsWhole, operations } from '../role-presets/door.generated.ts';

/** What a crew does, where and when. Decision: a crew confirms that it has read it; an issued one is closed to changes. */
export const workInstruction = defineEntity({
  name: 'workInstruction',
  label: 'Work instruction',
  plural: 'Work instructions',
  title: ['kind', 'workDate', 'shipment'],
  search: ['instructions', 'vehicle'],
  indexes: [['status', 'workDate'], ['shipment'], ['workDate']],
  sort: 'workDate,desc',
  ahead: 'workDate',
  list: ['shipment', 'kind', 'workDate', 'startsAt', 'vendor', 'crewSize', 'vehicle', 'status', 'updated'],
  facts: ['shipment', 'kind', 'workDate', 'vendor', 'crewSize', 'vehicle'],
  menu: 'operations',
  fields: {
    shipment: ref('Shipment', 'shipment', { required: true }),
    kind: choice(
      'Work',
      {
        SURVEY: 'Survey',
        PACK: 'Packing',
        LOAD: 'Loading',
        DELIVER: 'Delivery',
        UNPACK: 'Unpacking',
        CRATE: 'Crating',
      },
      { required: true },
    ),
    workDate: date('Day', { required: true }),
    startsAt: dateTime('Begins'),
    endsAt: dateTime('Ends'),
    site: address('Site'),
    vendor: vendor(),
    crewSize: whole('Crew', { min: 1, max: 50, unit: 'persons' }),
    vehicle: text('Vehicle', { max: 80 }),
    packingMaterials: refs('Packing materials', 'packingMaterial'),
    access: longText('Access to the site', { max: 1000 }),
    instructions: longText('Instructions', { max: 4000 }),
    report: longText('Report', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'issue' },
        ISSUED: { label: 'Issued', tone: 'info', primary: 'confirm' },
        CONFIRMED: { label: 'Confirmed', tone: 'success', primary: 'finish' },
        DONE: { label: 'Done', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        issue: { label: 'Issue', from: ['DRAFT'], to: 'ISSUED', by: serviceStaff },
        confirm: { label: 'Confirm', from: ['ISSUED'], to: 'CONFIRMED', by: serviceDoers },
        recall: { label: 'Call back', from: ['ISSUED', 'CONFIRMED'], to: 'DRAFT', by: serviceStaff },
        finish: { label: 'Mark done', from: ['CONFIRMED'], to: 'DONE', by: serviceDoers },
        cancel: {
          label: 'Cancel the work instruction',
          from: ['DRAFT', 'ISSUED', 'CONFIRMED'],
          to: 'CANCELLED',
          by: serviceStaff,
        },
      },
    }),
  },
  access: asItsWhole('shipment', {
    ...operations,
    vendor: {
      do: ['read'],
      where: {
        all: [
          { field: 'shipment.caseService.vendorUser', op: 'eq', value: '$me.user' },
          { field: 'status', op: 'ne', value: 'DRAFT' },
        ],
      },
      show: [
        'shipment',
        'kind',
        'workDate',
        'startsAt',
        'endsAt',
        'site',
        'vendor',
        'crewSize',
        'vehicle',
        'packingMaterials',
        'access',
        'instructions',
        'report',
        'status',
      ],
    },
  }),
});
export interface WorkInstruction extends RecordOf<typeof workInstruction> {}
