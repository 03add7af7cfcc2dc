import './broadcasts.css';
import { type Broadcast, type BroadcastAudience, wordingLanguages } from '@homeport/model/notifications';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useBroadcasts } from './use-broadcasts.ts';

/** How many a broadcast reaches, by company and by language. */
export function Audience({ audience }: { readonly audience: BroadcastAudience }) {
  const text = useBroadcasts();
  const formats = useFormats();
  const { users, companies, languages } = audience;
  const read = wordingLanguages.filter((language) => languages[language] > 0);
  return (
    <div className="hp-lines">
      <p className="broadcast-count">{text('audience.count', { count: users })}</p>
      {read.length > 0 ? (
        <p className="hp-muted">
          {read.map((language) => text(`audience.${language}`, { count: languages[language] })).join(' · ')}
        </p>
      ) : null}
      {companies.length > 1 ? (
        <AdminTable
          columns={[text('audience.company'), { number: text('audience.users') }]}
          rows={companies}
          keyOf={(one) => one.company}
          head={(one) => one.company}
          cells={(one) => (
            <td className="hp-number admin-number" data-label={text('audience.users')}>
              {formats.number(one.users)}
            </td>
          )}
        />
      ) : null}
    </div>
  );
}

/** What became of a broadcast: how many lines, mails and pushes went, wait or could not. */
export function Deliveries({
  broadcast,
  audience,
}: {
  readonly broadcast: Broadcast;
  readonly audience: BroadcastAudience;
}) {
  const text = useBroadcasts();
  const formats = useFormats();
  if (audience.deliveries.length === 0) return <p className="hp-muted">{text('delivery.none')}</p>;
  return (
    <>
      <p>
        {text('delivery.reached', {
          count: broadcast.reached ?? 0,
          time: broadcast.sentAt ? formats.localTime(broadcast.sentAt) : '',
        })}
      </p>
      <AdminTable
        columns={[text('delivery.channel'), text('delivery.state'), { number: text('delivery.count') }]}
        rows={audience.deliveries}
        keyOf={(one) => `${one.channel} ${one.state}`}
        head={(one) => text(`delivery.channel.${one.channel}`)}
        cells={(one) => (
          <>
            <td>{text(`delivery.state.${one.state}`)}</td>
            <td className="hp-number admin-number" data-label={text('delivery.count')}>
              {formats.number(one.count)}
            </td>
          </>
        )}
      />
    </>
  );
}
