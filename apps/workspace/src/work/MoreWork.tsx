import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useKindName } from './use-group-name.ts';
import { useWorkWords } from './use-work-words.ts';

/** That more of a kind waits than is shown, with the way to all of it. */
export function MoreWork({ entity, kind }: { entity: string; kind: string }) {
  const text = useWorkWords();
  const kindName = useKindName();
  const host = useRecordHost();
  const href = host.address({ to: 'list', entity: host.catalogue.entity(entity) });
  return (
    <p className="hp-caption">
      {text('more', { kind: kindName(entity, kind) })} {href ? <AppLink href={href}>{text('moreIn')}</AppLink> : null}
    </p>
  );
}
