import { defineRefusals } from '@homeport/grammar';

export const configurationRefusals = defineRefusals('configuration', {
  noBundle: { kind: 'invalid', text: 'This file is not a configuration bundle.' },
  newer: { kind: 'invalid', text: 'This bundle was made by a newer release. Update this installation first.' },
  tampered: {
    kind: 'invalid',
    text: 'This bundle was changed after it was signed, so it is not taken in. Export it again where it comes from.',
  },
  notFound: { kind: 'notFound', text: 'This bundle does not exist.' },
  changedSince: {
    kind: 'conflict',
    text: 'The configuration has changed since you looked at the differences. Look at them again.',
  },
  nothing: { kind: 'invalid', text: 'There is nothing to apply in the chosen parts.' },
  notTrusted: {
    kind: 'invalid',
    text: 'This bundle was signed by another installation. Compare the fingerprint and confirm it.',
  },
  notNow: { kind: 'conflict', text: 'This bundle is being applied or was applied already.' },
  notApplied: { kind: 'conflict', text: 'Only a bundle that is applied can be rolled back.' },
  circle: { kind: 'conflict', text: 'Records of this bundle need each other in a circle. Leave one of the parts out.' },
  refused: { kind: 'conflict', text: '{kind} “{title}” was refused, so nothing was changed: {problem}' },
});
