import { ask } from '@homeport/client';
import { type NoticeDetail, noticeChannels, noticeDetail, saveNoticeWays } from '@homeport/model/notifications';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { withParams } from '../frame/address.ts';
import { useScreen } from '../frame/use-screen.ts';
import type { NoticeAt } from './notice-at.ts';
import { noticeTextsPath } from './paths.ts';
import { useNoticeTexts } from './use-notice-texts.ts';
import { WordsForm } from './WordsForm.tsx';

/** One notification: its ways, and its words in each language. */
export function NoticeEditor({ event, place, away }: NoticeAt) {
  const { place: company } = useScreen(noticeTextsPath);
  const text = useNoticeTexts();
  const queries = useQueryClient();
  const key = ['notice-text', away.tenant ?? 'own', event, place];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(noticeDetail, { params: { event, place }, ...away, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const took = (next: NoticeDetail) => {
    queries.setQueryData(key, next);
    void queries.invalidateQueries({ queryKey: ['notice-texts'] });
  };
  // The list is the same page without a notice: what is typed is asked about on the way there as well.
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname === next.pathname && !isSameNotice(current.search, next.search) && !(await mayLeave()),
    enableBeforeUnload: false,
  });
  return (
    <div className="admin-page">
      <PageHeader
        title={query.data?.label ?? text('title')}
        crumbs={[{ label: text('title'), href: withParams(noticeTextsPath, company) }]}
        description={query.data?.subject}
      />
      <WhenLoaded query={query} rows={6} failed={text('failed')}>
        {(detail) => (
          <>
            <Ways detail={detail} at={{ event, place, away }} onSaved={took} />
            <Card title={text('words')}>
              <WordsForm detail={detail} at={{ event, place, away }} onSaved={took} />
            </Card>
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

type Search = { readonly event?: string; readonly place?: string };
const isSameNotice = (one: Search, other: Search) => one.event === other.event && one.place === other.place;

const fieldOf = { app: 'inApp', mail: 'byEmail', push: 'byPush' } as const;

function Ways({
  detail,
  at,
  onSaved,
}: {
  readonly detail: NoticeDetail;
  readonly at: NoticeAt;
  readonly onSaved: (next: NoticeDetail) => void;
}) {
  const text = useNoticeTexts();
  const failure = useFailureText();
  const { usual, open, weight } = detail;
  const isSafety = weight === 'security';
  const change = (channel: (typeof noticeChannels)[number], value: boolean) => {
    const next = { ...open, [channel]: value };
    const body = Object.fromEntries(noticeChannels.map((one) => [fieldOf[one], next[one]]));
    ask(saveNoticeWays, { params: { event: at.event, place: at.place }, body: body, ...at.away }).then(
      (saved) => {
        onSaved(saved);
        toasts.show(text('saved'));
      },
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  };
  return (
    <Card title={text('ways')}>
      <div className="hp-lines">
        {isSafety ? <p>{text('ways.always')}</p> : null}
        {weight === 'decision' ? <p className="hp-muted">{text('ways.decision')}</p> : null}
        {noticeChannels
          .filter((channel) => usual[channel])
          .map((channel) => (
            <SwitchField
              key={channel}
              label={text(`way.${channel}`)}
              value={open[channel]}
              disabled={isSafety}
              onChange={(value) => change(channel, value === true)}
            />
          ))}
      </div>
    </Card>
  );
}
