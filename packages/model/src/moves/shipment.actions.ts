import { defineAction } from '@homeport/grammar';
import { lostBecause, shipment } from './shipment.entity.ts';

/** Books a shipment; the others of its family are not chosen. */
export const bookShipment = defineAction({
  name: 'book',
  on: shipment,
  label: 'Book',
  transition: 'salesStatus.book',
  input: {},
  refusals: ['moves.noPrice', 'moves.noPickupDate'],
});
/** The client went elsewhere, or stays; with it the whole family is closed. */
export const loseShipment = defineAction({
  name: 'lose',
  on: shipment,
  label: 'Mark as lost',
  transition: 'salesStatus.lose',
  input: lostBecause,
});
/** Cancels for good; a primary takes its variants along. */
export const cancelShipment = defineAction({
  name: 'cancel',
  on: shipment,
  label: 'Cancel the shipment',
  transition: 'salesStatus.cancel',
  input: {},
});

/** Steps of carrying it out, each of which the assignee is told. */
const step = (name: string, label: string) =>
  defineAction({ name, on: shipment, label, transition: `operationalStatus.${name}`, input: {} });
export const packShipment = step('pack', 'Packed');
export const departShipment = step('depart', 'On its way');
export const enterCustomsShipment = step('enterCustoms', 'In customs');
export const deliverShipment = step('deliver', 'Delivered');
