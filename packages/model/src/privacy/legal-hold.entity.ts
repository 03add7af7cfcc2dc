import { date, dateTime, defineEntity, lifecycle, longText, person, type RecordOf, ref } from '@homeport/grammar';

const administrators = ['administrator', 'master'] as const;

/**
 * What must not go, whatever a rule or a person says: everything about somebody, or one assignment of theirs. It holds from the
 * moment it is recorded until somebody releases it and says why. `createdBy` is who placed it.
 */
export const legalHold = defineEntity({
  name: 'legalHold',
  label: 'Legal hold',
  plural: 'Legal holds',
  title: ['person'],
  indexes: [['person'], ['status']],
  sort: 'created,desc',
  list: ['person', 'caseDetail', 'reason', 'since', 'createdBy', 'status'],
  facts: ['person', 'caseDetail', 'since', 'releasedAt'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    person: person('Person', { required: true, fixed: true }),
    caseDetail: ref('Only this assignment', 'caseDetail', {
      fixed: true,
      help: 'Empty: everything about the person is held.',
    }),
    reason: longText('Why', { required: true, max: 1000 }),
    since: date('Since', { required: true }),
    releasedAt: dateTime('Released', { readOnly: true }),
    releasedBy: ref('Released by', 'user', { loose: true, readOnly: true }),
    releaseReason: longText('Why it was released', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'IN_FORCE',
      states: {
        IN_FORCE: { label: 'In force', tone: 'success', editable: true, primary: 'edit' },
        RELEASED: { label: 'Released', tone: 'neutral', final: true },
      },
      transitions: {
        // What is due may go with the next purge.
        release: {
          label: 'Release',
          from: ['IN_FORCE'],
          to: 'RELEASED',
          by: administrators,
          asks: { reason: longText('Why it is released', { required: true, max: 1000 }) },
          stamps: { releasedAt: '$now', releasedBy: '$me', releaseReason: 'reason' },
        },
      },
    }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'export'] },
    master: { do: ['read', 'create', 'update', 'export'] },
  },
});
export interface LegalHold extends RecordOf<typeof legalHold> {}
