import { choice, defineEntity, derived, type Grant, json, type RecordOf, ref, text } from '@homeport/grammar';
import { everyone, roleChoices, shownOutside } from '../role-presets/door.generated.ts';

const mine = { field: 'owner', op: 'eq', value: '$me.user' } as const;
const isPrivate = { field: 'sharedWith', op: 'eq', value: 'NOBODY' } as const;
const isShared = { field: 'sharedWith', op: 'ne', value: 'NOBODY' } as const;
const ownOnes: Grant = { do: ['read', 'create', 'update', 'delete'], where: { all: [mine, isPrivate] } };
const sharedOnes: Grant = { do: ['read'], where: { field: 'audienceKey', op: 'in', value: '$me.audiences' } };
/** Who shares a view; a shared one is kept by all of them. */
const sharer: readonly Grant[] = [ownOnes, { do: ['read', 'create', 'update', 'delete'], where: isShared }];

/** How somebody looks at a list: its filters, order, groups and columns under a name, for themselves or for others too. */
export const savedView = defineEntity({
  name: 'savedView',
  label: 'Saved view',
  plural: 'Saved views',
  title: ['name'],
  unique: [{ fields: ['list', 'sharedWith', 'owner', 'name'], refusal: 'views.nameTaken' }],
  indexes: [['list']],
  sort: 'name,asc',
  list: ['name', 'list', 'sharedWith', 'role', 'owner', 'updated'],
  fields: {
    list: text('List', { required: true, max: 60, fixed: true }),
    name: text('Name', { required: true, max: 60 }),
    settings: json('Filters, order and columns', {
      drawn: 'the list that it is a view of',
      required: true,
      maxDepth: 2,
    }),
    owner: ref('Owner', 'user', { required: true, fixed: true, loose: true }),
    sharedWith: choice(
      'Shared with',
      { NOBODY: 'Nobody', ROLE: 'One role', EVERYONE: 'Everyone' },
      { required: true, initial: 'NOBODY' },
    ),
    role: choice('Role', roleChoices),
    audienceKey: derived(text('Audience', { max: 60 })),
  },
  access: shownOutside(['list', 'name', 'settings', 'owner', 'sharedWith', 'role', 'audienceKey'], {
    ...everyone([ownOnes, sharedOnes]),
    administrator: sharer,
    builder: sharer,
    master: sharer,
  }),
});
export interface SavedView extends RecordOf<typeof savedView> {}
