import { defineRefusals } from '@homeport/grammar';

export const policyRefusals = defineRefusals('policies', {
  benefitInUse: { kind: 'conflict', text: 'A benefit in use on a policy cannot be deleted.' },
  inUse: { kind: 'conflict', text: 'Item in use cannot be updated.' },
  inForce: { kind: 'conflict', text: 'A policy that has been in force keeps its benefits. Make a new version of it.' },
  stillDraft: { kind: 'conflict', text: 'This version is still a draft: change it instead.' },
  monthsReversed: { kind: 'invalid', text: 'The longest stay must not be shorter than the shortest one.' },
  oneDefaultPerCountry: { kind: 'conflict', text: 'Only one DEFAULT provider is allowed per country.' },
  oneDefaultPerCombination: { kind: 'conflict', text: 'Only one DEFAULT provider is allowed per combination.' },
  countryNeeded: { kind: 'invalid', text: 'A default provider needs a country.' },
  workingHours: { kind: 'invalid', text: 'Write working hours as 09:00-12:00, 13:00-18:00.' },
  limitsReversed: { kind: 'invalid', text: 'The upper limit must not be below the lower limit.' },
  componentNeedsOne: { kind: 'invalid', text: 'A component is one benefit, one service or an amount of money.' },
});
