/** A record as answers carry it: wire names to values. `can` names the deeds, transitions and actions open to the caller. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly created?: string;
  readonly updated?: string;
  readonly can?: readonly string[];
  readonly [wire: string]: unknown;
}

/** Whether the caller may do something with this record now. */
export const may = (row: Row | undefined, deed: string): boolean => row?.can?.includes(deed) ?? false;
