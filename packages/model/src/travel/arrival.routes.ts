import { defineRoute } from '@homeport/grammar';
import type { TravelDocument } from './travel-document.entity.ts';

/** Somebody to call or write to. */
export interface ArrivalPerson {
  readonly name: string;
  /** Their company, or the service they come for. */
  readonly about: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}
/** What somebody needs on the day they arrive at the host place; all of it as it was recorded. Days are yyyy-MM-dd. */
export interface Arrival {
  readonly caseDetailId: string;
  readonly day: string;
  /** Town or country code of the host place. */
  readonly town: string | null;
  readonly country: string | null;
  /** Where the first nights are. */
  readonly lodging: {
    readonly name: string | null;
    /** Lines of the address, without its country. */
    readonly address: readonly string[];
    readonly country: string | null;
    readonly bookingReference: string | null;
    readonly notes: string | null;
    readonly contact: ArrivalPerson | null;
  } | null;
  /** Who comes for a service at the destination that begins on the day. */
  readonly meets: readonly ArrivalPerson[];
  /** Appointments of the day; moments are ISO UTC, the zone is that of the place where it is known. */
  readonly appointments: readonly {
    readonly id: string;
    readonly title: string;
    readonly startsAt: string;
    readonly timeZone: string | null;
  }[];
  /** What the timeline has on the day. */
  readonly dates: readonly { readonly id: string; readonly description: string }[];
  /** Passports, and visas and permits of the host country; `holder` is null for the assignee's own. */
  readonly documents: readonly {
    readonly id: string;
    readonly type: TravelDocument['type'];
    readonly country: string;
    readonly holder: string | null;
    readonly expiryDate: string | null;
  }[];
  /** Numbers to call, the emergency line first. */
  readonly contacts: readonly (ArrivalPerson & { readonly id: string; readonly isEmergency: boolean })[];
}

/** The day of arrival of the caller's assignment; null while no day is known. */
export const myArrival = defineRoute<{ readonly arrival: Arrival | null }>()({
  name: 'myArrival',
  label: 'My day of arrival',
  method: 'GET',
  path: 'case/arrival',
  who: ['assignee'],
  about: 'caseDetail',
  shape: {
    type: 'object',
    required: ['arrival'],
    properties: {
      arrival: {
        type: ['object', 'null'],
        required: ['day', 'lodging', 'meets', 'appointments', 'dates', 'documents', 'contacts'],
      },
    },
  },
});
