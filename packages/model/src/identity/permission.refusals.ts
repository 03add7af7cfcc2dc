import { defineRefusals } from '@homeport/grammar';

export const permissionRefusals = defineRefusals('permission', {
  unknownRecords: { kind: 'invalid', text: 'There are no records of the name {name}.' },
  namesRecord: { kind: 'invalid', text: '{name} is what records are called by; it cannot be hidden.' },
  unknownAction: { kind: 'invalid', text: 'There is no action of the name {name} on these records.' },
  keepsAdministration: {
    kind: 'notAllowed',
    text: 'Administrators keep their rights over permission settings and roles: nobody could give them back.',
  },
  reachesFurther: { kind: 'notAllowed', text: 'This role reaches further than your own.' },
  changedMeanwhile: {
    kind: 'conflict',
    text: 'Somebody has changed permissions of this role meanwhile. Load them again.',
  },
  unreadable: { kind: 'invalid', text: 'These changes cannot be read.' },
  ownAncestor: { kind: 'invalid', text: 'A role cannot stand above itself.' },
});
