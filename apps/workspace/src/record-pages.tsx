import { domainParts } from './record-parts.generated.ts';
import { RecordRoute } from './records/pages.tsx';
import { mergeParts } from './records/record-parts.ts';

const parts = mergeParts(domainParts);

/** The page of one record with what the domains add to it. */
export const ComposedRecord = () => <RecordRoute parts={parts} />;
