import type { Entity } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { Icon } from '../../parts/Icon.tsx';
import { PersonMark } from '../../parts/PersonMark.tsx';
import { toasts } from '../../parts/toasts.ts';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { FailureNote, useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';

/** Who is told when the record changes; one press to be among them, or no longer. */
export function FollowersPanel({ entity, id }: { entity: Entity; id: string }) {
  const text = useRecordText();
  const failure = useFailureText();
  const host = useRecordHost();
  const client = useQueryClient();
  const key = [...recordKeys(host.tenant, entity).one(id), 'followers'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.followers.of(entity, id, signal),
    staleTime: 30_000,
  });
  const change = useMutation({
    mutationFn: (isFollowing: boolean) => host.followers.follow(entity, id, isFollowing),
    onSuccess: (now) => client.setQueryData(key, now),
    onError: (error) => toasts.show(failure(error), 'danger'),
  });
  const isFollowing = query.data?.isFollowing ?? false;
  return (
    <section className="hp-rec-side" aria-label={text('followers.title')}>
      <h2>{text('followers.title')}</h2>
      {query.error ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.followers.length === 0 ? <p className="hp-muted">{text('followers.empty')}</p> : null}
      {query.data && query.data.followers.length > 0 ? (
        <ul className="hp-followers">
          {query.data.followers.map((one) => (
            <li key={one.id}>
              <PersonMark name={one.label} small />
              <span>{one.id === host.viewer.user ? text('followers.you', { name: one.label }) : one.label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {query.data ? (
        <Button
          variant="default"
          leftSection={<Icon of={isFollowing ? BellOff : Bell} small />}
          loading={change.isPending}
          onClick={() => change.mutate(!isFollowing)}
        >
          {text(isFollowing ? 'followers.stop' : 'followers.start')}
        </Button>
      ) : null}
    </section>
  );
}
