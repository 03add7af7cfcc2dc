import { defineRules, inputRefusals } from '@homeport/grammar';
import { savedView } from './saved-view.entity.ts';
import { viewsRefusals } from './views.refusals.ts';

/** A view remembers so many settings of so many characters: what fits into an address. */
const most = { settings: 12, characters: 4000 } as const;

/** Whether it is settings of a list: names to texts, as its address has them. */
function isOfAList(settings: unknown): boolean {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return false;
  const values = Object.values(settings);
  return (
    values.length <= most.settings && values.every((one) => typeof one === 'string' && one.length <= most.characters)
  );
}

/** By whom a view is found besides its owner: everybody, one role, or nobody. */
export const savedViewRules = defineRules(savedView, {
  derive: ({ sharedWith, role }) => ({
    audienceKey: sharedWith === 'EVERYONE' ? 'GLOBAL' : sharedWith === 'ROLE' && role ? `GLOBAL/${role}` : null,
  }),
  check: ({ settings, sharedWith, role, name }) => [
    ...(isOfAList(settings) ? [] : [viewsRefusals.badSettings({}, 'settings')]),
    ...(sharedWith === 'ROLE' && !role ? [inputRefusals.required({ label: savedView.fields.role.label }, 'role')] : []),
    ...(name?.trim() === '' ? [inputRefusals.required({ label: savedView.fields.name.label }, 'name')] : []),
  ],
});
