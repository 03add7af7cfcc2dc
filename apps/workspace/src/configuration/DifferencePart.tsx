import { ask } from '@homeport/client';
import { type BundleDifference, configurationDifference } from '@homeport/model/configuration';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { ApplyPart } from './ApplyPart.tsx';
import type { BundleProps } from './bundle-props.ts';
import { ChangeRows } from './ChangeRows.tsx';
import { LeftOut } from './LeftOut.tsx';
import { brings, PartsTable, touches } from './PartsTable.tsx';
import { useConfiguration } from './use-configuration.ts';

/** What a bundle would change here: parts to choose from, the changes field by field, and applying them. */
export function DifferencePart(props: BundleProps) {
  const { bundle, tenant, search, onSearch } = props;
  const text = useConfiguration();
  const [parts, setParts] = useState<readonly string[] | null>(null);
  const [without, setWithout] = useState<readonly string[]>([]);
  const away = tenant ? { tenant } : {};
  const { part = null, find = null, deed = null } = search;
  const query = useQuery({
    queryKey: ['configuration-difference', tenant ?? 'own', bundle.id, parts, without, part, find, deed],
    queryFn: ({ signal }) =>
      ask(configurationDifference, {
        params: { id: bundle.id },
        body: { parts: parts === null ? null : [...parts], without: [...without], part, search: find, deed },
        ...away,
        signal,
      }),
    placeholderData: keepPreviousData,
    // What is applied is what was looked at: it is not looked at again behind the reader's back.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = query.data?.parts ?? [];
  // The first look is at all parts.
  const differing = useRef<ReadonlyMap<string, boolean> | null>(null);
  if (query.data) differing.current ??= new Map(all.filter(touches).map((one) => [one.entity, brings(one)]));
  const chosen = parts ?? all.map(({ entity }) => entity);
  const show = (next: Readonly<Record<string, string | undefined>>) =>
    onSearch({ bundle: bundle.id, part: search.part, find: search.find, deed: search.deed, ...next });
  return (
    <WhenLoaded query={query} rows={6} failed={text('failed')}>
      {(difference: BundleDifference) => (
        <>
          <Card title={text('parts')}>
            <PartsTable
              parts={difference.parts}
              differing={differing.current ?? new Map()}
              chosen={new Set(chosen)}
              shown={part}
              onChoose={(next) => setParts([...next])}
              onShow={(next) => show({ part: next ?? undefined })}
            />
          </Card>
          {differing.current?.size ? (
            <Card title={text('changes')}>
              <ChangeRows
                difference={difference}
                search={search}
                onSearch={show}
                without={new Set(without)}
                onChoose={(id, isChosen) =>
                  setWithout(isChosen ? without.filter((one) => one !== id) : [...without, id])
                }
              />
            </Card>
          ) : null}
          <LeftOut difference={difference} />
          <ApplyPart
            bundle={bundle}
            tenant={tenant}
            difference={difference}
            parts={chosen}
            without={without}
            isLooking={query.isPlaceholderData || query.isFetching}
            onLookAgain={() => void query.refetch()}
          />
        </>
      )}
    </WhenLoaded>
  );
}
