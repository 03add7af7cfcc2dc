/**
 * Steps that change nothing but the state, each with what reads it: a file that asks for the state, or the record's list,
 * where it is a fact of the world outside that the team writes down and follows.
 */
export const readElsewhere: Readonly<Record<string, { readonly state: string; readonly by: string }>> = {
  // Asked for by handlers and rules.
  'broadcast.status.stop': { state: 'SENDING', by: 'apps/server/src/modules/notifications/broadcast/send.ts' },
  'diaryEntry.status.lock': { state: 'LOCKED', by: 'apps/server/src/modules/travel/travel-details.ts' },
  'diaryEntry.status.unlock': { state: 'LOCKED', by: 'apps/server/src/modules/travel/travel-details.ts' },
  'page.status.retire': { state: 'RETIRED', by: 'packages/model/src/content/page-form.rules.ts' },

  // Facts of the world outside: people read them in the list, sort and filter by them, follow the record and are told.
  'opportunity.stage.negotiate': { state: 'NEGOTIATED', by: 'list' },
  'payrollInstruction.status.process': { state: 'PROCESSED', by: 'list' },
  'property.status.let': { state: 'LET', by: 'list' },
  'property.status.release': { state: 'AVAILABLE', by: 'list' },
  'property.status.reserve': { state: 'RESERVED', by: 'list' },
  'property.status.withdraw': { state: 'WITHDRAWN', by: 'list' },
  'resourceEvent.status.confirm': { state: 'CONFIRMED', by: 'list' },
  'trip.status.confirm': { state: 'CONFIRMED', by: 'list' },
  'visaService.stage.schedule': { state: 'SCHEDULED', by: 'list' },
  'shipment.operationalStatus.pack': { state: 'PACKED', by: 'list' },
  'shipment.operationalStatus.depart': { state: 'IN_TRANSIT', by: 'list' },
  'shipment.operationalStatus.enterCustoms': { state: 'IN_CUSTOMS', by: 'list' },
  'shipment.operationalStatus.deliver': { state: 'DELIVERED', by: 'list' },
};
