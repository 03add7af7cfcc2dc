import { dateTime, defineEvent, longText, person, ref, text } from '@homeport/grammar';

const payload = {
  document: ref('Document', 'document', { wire: 'id' }),
  title: text('Title'),
  assignee: person('Assignee', { wire: 'id' }),
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
};

export const documentShared = defineEvent({
  name: 'documents.documentShared',
  on: 'document',
  label: 'Document shared',
  weight: 'decision',
  payload,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'New document: {title}',
      body: 'Your mobility team shared a document with you.',
      link: '/dashboard/case-documents?document={document}',
    },
  ],
});

export const documentConfirmed = defineEvent({
  name: 'documents.documentConfirmed',
  on: 'document',
  label: 'Document read and confirmed',
  payload: {
    ...payload,
    publishedBy: ref('Published by', 'user', { wire: 'id', loose: true }),
    manager: ref('Case manager', 'user', { wire: 'id', loose: true }),
    at: dateTime('When'),
  },
  notices: [
    {
      to: 'publishedBy',
      channels: ['app'],
      title: 'Read and confirmed: {title}',
      body: 'The assignee confirmed to have read this document.',
      link: '/workspace/library/document/{document}',
    },
    {
      to: 'manager',
      channels: ['app'],
      title: 'Read and confirmed: {title}',
      body: 'The assignee confirmed to have read this document.',
      link: '/workspace/library/document/{document}',
    },
  ],
});

const requirement = {
  requirement: ref('Required document', 'requiredDocument', { wire: 'id' }),
  name: text('Document'),
  assignee: person('Assignee', { wire: 'id' }),
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
  requestedBy: ref('Requested by', 'user', { wire: 'id', loose: true }),
  manager: ref('Case manager', 'user', { wire: 'id', loose: true }),
  reason: longText('Reason'),
};
const own = '/dashboard/documents?required={requirement}';
const review = '/workspace/cases/document-review?item={requirement}';

export const documentRequested = defineEvent({
  name: 'documents.documentRequested',
  on: 'requiredDocument',
  label: 'Document requested',
  weight: 'decision',
  payload: requirement,
  notices: [
    { to: 'assignee', channels: ['app', 'mail'], title: 'A document is needed: {name}', body: '{reason}', link: own },
  ],
});
export const documentSubmitted = defineEvent({
  name: 'documents.documentSubmitted',
  on: 'requiredDocument',
  label: 'Required document sent in',
  payload: requirement,
  notices: [
    {
      to: 'requestedBy',
      channels: ['app', 'mail'],
      title: 'A document waits for your review: {name}',
      body: 'The assignee sent it in.',
      link: review,
    },
    {
      to: 'manager',
      channels: ['app', 'mail'],
      title: 'A document waits for your review: {name}',
      body: 'The assignee sent it in.',
      link: review,
    },
  ],
});
export const documentApproved = defineEvent({
  name: 'documents.documentApproved',
  on: 'requiredDocument',
  label: 'Required document approved',
  weight: 'decision',
  payload: requirement,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Approved: {name}',
      body: 'Your document was checked. There is nothing more to do.',
      link: own,
    },
  ],
});
export const documentRejected = defineEvent({
  name: 'documents.documentRejected',
  on: 'requiredDocument',
  label: 'Required document rejected',
  weight: 'decision',
  payload: requirement,
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Please send it again: {name}',
      body: 'Reason: {reason}',
      link: own,
    },
  ],
});
