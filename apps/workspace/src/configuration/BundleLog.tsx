import { ask } from '@homeport/client';
import { type BundleLogLine, configurationLog } from '@homeport/model/configuration';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import type { BundleProps } from './bundle-props.ts';
import { useConfiguration } from './use-configuration.ts';
import { useKinds } from './use-kinds.ts';

const most = 200;
const looks = { DONE: 'neutral', CHANGED_SINCE: 'warning', IN_USE: 'warning' } as const;

/** What a bundle did, record by record, with what was not taken back first. */
export function BundleLog({ bundle, tenant }: Pick<BundleProps, 'bundle' | 'tenant'>) {
  const text = useConfiguration();
  const formats = useFormats();
  const kind = useKinds();
  const [find, setFind] = useState('');
  const query = useQuery({
    queryKey: ['configuration-log', tenant ?? 'own', bundle.id, bundle.status],
    queryFn: ({ signal }) =>
      ask(configurationLog, { params: { id: bundle.id }, ...(tenant ? { tenant } : {}), signal }),
  });
  const isStaying = ({ back }: BundleLogLine) => back !== null && back !== 'DONE';
  const shownOf = (content: readonly BundleLogLine[]) =>
    content
      .filter((one) => `${kind(one.entity)} ${one.title}`.toLocaleLowerCase().includes(find.trim().toLocaleLowerCase()))
      .toSorted((one, other) => Number(isStaying(other)) - Number(isStaying(one)));
  return (
    <Card title={text('log')}>
      <WhenLoaded query={query} rows={4} failed={text('failed')}>
        {({ content }) => {
          const shown = shownOf(content);
          return (
            <div className="hp-lines">
              <TextInput
                type="search"
                className="admin-find"
                label={text('search')}
                value={find}
                onChange={(event) => setFind(event.currentTarget.value)}
              />
              <p className="hp-muted" role="status">
                {text(shown.length > most ? 'foundFirst' : 'found', { found: shown.length, shown: most })}
              </p>
              <AdminTable
                columns={(['record', 'part', 'log', 'at'] as const).map((one) => text(one))}
                rows={shown.slice(0, most)}
                keyOf={(one) => one.id}
                head={(one) => <RecordLink line={one} />}
                cells={(one) => (
                  <>
                    <td>{kind(one.entity)}</td>
                    <td>
                      {text(`did.${one.deed}`)}{' '}
                      {one.back ? (
                        <StatusChip state={one.back} tone={looks[one.back]} label={text(`back.${one.back}`)} />
                      ) : null}
                    </td>
                    <td className="hp-number" data-label={text('at')}>
                      {formats.localTime(one.at)}
                    </td>
                  </>
                )}
              />
            </div>
          );
        }}
      </WhenLoaded>
    </Card>
  );
}

function RecordLink({ line: { entity, id, title, deed, back } }: { readonly line: BundleLogLine }) {
  const host = useRecordHost();
  const isGone = deed === 'ADD' && back === 'DONE';
  const known = host.catalogue.hasEntity(entity) ? host.catalogue.entity(entity) : undefined;
  const href = known && !isGone ? host.address({ to: 'record', entity: known, id }) : undefined;
  return href ? <a href={href}>{title}</a> : title;
}
