import { defineRules } from '@homeport/grammar';
import { immigrationRefusals as no } from './immigration.refusals.ts';
import { visaService } from './visa-service.entity.ts';
import { workPermit } from './work-permit.entity.ts';

/** A permit is renewed in good time: this many days before it ends. */
const renewalDays = 90;

/** The day a renewal has to be begun. */
export const renewalDay = (validTo: string): string =>
  Temporal.PlainDate.from(validTo).subtract({ days: renewalDays }).toString();

export const visaServiceRules = defineRules(visaService, {
  guards: {
    isSubmitted: (v) => (v.submittedDate === null ? no.noSubmittedDate({}, 'submittedDate') : undefined),
    hasAppointment: (v) =>
      v.appointmentDate === null && v.biometricsDate === null ? no.noAppointment({}, 'appointmentDate') : undefined,
    hasValidity: (v) => (v.validTo === null ? no.noValidity({}, 'validTo') : undefined),
  },
});

export const workPermitRules = defineRules<typeof workPermit, { readonly today: string }>(workPermit, {
  derive: ({ validTo }) => ({ renewalDue: renewalDay(validTo) }),
  guards: { isPastItsEnd: ({ validTo }, { today }) => (validTo < today ? undefined : no.stillValid({}, 'validTo')) },
});
