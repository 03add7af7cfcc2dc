/** Why an upload may not be taken. */
export const uploadRefusals = [
  'files.empty',
  'files.tooLarge',
  'files.interrupted',
  'files.unknownType',
  'files.notWhatItSays',
  'files.damaged',
  'files.tooManyPixels',
  'files.heic',
  'files.pdfEncrypted',
  'files.pdfActive',
  'files.macros',
  'files.archiveTooLarge',
  'files.userQuota',
  'files.tenantQuota',
  'files.busy',
  'documents.infected',
] as const;
