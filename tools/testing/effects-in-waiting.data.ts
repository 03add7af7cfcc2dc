/**
 * Effects that still decide from a list or from the address, as counts by file. They only become fewer: what is worked out while
 * drawing, in a loader or where the person acts is struck here.
 */
export const effectsInWaiting: Readonly<Record<string, number>> = {
  'apps/assignee/src/lean/LeanApp.tsx': 1,
  'apps/workspace/src/frame/root.tsx': 1,
  'packages/ui/src/entry/EntrySteps.tsx': 1,
  'packages/ui/src/records/list/RecordList.tsx': 1,
};
