import { Skeleton } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The shape of a list while it is first loaded. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const text = useKitText();
  return (
    <div className="hp-skeleton-list" role="status" aria-label={text('loading')}>
      {numbers(rows).map((row) => (
        <div className="hp-skeleton-row" key={row}>
          <Skeleton height={16} width="24%" />
          <Skeleton height={16} width="36%" />
          <Skeleton height={16} width="16%" />
        </div>
      ))}
    </div>
  );
}
/** The shape of a record: title, key facts, two columns. */
export function RecordSkeleton() {
  const text = useKitText();
  return (
    <div className="hp-lines" role="status" aria-label={text('loading')}>
      <Skeleton height={32} width="40%" />
      <div className="hp-facts">
        {numbers(4).map((fact) => (
          <Skeleton key={fact} height={40} />
        ))}
      </div>
      <Skeleton height={240} />
    </div>
  );
}
/** The shape of a form: label and input, several times. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  const text = useKitText();
  return (
    <div className="hp-lines" role="status" aria-label={text('loading')}>
      {numbers(fields).map((field) => (
        <div className="hp-lines" key={field}>
          <Skeleton height={14} width="28%" />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
