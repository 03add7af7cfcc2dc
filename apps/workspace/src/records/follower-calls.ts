import { ask } from '@homeport/client';
import { followersOf, followRecord, unfollowRecord } from '@homeport/model/notifications';
import type { Followers } from '@homeport/ui/records/host/record-host.ts';

/** Followers over HTTP; `tenant` is undefined for the caller's own. */
export function followerCalls(tenant: string | undefined): Followers {
  const there = tenant ? { tenant } : {};
  return {
    of: (entity, id, signal) => ask(followersOf, { params: { entity: entity.name, id }, ...there, signal }),
    follow: (entity, id, isFollowing) =>
      ask(isFollowing ? followRecord : unfollowRecord, { params: { entity: entity.name, id }, ...there }),
  };
}
