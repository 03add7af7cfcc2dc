import { defineRefusals } from '@homeport/grammar';

export const propertyRefusals = defineRefusals('property', {
  depositDiffers: { kind: 'invalid', text: 'The amounts and the claim do not say so.' },
  notOffered: {
    kind: 'invalid',
    text: 'This home is not available at present. Choose another one, or make it available first.',
  },
  noOffer: { kind: 'invalid', text: 'Please complete Offer' },
  noSalePrice: { kind: 'invalid', text: 'Please complete Sale price' },
  effectiveDateNotLater: { kind: 'invalid', text: 'An effective date must be after the current effective date.' },
});
