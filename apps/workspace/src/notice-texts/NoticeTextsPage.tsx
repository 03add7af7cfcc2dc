import '../frame/page-styles.css';
import '../admin/admin.css';
import './notice-texts.css';
import { ask } from '@homeport/client';
import { type NoticeLine, noticeChannels, noticeLines } from '@homeport/model/notifications';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { NoticeEditor } from './NoticeEditor.tsx';
import { noticeTextsPath } from './paths.ts';
import { readerOf } from './reader.rules.ts';
import { useNoticeTexts } from './use-notice-texts.ts';

/** Everything people are told of: who hears of it, by which ways and in whose words; one of them opens. */
export function NoticeTextsPage() {
  const text = useNoticeTexts();
  const { tenant, search, onSearch } = useScreen(noticeTextsPath);
  const away = tenant ? { tenant } : {};
  const query = useQuery({
    queryKey: ['notice-texts', tenant ?? 'own'],
    queryFn: ({ signal }) => ask(noticeLines, { ...away, signal }),
  });
  const { event, place } = search;
  if (event && place) return <NoticeEditor key={`${event} ${place}`} event={event} place={place} away={away} />;
  return (
    <div className="admin-page notice-list">
      <PageHeader title={text('title')} aside={query.data?.length} description={text('text')} />
      <WhenLoaded query={query} rows={8} failed={text('failed')}>
        {(lines) => (
          <Lines lines={lines} onOpen={(line) => onSearch({ event: line.event, place: String(line.place) })} />
        )}
      </WhenLoaded>
    </div>
  );
}

function Lines({
  lines,
  onOpen,
}: {
  readonly lines: readonly NoticeLine[];
  readonly onOpen: (line: NoticeLine) => void;
}) {
  const text = useNoticeTexts();
  const formats = useFormats();
  const [wanted, setWanted] = useState<string | null>(null);
  const sign = wanted?.trim().toLowerCase() ?? '';
  const found = lines.filter(({ label, subject }) => `${label} ${subject}`.toLowerCase().includes(sign));
  const waysOf = ({ usual, open }: NoticeLine) => {
    const ways = noticeChannels.filter((one) => usual[one] && open[one]).map((one) => text(`way.${one}`));
    return ways.length > 0 ? ways.join(' · ') : text('way.none');
  };
  return (
    <>
      <div className="admin-find">
        <TextField label={text('find')} value={wanted} onChange={setWanted} />
      </div>
      {found.length === 0 ? <p className="hp-muted">{text('nothing')}</p> : null}
      <AdminTable
        columns={[text('event'), text('to'), text('ways'), text('changed'), text('open')]}
        rows={found}
        keyOf={({ event, place }) => `${event} ${place}`}
        head={({ label }) => label}
        under={({ subject }) => subject}
        cells={(line) => (
          <>
            <td data-label={text('to')}>{text(`reader.${readerOf(line.to)}`)}</td>
            <td>{line.weight === 'security' ? text('ways.safety', { ways: waysOf(line) }) : waysOf(line)}</td>
            <td>
              {line.changed.length > 0
                ? formats.list(line.changed.map((one) => text(`language.${one}`)))
                : text('changed.none')}
            </td>
            <td>
              <RowButton label={text('open')} about={`${line.label} ${line.place + 1}`} onClick={() => onOpen(line)} />
            </td>
          </>
        )}
      />
    </>
  );
}
