/**
 * Who reads pay, bank accounts, health and papers of identity, by field. "Some": their own records, or those their declaration
 * names. A new reader is a decision: write it down here with the change that opens the field.
 */
export const kindsOfData = {
  pay: {
    'balanceSheet.baseSalary': 'hr, payroll, master',
    'balanceSheet.costOfLiving': 'hr, payroll, master',
    'balanceSheet.housingNorm': 'hr, payroll, master',
    'balanceSheet.hypotheticalTax': 'hr, payroll, master',
    'balanceSheet.net': 'hr, payroll, master',
    'balanceSheet.premiums': 'hr, payroll, master',
    'balanceSheet.reserve': 'hr, payroll, master',
    'balanceSheet.spendable': 'hr, payroll, master',
    'changeOfCircumstance.newSalary': 'hr, payroll, master',
    'compensationDocument.annualAmount': 'assignee (some), hr, financeLead, payroll, master',
    'compensationDocument.letter': 'assignee (some), hr, financeLead, payroll, master',
    'compensationDocument.signedLetter': 'assignee (some), hr, financeLead, payroll, master',
    'employee.salary': 'assignee (some), hr, payroll, master',
    'employee.salaryCurrency': 'assignee (some), hr, payroll, master',
    'grade.maximumPay': 'hr, finance, financeLead, payroll, administrator, builder, master',
    'grade.minimumPay': 'hr, finance, financeLead, payroll, administrator, builder, master',
    'payslip.document': 'assignee (some), hr, financeLead, payroll, master',
    'payslip.grossPay': 'assignee (some), hr, financeLead, payroll, master',
    'payslip.netPay': 'assignee (some), hr, financeLead, payroll, master',
    'payslip.otherDeductions': 'assignee (some), hr, financeLead, payroll, master',
    'payslip.socialSecurity': 'assignee (some), hr, financeLead, payroll, master',
    'payslip.taxWithheld': 'assignee (some), hr, financeLead, payroll, master',
    'workPermit.salaryOnPermit': 'hr, master',
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
    'workPermit.permitNumber': 'assignee (some), caseManager, hr, administrator, master',
  },
};

/** Fields whose names only sound like it, and of what they tell. */
export const speaksOfNobody: Readonly<Record<string, string>> = {
  'petTransport.healthCertificate': 'when a vet wrote the certificate of an animal',
};
