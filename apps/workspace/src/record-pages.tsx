import { domainParts } from './record-parts.generated.ts';
import { NewRoute, RecordRoute } from './records/pages.tsx';
import { mergeParts } from './records/record-parts.ts';

const parts = mergeParts(domainParts);

/** The page of one record with what the domains add to it. */
export const ComposedRecord = () => <RecordRoute parts={parts} />;

/** The form of a new record with what the domains draw beside it. */
export const ComposedNew = () => <NewRoute parts={parts} />;
