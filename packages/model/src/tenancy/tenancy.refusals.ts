import { defineRefusals } from '@homeport/grammar';

export const tenancyRefusals = defineRefusals('tenancy', {
  codeExists: { kind: 'conflict', text: 'A tenant with the same code already exists' },
  subDomainExists: { kind: 'conflict', text: 'Another tenant uses this sub-domain.' },
  badSubDomain: { kind: 'invalid', text: 'A sub-domain has letters, digits and dashes only.' },
  badColor: { kind: 'invalid', text: 'Write colours as # and six digits, like #0B6B7D.' },
  unknownField: { kind: 'invalid', text: 'There is no bank detail field {name}.' },
  noLogo: { kind: 'notFound', text: 'This tenant has no such picture of its own.' },
  oneThemeShown: { kind: 'conflict', text: 'Another theme has just been published. Look at it first.' },
  tooFaint: {
    kind: 'invalid',
    text: 'Text in this colour is hard to read: its contrast is {ratio} to 1 where {least} to 1 is needed. The nearest colour that passes is {suggestion}.',
  },
  yearNeeded: { kind: 'invalid', text: 'Numbers that start anew each year need the year.' },
  badAddress: { kind: 'invalid', text: 'Write an IP address, or a network like 203.0.113.0/24.' },
  shutsYouOut: {
    kind: 'invalid',
    text: 'This would shut you out: you are calling from {address}. Allow your own address first.',
  },
  sameTenant: { kind: 'invalid', text: 'A tenant cannot be authorised for itself.' },
});
