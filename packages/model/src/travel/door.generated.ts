// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Arrival, type ArrivalPerson, myArrival } from './arrival.routes.ts';
export { type ArrivalFacts, arrivalDay, isArrivalNear } from './arrival.rules.ts';
export { type CalendarEvent, calendarEvent } from './calendar-event.entity.ts';
export { type ComplianceFacts, type CompliancePerson, type PersonCompliance, complianceGaps, complianceOf } from './compliance.rules.ts';
export { type AlertSpan, type Concerned, type Stay, type StayKind, concernedAlerts, oneWayDays, stayOfTrip } from './concerned.rules.ts';
export { type CheckedDocument, type CheckedTrip, type Expiry, type ExpiryState, type Limits, type Traveller, type TripFinding, checkTrip, expiryOf, limitsOf } from './document-check.rules.ts';
export { type DocumentLimit, documentLimit } from './document-limit.entity.ts';
export { type PaperAssignment, type PaperUse, daysShort, usesOf } from './paper-use.rules.ts';
export { type AlertLevel, type TravelAlert, travelAlert } from './travel-alert.entity.ts';
export { type AlertLine, myTravelAlerts } from './travel-alerts.routes.ts';
export { type TravelDocument, type TravelDocumentType, travelDocument, travelDocumentTypes } from './travel-document.entity.ts';
export { publishAlert } from './travel.actions.ts';
export { alertPublished, travellerAlerted } from './travel.events.ts';
export { travelRefusals } from './travel.refusals.ts';
export { type TravelDay, type TripDays, isAhead, lastDayOf, travelDaysAhead } from './trip-days.rules.ts';
export { isUnderWay } from './trip-on-day.rules.ts';
export { overlappingTrips } from './trip-overlap.rules.ts';
export { type Trip, trip } from './trip.entity.ts';
