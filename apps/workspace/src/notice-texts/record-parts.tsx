import type { NotificationTemplate } from '@homeport/model/notifications';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const EventPreview = lazyPart(() => import('./EventPreview.tsx').then((it) => it.EventPreview));

/** The event of a template, looked at in its language first. */
function TemplatePreview({ row }: { readonly row: Row }) {
  const { notificationEvent, language, version } = row as NotificationTemplate;
  return (
    <Suspense>
      <EventPreview event={notificationEvent.id} first={language} version={version} />
    </Suspense>
  );
}

/** A template shows what its readers will. */
export const recordParts: RecordParts = {
  notificationTemplate: {
    tabs: [{ id: 'preview', word: 'companyEvents.preview', draw: (row) => <TemplatePreview row={row} /> }],
  },
};
