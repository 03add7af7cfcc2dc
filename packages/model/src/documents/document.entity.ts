import {
  choice,
  date,
  dateTime,
  defineEntity,
  type Filter,
  file,
  type Grant,
  lifecycle,
  longText,
  option,
  person,
  type RecordOf,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { everyone, keepers, libraryKeepers, shownOutside } from '../role-presets/door.generated.ts';
import { audiences } from './audiences.data.ts';

/** Languages a document may be written in. */
const documentLanguages = { en: 'English', es: 'Spanish', fr: 'French' } as const;

const published: Filter = { field: 'status', op: 'eq', value: 'PUBLISHED' };
/** What the library shows: the section lets the reader in, and the document does where it has audiences of its own. */
export const libraryFor = (keys: '$me.audiences' | readonly string[]): Filter => ({
  all: [
    { field: 'category', op: 'eq', value: 'LIBRARY' },
    published,
    { field: 'librarySection.active', op: 'eq', value: true },
    { field: 'librarySection.audiences.key', op: 'in', value: keys },
    {
      any: [
        { field: 'audiences', op: 'null' },
        { field: 'audiences.key', op: 'in', value: keys },
      ],
    },
  ],
});
const inLibrary: Grant = { do: ['read'], where: libraryFor('$me.audiences') };
const onMyCase: Grant = {
  do: ['read'],
  where: {
    all: [
      { field: 'category', op: 'eq', value: 'CASE' },
      published,
      { field: 'owner', op: 'eq', value: '$me.person' },
      { field: 'share', op: 'eq', value: 'ASSIGNEE' },
    ],
  },
};
const onFamilyCase: Grant = {
  do: ['read'],
  where: {
    all: [
      { field: 'category', op: 'eq', value: 'CASE' },
      published,
      { field: 'owner', op: 'eq', value: '$me.family' },
      { field: 'share', op: 'eq', value: 'ASSIGNEE' },
      { field: 'shareWithFamily', op: 'eq', value: true },
    ],
  },
  show: [
    'category',
    'title',
    'description',
    'documentType',
    'language',
    'tags',
    'caseDetail',
    'owner',
    'file',
    'versionNumber',
    'versionDate',
    'publishedAt',
    'status',
  ],
};
/** What everybody may know of something to read in the library. */
const seenInLibrary = [
  'category',
  'title',
  'description',
  'documentType',
  'language',
  'tags',
  'librarySection',
  'requiresConfirmation',
  'requiresSignature',
  'file',
  'versionNumber',
  'versionDate',
  'publishedAt',
  'status',
];
const made: Filter = { field: 'createdBy', op: 'eq', value: '$me.user' };
/** What others keep to themselves, or to the team, stays there. */
const sharedWith = (...share: readonly string[]): Filter => ({
  any: [{ field: 'category', op: 'eq', value: 'LIBRARY' }, { field: 'share', op: 'in', value: share }, made],
});

/**
 * Something to read: of the library, or shared on one assignment. Its file is its newest version; earlier ones are kept.
 * Who confirmed to have read it is kept per version.
 */
export const document = defineEntity({
  name: 'document',
  label: 'Document',
  plural: 'Documents',
  title: ['title'],
  search: ['title', 'tags'],
  indexes: [
    ['category', 'librarySection'],
    ['caseDetail', 'category'],
    ['owner', 'category'],
    ['file'],
    ['signedFile'],
    ['status'],
  ],
  list: ['title', 'category', 'librarySection', 'owner', 'language', 'versionNumber', 'versionDate', 'status'],
  facts: ['category', 'librarySection', 'owner', 'language', 'versionNumber', 'versionDate'],
  menu: 'library',
  sections: [
    { label: 'Document', fields: ['category', 'title', 'description', 'documentType', 'language', 'tags'] },
    { label: 'Library', fields: ['librarySection', 'audiences'] },
    {
      label: 'Assignment',
      fields: ['caseDetail', 'owner', 'share', 'shareWithFamily', 'requiresConfirmation', 'requiresSignature'],
    },
    { label: 'Version', fields: ['file', 'versionNumber', 'versionDate', 'signedFile', 'signedAt', 'signedBy'] },
  ],
  fields: {
    category: choice('Category', { LIBRARY: 'Library', CASE: 'Assignment' }, { required: true, fixed: true }),
    title: text('Title', { required: true, max: 200 }),
    description: longText('Description', { max: 1000 }),
    documentType: option('Type', 'ATTACHMENT_TYPE'),
    language: choice('Language', documentLanguages),
    tags: text('Tags', { max: 300, help: 'Separated by commas.' }),
    librarySection: ref('Library section', 'librarySection'),
    audiences: refs('Only for these audiences', 'audience'),
    caseDetail: ref('Assignment', 'caseDetail', { wire: 'id', fixed: true, onDelete: 'cascade' }),
    owner: person('Owner', { wire: 'id' }),
    share: choice('Shared with', audiences, { required: true, initial: 'TEAM' }),
    shareWithFamily: yesNo('Shared with the family', {
      initial: false,
      help: 'What everyone on the assignment sees; members of the family who have a sign-in see it then, too.',
    }),
    requiresConfirmation: yesNo('Has to be read and confirmed', { initial: false }),
    requiresSignature: yesNo('Has to be signed', { initial: false }),
    file: file('File', { readOnly: true }),
    versionNumber: whole('Version', { min: 0, initial: 0, readOnly: true }),
    versionDate: date('Version of', { readOnly: true }),
    publishedAt: dateTime('Published', { readOnly: true }),
    publishedBy: ref('Published by', 'user', { loose: true, readOnly: true }),
    signedFile: file('Signed file', { readOnly: true }),
    signedAt: dateTime('Signed on', { readOnly: true }),
    signedBy: ref('Signed by', 'user', { loose: true, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', editable: true, primary: 'edit' },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
      },
      transitions: {
        publish: {
          label: 'Publish',
          from: ['DRAFT', 'WITHDRAWN'],
          to: 'PUBLISHED',
          by: libraryKeepers,
          needs: ['hasFile'],
          stamps: { publishedAt: '$now', publishedBy: '$me' },
        },
        withdraw: { label: 'Withdraw', from: ['PUBLISHED'], to: 'WITHDRAWN', by: libraryKeepers },
      },
    }),
  },
  access: shownOutside(
    {
      assignee: [
        ...seenInLibrary,
        'caseDetail',
        'owner',
        'share',
        'shareWithFamily',
        'signedFile',
        'signedAt',
        'signedBy',
      ],
      vendor: seenInLibrary,
      client: seenInLibrary,
      caseInitiator: seenInLibrary,
    },
    {
      ...everyone(inLibrary),
      assignee: [inLibrary, onMyCase],
      dependant: onFamilyCase,
      ...keepers({ do: ['read', 'create', 'update', 'delete', 'export'], where: sharedWith('TEAM', 'HR', 'ASSIGNEE') }),
      caseManager: {
        do: ['read', 'create', 'update', 'delete', 'export'],
        follows: 'caseDetail',
        orNone: true,
        where: sharedWith('TEAM', 'HR', 'ASSIGNEE'),
      },
      hr: {
        do: ['read', 'create', 'update', 'delete', 'export'],
        follows: 'caseDetail',
        orNone: true,
        where: sharedWith('HR', 'ASSIGNEE'),
      },
      builder: {
        do: ['read', 'create', 'update', 'delete', 'export'],
        where: { field: 'category', op: 'eq', value: 'LIBRARY' },
      },
    },
  ),
});
export interface Document extends RecordOf<typeof document> {}
