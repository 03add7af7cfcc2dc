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
  unknownKey: {
    kind: 'invalid',
    text: 'This bundle was signed by an installation that is not trusted here. Its key has the fingerprint {fingerprint}: add it to the trusted installations first.',
  },
  noKey: { kind: 'invalid', text: 'This is not the public key of an installation.' },
  otherFingerprint: {
    kind: 'invalid',
    text: 'The fingerprint does not belong to this key. Compare both with what the other installation shows.',
  },
  ownKey: { kind: 'invalid', text: 'This is the key of this installation, which is always trusted.' },
  knownKey: { kind: 'conflict', text: 'This key is trusted already, as “{name}”.' },
  notNow: { kind: 'conflict', text: 'This bundle is being applied or was applied already.' },
  notApplied: { kind: 'conflict', text: 'Only a bundle that is applied can be rolled back.' },
  circle: { kind: 'conflict', text: 'Records of this bundle need each other in a circle. Leave one of the parts out.' },
  refused: { kind: 'conflict', text: '{kind} “{title}” was refused, so nothing was changed: {problem}' },
});
