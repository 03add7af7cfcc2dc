import type { BundleDifference } from '@homeport/model/configuration';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useConfiguration } from './use-configuration.ts';
import { useKinds } from './use-kinds.ts';

/** What did not travel: relations to people, files, and parts that are not known here. */
export function LeftOut({ difference: { leftOut, unknown } }: { readonly difference: BundleDifference }) {
  const text = useConfiguration();
  const kind = useKinds();
  if (leftOut.length + unknown.length === 0) return null;
  return (
    <Card title={text('leftOut')}>
      <p className="hp-muted">{text('leftOutText')}</p>
      <ul className="configuration-left">
        {leftOut.map(({ entity, label, count }) => (
          <li key={`${entity}${label}`}>{text('leftOutLine', { kind: kind(entity), field: label, count })}</li>
        ))}
        {unknown.map((name) => (
          <li key={name}>{text('unknownPart', { name })}</li>
        ))}
      </ul>
    </Card>
  );
}
