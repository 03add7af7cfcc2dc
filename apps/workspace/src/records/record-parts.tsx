import type { NotificationTemplate } from '@homeport/model/notifications';
import { linkSurvey } from '@homeport/model/surveys';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import type { RecordPageProps } from '@homeport/ui/records/record/RecordPage.tsx';
import { type ReactNode, Suspense } from 'react';
import { ActivateButton } from '../activation/ActivateButton.tsx';
import { EraseButton } from '../admin/EraseButton.tsx';
import { SetupTab } from '../batch-updates/SetupTab.tsx';
import { BatchButtons } from '../batches/BatchButtons.tsx';
import { BroadcastButtons } from '../broadcasts/BroadcastButtons.tsx';
import { BroadcastTab } from '../broadcasts/BroadcastTab.tsx';
import { CaseChat } from '../chat/CaseChat.tsx';
import { Comments } from '../chat/Comments.tsx';
import { FormAnswers } from '../content/FormAnswers.tsx';
import { LinkButton } from '../content/LinkButton.tsx';
import { DirectoryLink } from '../directory/DirectoryLink.tsx';
import { SendLink } from '../external/SendLink.tsx';
import { FamilyTab } from '../family/FamilyTab.tsx';
import { LogInAs } from '../profile/LogInAs.tsx';
import { PreviewAs } from '../profile/PreviewAs.tsx';
import { DiaryDays } from '../travel/DiaryDays.tsx';
import type { WordKey } from '../words/use-words.ts';

const ActivationProgress = lazyPart(() =>
  import('../activation/ActivationProgress.tsx').then((it) => it.ActivationProgress),
);
const EventPreview = lazyPart(() => import('../notice-texts/EventPreview.tsx').then((it) => it.EventPreview));
const RolePermissions = lazyPart(() => import('../permissions/RolePermissions.tsx').then((it) => it.RolePermissions));
const QueryNote = lazyPart(() => import('../exporters/QueryNote.tsx').then((it) => it.QueryNote));
const RunButton = lazyPart(() => import('../exporters/RunButton.tsx').then((it) => it.RunButton));
const ScheduleCard = lazyPart(() => import('../exporters/ScheduleCard.tsx').then((it) => it.ScheduleCard));
const RunsTab = lazyPart(() => import('../exporters/RunsTab.tsx').then((it) => it.RunsTab));

const queryNote = (row: Row, of: 'query' | 'report') => (
  <Suspense>
    <QueryNote row={row} of={of} />
  </Suspense>
);

/** A tab of its own, named by a text of the workspace. */
interface PartTab {
  readonly id: string;
  readonly word: WordKey;
  /** What the caller has to be allowed to do to be shown it; without one everybody who reads the record is. */
  readonly right?: string;
  readonly draw: (row: Row) => ReactNode;
}
/** What the workspace adds to generated record pages, by entity. */
export const recordParts: Readonly<
  Record<
    string,
    Pick<RecordPageProps, 'buttons' | 'leads' | 'banner' | 'withoutDeeds'> & { readonly tabs?: readonly PartTab[] }
  >
> = {
  paymentBatch: {
    buttons: (row) => <BatchButtons row={row} />,
    leads: (row) => row.status === 'BUILT' && may(row, 'release'),
    withoutDeeds: ['release'],
  },
  batchUpdate: { tabs: [{ id: 'setup', word: 'batchUpdates.tab', draw: (row) => <SetupTab row={row} /> }] },
  broadcast: {
    buttons: (row) => <BroadcastButtons row={row} />,
    leads: (row) => may(row, 'send'),
    withoutDeeds: ['send', 'schedule'],
    tabs: [{ id: 'audience', word: 'broadcasts.tab', draw: (row) => <BroadcastTab row={row} /> }],
  },
  caseDetail: {
    tabs: [
      { id: 'chat', word: 'cases.chat', draw: (row) => <CaseChat id={row.id} /> },
      { id: 'family', word: 'family.tab', draw: (row) => <FamilyTab id={row.id} /> },
      { id: 'diary', word: 'travel.tab', draw: (row) => <DiaryDays person={personOf(row)} /> },
    ],
  },
  caseService: {
    tabs: [{ id: 'comments', word: 'comments.title', draw: (row) => <Comments category="SERVICE" id={row.id} /> }],
  },
  dataQuery: { banner: (row) => queryNote(row, 'query') },
  report: { banner: (row) => queryNote(row, 'report') },
  exporter: {
    buttons: (row) => (
      <Suspense>
        <RunButton row={row} />
      </Suspense>
    ),
    leads: (row) => may(row, 'run'),
    withoutDeeds: ['run'],
    banner: (row) => (
      <Suspense>
        <ScheduleCard row={row} />
      </Suspense>
    ),
    tabs: [
      {
        id: 'runs',
        word: 'exporters.runs',
        draw: (row) => (
          <Suspense>
            <RunsTab row={row} />
          </Suspense>
        ),
      },
    ],
  },
  notificationTemplate: {
    tabs: [{ id: 'preview', word: 'companyEvents.preview', draw: (row) => <TemplatePreview row={row} /> }],
  },
  pageForm: {
    buttons: (row) => (row.status === 'COMPLETED' ? null : <SendLink kind="FORM" id={row.id} />),
    tabs: [{ id: 'answers', word: 'forms.answers', draw: (row) => <FormAnswers row={row} /> }],
  },
  qualitySurvey: {
    buttons: (row) => (row.status === 'SENT' ? <SendLink kind="SURVEY" id={row.id} /> : null),
    tabs: [
      {
        id: 'link',
        word: 'surveys.link',
        draw: (row) => <LinkButton id={row.id} action={linkSurvey} />,
      },
    ],
  },
  document: {
    buttons: (row) => (row.status === 'PUBLISHED' ? <SendLink kind="DOCUMENT" id={row.id} /> : null),
  },
  initiationRule: {
    buttons: (row) =>
      row.status === 'ACTIVE' && row.byLink === true ? <SendLink kind="INITIATION" id={row.id} /> : null,
  },
  companyGroup: { buttons: (row) => <ActivateButton row={row} as="companyGroup" /> },
  company: { buttons: (row) => <ActivateButton row={row} as="company" /> },
  companyActivation: {
    banner: (row) => (
      <Suspense>
        <ActivationProgress row={row} />
      </Suspense>
    ),
  },
  person: { buttons: (row) => <EraseButton row={row} /> },
  role: {
    buttons: (row) => <PreviewAs row={row} />,
    tabs: [
      {
        id: 'permissions',
        word: 'previewAs.permissions',
        right: 'call.permissionMatrix',
        draw: (row) => (
          <Suspense>
            <RolePermissions role={row.id} />
          </Suspense>
        ),
      },
    ],
  },
  ssoSetup: { buttons: () => <DirectoryLink /> },
  user: { buttons: (row) => <LogInAs row={row} /> },
};

/** The person an assignment is about. */
const personOf = (row: Row): string => (row as unknown as { assignee: { id: string } }).assignee.id;

/** The event of a template, looked at in its language first. */
function TemplatePreview({ row }: { readonly row: Row }) {
  const { notificationEvent, language, version } = row as unknown as NotificationTemplate;
  return (
    <Suspense>
      <EventPreview event={notificationEvent.id} first={language} version={version} />
    </Suspense>
  );
}
