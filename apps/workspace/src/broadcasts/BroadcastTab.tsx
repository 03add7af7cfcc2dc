import type { Broadcast } from '@homeport/model/notifications';
import { Card } from '@homeport/ui/parts/Card.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useWatched } from '../records/use-watched.ts';
import { Audience, Deliveries } from './Audience.tsx';
import { useAudience } from './audience-query.ts';
import { BroadcastPreview } from './BroadcastPreview.tsx';
import { useBroadcasts } from './use-broadcasts.ts';
import { broadcastWords } from './words.ts';

/** For whom a broadcast is and how it will look; once it is sent, what became of it. */
export function BroadcastTab({ row }: { readonly row: Row }) {
  useLearned('broadcasts', broadcastWords);
  const text = useBroadcasts();
  const broadcast = row as Broadcast;
  const isSending = broadcast.status === 'SENDING';
  const query = useAudience(row, isSending);
  useWatched('broadcast', isSending);
  const isBegun = isSending || broadcast.status === 'SENT' || broadcast.status === 'STOPPED';
  return (
    <div className="hp-lines">
      <WhenLoaded query={query} rows={3} failed={text('failed')}>
        {(audience) =>
          isBegun ? (
            <Card title={text('delivery.title')}>
              <Deliveries broadcast={broadcast} audience={audience} />
            </Card>
          ) : (
            <Card title={text('audience.title')}>
              <Audience audience={audience} />
            </Card>
          )
        }
      </WhenLoaded>
      <Card title={text('preview.title')}>
        <BroadcastPreview broadcast={broadcast} />
      </Card>
    </div>
  );
}
