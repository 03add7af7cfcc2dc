import type { Values } from '@homeport/grammar';

/** What a step wants to find before it can be tried: fields of the record, a state of its other lifecycle, or input. */
export interface Arranged {
  readonly given?: Values;
  /** Fields that lead to a record of this entity, made for it. */
  readonly with?: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly input?: Values;
  /** Input that says what a field of the record says. */
  readonly repeats?: Readonly<Record<string, string>>;
  /** State of the record that a relation leads to. */
  readonly wholes?: Readonly<Record<string, readonly [field: string, state: string]>>;
}

/** A booking of an hour, far ahead. */
const booked = { startsAt: '2126-03-02T10:00:00Z', endsAt: '2126-03-02T11:00:00Z' };

/** A request that could be handed in. */
const requested: Arranged = {
  with: { services: 'serviceType' },
  given: { homeCountry: 'ES', hostCountry: 'SG', startDate: '2031-06-01' },
};

/** A shipment of somebody, that was sold. */
const carried: Arranged = { states: { salesStatus: 'BOOKED' }, with: { caseDetail: 'caseDetail' } };

/** What was paid, and for how long it binds. */
const agreed = { otherPaid: '18000', currency: 'EUR', startsOn: '2031-01-01', months: 24, method: 'MONTHS' };

export const arranged: Readonly<Record<string, Arranged>> = {
  'changeOfCircumstance.status.apply': {
    given: { kind: 'EXTENSION', newEndDate: '2031-01-31', effectiveDate: '2026-03-02' },
  },
  'paybackAgreement.status.sign': { given: agreed },
  'paybackAgreement.status.callIn': { given: agreed, input: { leftOn: '2031-09-30' } },
  'caseDetail.status.block': { input: { reason: 'OTHER' } },
  'caseDetail.status.complete': { given: { operationallyComplete: true, financiallyComplete: true } },
  'visaService.stage.apply': { given: { submittedDate: '2026-03-02' } },
  'visaService.stage.schedule': { given: { submittedDate: '2026-03-02', appointmentDate: '2026-03-09' } },
  'visaService.stage.approve': { given: { validFrom: '2026-03-02', validTo: '2027-03-01' } },
  'resourceEvent.status.confirm': { given: { isTentative: true, ...booked } },
  'resourceEvent.status.finish': { given: booked },
  'homeSale.stage.acceptOffer': { given: { offerAmount: '300000', currency: 'EUR' } },
  'homeSale.stage.close': { given: { salePrice: '300000', currency: 'EUR' } },
  'shipment.salesStatus.book': { given: { saleAmount: '900', currency: 'EUR', requiredPickupDate: '2026-03-02' } },
  'shipment.salesStatus.lose': { input: { lostReason: 'OTHER' } },
  'shipment.operationalStatus.pack': carried,
  'shipment.operationalStatus.depart': carried,
  'shipment.operationalStatus.enterCustoms': carried,
  'shipment.operationalStatus.deliver': {
    ...carried,
    given: { actualDeliveryDate: '2026-03-09' },
  },
  'warehouseSpace.status.occupy': { with: { storage: 'storage' } },
  'broadcast.status.schedule': { given: { sendAt: '2031-01-31T10:00:00Z' } },
  'vendorInvoice.status.approve': { given: { externalReference: 'Law' } },
  'vendorInvoice.status.reply': { given: { externalReference: 'Law' } },
  'vendorInvoice.status.release': { given: { externalReference: 'Law' } },
  'initiation.status.submit': requested,
  'initiation.status.start': requested,
  'financialTransaction.status.reverse': { repeats: { transactionDate: 'transactionDate' } },
  'caseExpense.approvalStatus.approve': { wholes: { caseExpenseBatch: ['status', 'AWAITING_APPROVAL'] } },
  'caseExpense.approvalStatus.reject': { wholes: { caseExpenseBatch: ['status', 'AWAITING_APPROVAL'] } },
  'caseExpense.approvalStatus.unapprove': { wholes: { caseExpenseBatch: ['status', 'AWAITING_APPROVAL'] } },
  'expensePayment.status.fail': { wholes: { caseExpenseBatch: ['status', 'IN_PAYMENT'] } },
  'compensationDocument.status.send': { with: { letter: 'attachment' } },
  'compensationDocument.status.sign': { with: { letter: 'attachment', signedLetter: 'attachment' } },
  'checkOut.depositRecovery.recoverPart': { given: { deposit: '4000', recoveredAmount: '2500', isClaimOpen: true } },
  'checkOut.depositRecovery.recover': { given: { deposit: '4000', recoveredAmount: '4000', isClaimOpen: false } },
  'checkOut.depositRecovery.settlePart': { given: { deposit: '4000', recoveredAmount: '2500', isClaimOpen: false } },
  'checkOut.depositRecovery.settleWithCost': {
    given: { deposit: '4000', recoveredAmount: '4000', recoveryCost: '100', isClaimOpen: false },
  },
  'checkOut.depositRecovery.writeOff': { given: { deposit: '4000', recoveredAmount: '0', isClaimOpen: false } },
};
