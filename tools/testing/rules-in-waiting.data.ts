/**
 * Rules that are right and tested, and that nothing asks yet, each with the chapter that will. A rule that is put to use is
 * struck here; one that no chapter needs is taken out of the model.
 */
export const rulesInWaiting: Readonly<Record<string, string>> = {
  accountKey: 'books: bank lines are matched to accounts by themselves',
  printIban: 'books: accounts on letters and statements',
  checkBeforeSubmit: 'kernel: one set of findings before and at submission',
  combinedRate: 'computing: gross-up of a cost estimate',
  grossUp: 'computing: gross-up of a cost estimate',
  taxInside: 'books: bills that are entered with their tax included',
  saleOf: 'books: prices by markup',
  idleSeconds: 'rights: time-outs of sessions by company',
  compareAmounts: 'kernel: one decimal for the whole repository',
  byUrgency: 'work: what needs attention comes first',
  transitCost: 'planning: storage in transit on a shipment',
  constructiveLbs: 'planning: weight of a survey by volume',
  allowanceLbs: 'planning: weight allowed by policy and family',
  tonnageBalance: 'planning: tonnage given to and got from partners',
  checkMixture: 'books: credit notes and invoices in payment batches',
  isPaymentReference: 'books: bank lines are matched by reference',
  creditorReference: 'books: invoices carry a reference that banks hand on unchanged',
  isCreditorReference: 'books: bank lines are matched by reference',
  businessRuleHolds: 'work: rules of a company fire when something happens, and every day',
  ruleOfInitiation: 'work: a request goes by the rule that is for it',
  netPromoterScore: 'work: quality beside the provider',
};
