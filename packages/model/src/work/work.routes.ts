import { defineRoute } from '@homeport/grammar';

/** Lines of one kind in an answer; of more of them it says that there are more. */
export const workLimits = { ofKind: 100 } as const;

/** Something that waits for the reader: a record, and the kind of work it is. */
export interface WorkLine {
  readonly entity: string;
  readonly kind: string;
  /** The day by which it is to be done (yyyy-MM-dd); null where none was set, or the reader does not see it. */
  readonly due: string | null;
  /** It was put off until that day, and is not to be done before. */
  readonly isAsleep?: true;
  /** Whose record it is, where the work of all companies was asked for. */
  readonly tenantId?: string;
  /** What names and shows the record, with `id`, `version` and `can`, as its own list has them. */
  readonly row: Readonly<Record<string, unknown>> & { readonly id: string };
}
/** What waits for the reader, what is due first before the others, and of which kinds there is more than is shown. */
export interface MyWork {
  readonly content: readonly WorkLine[];
  readonly more: readonly Pick<WorkLine, 'entity' | 'kind'>[];
}

/** Everything that waits for the caller, over all kinds of records, in one company or in all of theirs. */
export const myWork = defineRoute<MyWork>()({
  name: 'myWork',
  label: 'What waits for the caller',
  method: 'GET',
  path: 'work/mine',
  who: 'signedIn',
  portfolio: true,
  shape: { type: 'object', required: ['content', 'more'] },
});
