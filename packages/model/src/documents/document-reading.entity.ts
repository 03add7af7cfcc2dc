import { dateTime, defineEntity, person, type RecordOf, ref, whole } from '@homeport/grammar';
import { asItsWhole, everyone, keepers, shownOutside } from '../role-presets/door.generated.ts';

const mine = { field: 'user', op: 'eq', value: '$me.user' } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = ['document', 'user', 'person', 'openedAt', 'confirmedVersion', 'confirmedAt'];

/** That somebody opened a document, when last, and which version they confirmed to have read. */
export const documentReading = defineEntity({
  name: 'documentReading',
  label: 'Read confirmation',
  plural: 'Read confirmations',
  title: ['document'],
  indexes: [['user', 'openedAt'], ['document']],
  unique: [{ fields: ['document', 'user'] }],
  sort: 'openedAt,desc',
  list: ['document', 'person', 'openedAt', 'confirmedVersion', 'confirmedAt'],
  fields: {
    document: ref('Document', 'document', { required: true, fixed: true, onDelete: 'cascade' }),
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    person: person('Person', { readOnly: true }),
    openedAt: dateTime('Last opened', { readOnly: true }),
    confirmedVersion: whole('Confirmed version', { min: 1, readOnly: true }),
    confirmedAt: dateTime('Confirmed', { readOnly: true }),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: seenOutside,
      client: seenOutside,
      caseInitiator: seenOutside,
    },
    asItsWhole('document', {
      ...everyone({ do: ['read'], where: mine }),
      dependant: {
        do: ['read'],
        where: mine,
        show: seenOutside,
      },
      ...keepers({ do: ['read', 'export'] }),
    }),
  ),
});
export interface DocumentReading extends RecordOf<typeof documentReading> {}
