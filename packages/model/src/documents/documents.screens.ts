import { defineScreen } from '@homeport/grammar';

/** The builder's way to a list that hangs under another menu. */
export const builderDocuments = defineScreen({
  name: 'builderDocuments',
  on: 'document',
  kind: 'list',
  label: 'Documents',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/library/document',
});
/** The builder's way to a list that hangs under another menu. */
export const builderRequiredDocuments = defineScreen({
  name: 'builderRequiredDocuments',
  on: 'requiredDocument',
  kind: 'list',
  label: 'Required documents',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/cases/required-document',
});

/** The builder's way to a list that hangs under another menu. */
export const builderRelocationDocuments = defineScreen({
  name: 'builderRelocationDocuments',
  on: 'mailTemplate',
  kind: 'list',
  label: 'Relocation documents',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/library/mail-template?filter=kind:in:DOCUMENT',
});
