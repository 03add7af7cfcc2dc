import { code, defineEvent, person, ref, text } from '@homeport/grammar';

/** Goods of a booked shipment were packed, left, reached customs or were delivered. */
export const shipmentMoved = defineEvent({
  name: 'moves.shipmentMoved',
  on: 'shipment',
  label: 'Shipment got on',
  payload: {
    shipment: ref('Shipment', 'shipment', { wire: 'id' }),
    reference: code('Reference'),
    assignee: person('Assignee', { wire: 'id' }),
    stage: text('Operational status'),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail', 'push'],
      title:
        '{stage, select, PACKED {Your goods are packed} IN_TRANSIT {Your goods are on their way} IN_CUSTOMS {Your goods are in customs} other {Your goods have been delivered}}',
      body: 'Shipment {reference}.',
      link: '/dashboard/services',
    },
  ],
});
