import { defineRefusals } from '@homeport/grammar';

export const movesRefusals = defineRefusals('moves', {
  storageItemExists: { kind: 'conflict', text: 'A recurring storage item may exist only once' },
  oneChosenQuote: { kind: 'conflict', text: 'Another quote of this request is chosen already.' },
  noPrice: { kind: 'invalid', text: 'Please complete Sale' },
  noPickupDate: { kind: 'invalid', text: 'Please complete Required pickup' },
  noDeliveryDate: { kind: 'invalid', text: 'Please complete Actual delivery' },
  notBooked: { kind: 'conflict', text: 'Only a booked shipment is carried out.' },
  variantOfVariant: { kind: 'invalid', text: 'A variant belongs to a primary shipment that is still quoted.' },
  noBenefit: { kind: 'invalid', text: 'A rate request needs at least one benefit included' },
  noService: { kind: 'invalid', text: 'No relocation services selected' },
  noQuote: { kind: 'invalid', text: 'No items to show' },
  noChosenQuote: { kind: 'invalid', text: 'Choose one of the quotes first.' },
  noSaleAmount: { kind: 'invalid', text: 'Enter the sale of the chosen quote first.' },
  rollbackDenied: { kind: 'notAllowed', text: 'Rollback denied' },
  nothingStored: { kind: 'invalid', text: 'Say first what is stored here.' },
  stillStored: { kind: 'invalid', text: 'Something is still stored here.' },
  quantitiesReversed: { kind: 'invalid', text: 'The last quantity must not be below the first.' },
  endsBeforeStart: { kind: 'invalid', text: 'The work must not end before it starts.' },
});
