/** So many changes that belong together are told of one by one; of more there is one notice. */
export const toldOneByOne = 3;

/** Whether changes that belong together, as far as one reader may see them, are told of in one notice. */
export const isGathered = (seen: number): boolean => seen > toldOneByOne;

/** A change with what it belongs to: the work of a job, or else one transaction. */
export interface GroupedChange {
  /** The request that made it; a job's own id where a job did. */
  readonly request: string | null;
  readonly transaction: string;
}

/**
 * What a change belongs to. What a job does is one thing however many transactions it takes; everything else goes by its
 * transaction, since calls, sockets and reactions may share a name for their requests.
 */
export const groupOf = ({ request, transaction }: GroupedChange, isJob: boolean): string =>
  isJob && request !== null ? `job:${request}` : `transaction:${transaction}`;
