import { type Filter, whole } from '@homeport/grammar';

/** How many steps of its decision are left; kept by whoever makes and decides them. For entities that are `decided`. */
export const undecided = whole('Steps to decide', { min: 0, initial: 0, readOnly: true, rare: true });

/** No steps are left: it is decided as a whole. */
export const asAWhole = {
  any: [
    { field: 'undecided', op: 'null' },
    { field: 'undecided', op: 'eq', value: 0 },
  ],
} as const satisfies Filter;
