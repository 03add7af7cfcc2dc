import type { SpecificationWords } from './place.ts';

/** Section 3 of the assignee application's specification. */
export const assigneeWords: SpecificationWords = {
  'Assignee application, 3: user and case': {
    'user: id, role, tenant': 'user + user.roles',
    'case detail: assignee, employee, caseMaster':
      'caseDetail.assignee + caseDetail.employee + caseDetail.caseMaster + caseMaster.assignee',
    'homeLocation and hostLocation': 'caseDetail.homeLocation + caseDetail.hostLocation',
    'assignmentStartDate and assignmentEndDate': 'caseDetail.assignmentStartDate + caseDetail.assignmentEndDate',
  },
  'Assignee application, 3: expenses and bank details': {
    bankAccount: 'caseExpenseBatch.bankAccount',
    batchPaymentAmount: 'caseExpenseBatch.batchPaymentAmount',
    batchReference: 'caseExpenseBatch.batchReference',
    batchTotal: 'caseExpenseBatch.batchTotal',
    'caseDetailId, caseMaster, caseService':
      'caseExpenseBatch.caseDetail + caseExpenseBatch.caseMaster + caseExpenseBatch.caseService',
    'category (default EMPLOYEE)': 'caseExpenseBatch.category + caseExpenseBatch.category.EMPLOYEE',
    controlTotal: 'caseExpenseBatch.controlTotal',
    currency: 'caseExpenseBatch.currency',
    description: 'caseExpenseBatch.description',
    numberOfEntries: 'caseExpenseBatch.numberOfEntries',
    postedBy: 'caseExpenseBatch.postedBy',
    status: 'caseExpenseBatch.status',
    submittedDate: 'caseExpenseBatch.submittedDate',
    'expense item form: amount, currency, activity, expenseItem, notes, image':
      'caseExpense.amount + caseExpense.currency + caseExpense.activity + caseExpense.expenseItem + caseExpense.notes + caseExpense.receipt',
    'reimburseTo, whoIsPaying, recoverFrom':
      'expenseManagementService.reimburseTo + expenseManagementService.whoIsPaying + expenseManagementService.recoverFrom',
    'paymentMethod, poNumber, costCenter, expensePaidMethod':
      'expenseManagementService.paymentMethod + expenseManagementService.poNumber + expenseManagementService.costCenter + expenseManagementService.expensePaidMethod',
    'bank details: name, account number, account name':
      'bankDetails.name + bankDetails.accountNumber + bankDetails.accountName',
    'sort code, bank, branch, currency':
      'bankDetails.sortCode + bankDetails.bank + bankDetails.branch + bankDetails.currency',
    'IBAN, swift code, routing number, transit number, bank code':
      'bankDetails.iban + bankDetails.swiftCode + bankDetails.routingNumber + bankDetails.transitNumber + bankDetails.bankCode',
    'address and notes of an account': 'bankDetails.address + bankDetails.notes',
    relocatee: 'bankDetails.relocatee',
  },
  'Assignee application, 3: timeline, comments and diary': {
    'timeline item: description, eventDate': 'caseTimeline.description + caseTimeline.eventDate',
    'notesForEmployee and notesByEmployee': 'caseTimeline.notesForEmployee + caseTimeline.notesByEmployee',
    'timelineGrp, phase, longDescription':
      'timelineItem.timelineGrp + timelineItem.phase + timelineItem.longDescription',
    'comment: comment, category, entityId, format':
      'comment.comment + comment.category + comment.entityId + comment.format',
    allDay: 'diaryEntry.part',
    'country and countryCode': 'diaryEntry.country',
    location: 'diaryEntry.location',
    'latitude and longitude': 'diaryEntry.position',
    'startDate and endDate': 'diaryEntry.startDay + diaryEntry.endDay',
    'locationType: host, other, home': 'diaryEntry.locationType + options LOCATION_TYPE',
    'purpose: VACATION, BUSINESS_TRIP, HOME_VISIT, ON_ASSIGNMENT':
      'diaryEntry.purpose + options TRAVEL_PURPOSE.VACATION + options TRAVEL_PURPOSE.BUSINESS_TRIP + options TRAVEL_PURPOSE.HOME_VISIT + options TRAVEL_PURPOSE.ON_ASSIGNMENT',
    locked: 'diaryEntry.status.LOCKED',
    usaState: 'file packages/model/src/diary/diary-wire.rules.ts',
  },
  'Assignee application, 3: the rest': {
    'quick e-mail: sendTo, subject, detail': 'quickMail.recipient + quickMail.subject + quickMail.detail',
    'contact: name, email': 'caseContact',
    'address: address1, address2, town, county, state, postCode, country': 'file packages/grammar/src/fields/values.ts',
    'library section': 'librarySection.code',
    'library document: category, librarySection, ownerId':
      'document.category + document.librarySection + document.owner',
    'help desk ticket': 'helpDeskTicket',
    notification: 'notification',
    'chat conversation: participants': 'conversation + conversationMember',
    'calendar event: startDate, endDate, scheduled':
      'calendarEvent.startDate + calendarEvent.endDate + calendarEvent.isScheduled',
    'page form: userDefinedFields, page rules and parameters': 'pageForm + page + pageRule',
    attachment: 'attachment',
    'theme data: enableMaiDigitalSigning, confirmationFieldsForBankDetailsSettings':
      'tenant.enableMaiDigitalSigning + tenant.confirmationFieldsForBankDetailsSettings',
    'access settings: menuSetting, dashboardSetting, permissionSetting': 'route accessSettings',
    'tenant and parent': 'tenant.parent',
    'sign-in: access_token, refresh_token, welcomeMessage': 'route login',
    'reference lists: currency, country, tax-code, data-option': 'currency + country + taxCode + dataOption',
    'reference lists: bank-details, case benefits, service list': 'bankDetails + caseBenefit + caseService',
  },
};
