import { defineRules } from '@homeport/grammar';
import { travelRefusals } from './travel.refusals.ts';
import { travelAlert } from './travel-alert.entity.ts';

/** A page of the web by its host, with nothing that a browser would run. */
const webAddress = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?$/u;

export const travelAlertRules = defineRules(travelAlert, {
  check: ({ validFrom, validTo, sourceLink }) => [
    ...(validTo !== null && validTo < validFrom ? [travelRefusals.alertEndsBefore({}, 'validTo')] : []),
    // It is shown as a link: nothing but an ordinary page may stand behind it.
    ...(sourceLink !== null && !webAddress.test(sourceLink) ? [travelRefusals.notAWebAddress({}, 'sourceLink')] : []),
  ],
});
