import { defineRoute } from '@homeport/grammar';

/** Who follows a record. */
export interface FollowersOfRecord {
  readonly isFollowing: boolean;
  readonly followers: readonly { readonly id: string; readonly label: string }[];
}
const followers = {
  path: 'followers/{entity}/{id}',
  who: 'signedIn',
  shape: {
    type: 'object',
    required: ['isFollowing', 'followers'],
    properties: {
      isFollowing: { type: 'boolean' },
      followers: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'label'],
          properties: { id: { type: 'string', format: 'uuid' }, label: { type: 'string' } },
        },
      },
    },
  },
  refusals: ['exchange.unknownEntity', 'notifications.notFollowed', 'notifications.notWhileActingAs'],
} as const;

/** Who follows a record that the caller may see, and whether the caller does. */
export const followersOf = defineRoute<FollowersOfRecord>()({
  ...followers,
  name: 'followersOf',
  label: 'Followers of a record',
  method: 'GET',
});
/** From now on the caller is told of changes that others make, as their preferences say. */
export const followRecord = defineRoute<FollowersOfRecord>()({
  ...followers,
  name: 'followRecord',
  label: 'Follow a record',
  method: 'PUT',
});
export const unfollowRecord = defineRoute<FollowersOfRecord>()({
  ...followers,
  name: 'unfollowRecord',
  label: 'Follow a record no longer',
  method: 'DELETE',
});
