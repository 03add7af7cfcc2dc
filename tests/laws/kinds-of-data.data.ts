/**
 * Who reads pay, bank accounts, health and papers of identity, by field. "Some": their own records, or those their declaration
 * names. A new reader is a decision: write it down here with the change that opens the field.
 */
export const kindsOfData = {
  pay: {
    'balanceSheet.baseSalary': 'hr (some), payroll, master',
    'balanceSheet.costOfLiving': 'hr (some), payroll, master',
    'balanceSheet.housingNorm': 'hr (some), payroll, master',
    'balanceSheet.hypotheticalTax': 'hr (some), payroll, master',
    'balanceSheet.net': 'hr (some), payroll, master',
    'balanceSheet.premiums': 'hr (some), payroll, master',
    'balanceSheet.reserve': 'hr (some), payroll, master',
    'balanceSheet.spendable': 'hr (some), payroll, master',
    'caseBenefit.payAmount': 'hr (some), payroll, master',
    'caseBenefit.payExplanation': 'hr (some), payroll, master',
    'caseBenefit.working': 'hr (some), payroll, master',
    'changeOfCircumstance.newSalary': 'hr (some), payroll, master',
    'changeOfCircumstance.newSalaryCurrency': 'hr (some), payroll, master',
    'changeOfCircumstance.salaryBefore': 'hr (some), payroll, master',
    'changeOfCircumstance.salaryCurrencyBefore': 'hr (some), payroll, master',
    'compensationDocument.annualAmount': 'assignee (some), hr (some), financeLead, payroll, master',
    'compensationDocument.letter': 'assignee (some), hr (some), financeLead, payroll, master',
    'compensationDocument.signedLetter': 'assignee (some), hr (some), financeLead, payroll, master',
    'employee.salary': 'assignee (some), hr, payroll, master',
    'employee.salaryCurrency': 'assignee (some), hr, payroll, master',
    'grade.maximumPay': 'hr, finance, financeLead, payroll, administrator, builder, master',
    'grade.minimumPay': 'hr, finance, financeLead, payroll, administrator, builder, master',
    'payrollInstruction.amount': 'hr (some), financeLead, payroll, master',
    'payslip.document': 'assignee (some), hr (some), financeLead, payroll, master',
    'payslip.grossPay': 'assignee (some), hr (some), financeLead, payroll, master',
    'payslip.netPay': 'assignee (some), hr (some), financeLead, payroll, master',
    'payslip.otherDeductions': 'assignee (some), hr (some), financeLead, payroll, master',
    'payslip.socialSecurity': 'assignee (some), hr (some), financeLead, payroll, master',
    'payslip.taxWithheld': 'assignee (some), hr (some), financeLead, payroll, master',
    'sharePlanGrant.optionPrice': 'assignee (some), hr, financeLead, payroll, vendor (some), master',
    'workPermit.salaryOnPermit': 'hr (some), master',
  },
  bank: {
    'bankDetails.accountNumber': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.bankCode': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.iban': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.routingNumber': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.sortCode': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.swiftCode': 'assignee (some), finance, financeLead, payroll, master',
    'bankDetails.transitNumber': 'assignee (some), finance, financeLead, payroll, master',
    'companyAccount.accountNumber': 'finance, financeLead, administrator, master',
    'companyAccount.iban': 'finance, financeLead, administrator, master',
    'companyAccount.swiftCode': 'finance, financeLead, administrator, master',
    'expensePayment.accountEnding': 'assignee (some), finance, financeLead, payroll, master',
    'paymentBatch.accountEnding': 'finance, financeLead, payroll, master',
    'paymentBatch.paymentFile': 'finance, financeLead, payroll, master',
    'paymentBatch.paymentList': 'finance, financeLead, payroll, master',
  },
  identity: {
    'employee.identityNumber': 'assignee (some), hr, payroll, master',
    'immigrationRecord.documentNumber': 'assignee (some), caseManager, hr, administrator, master',
    'immigrationRecord.scan': 'assignee (some), caseManager, hr, administrator, master',
    'travelDocument.copy': 'assignee (some), caseManager, hr, administrator, master',
    'travelDocument.number': 'assignee (some), caseManager, hr, administrator, master',
    'workPermit.permitNumber': 'assignee (some), caseManager (some), hr (some), administrator, master',
  },
};

/** Fields whose names only sound like it, and of what they tell. */
export const speaksOfNobody: Readonly<Record<string, string>> = {
  'petTransport.healthCertificate': 'when a vet wrote the certificate of an animal',
};
