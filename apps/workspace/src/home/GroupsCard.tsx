import type { HomeCard } from '@homeport/model/home';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import type { ReactNode } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { listOf } from './card-list.ts';
import { useHomeWords } from './use-home-words.ts';

/** How many of each value of a field, or of each company; each leads to its list. */
export function GroupsCard({ card }: { readonly card: HomeCard }) {
  const text = useHomeWords();
  const formats = useFormats();
  const host = useRecordHost();
  const { hostOf, me } = useWorkspace();
  const labels = useLabels();
  const at = card.by === undefined ? undefined : fieldAt(host.catalogue.entity(card.on), card.by);
  const groups = card.groups ?? [];
  const most = Math.max(...groups.map(({ count }) => count), 1);
  const nameOf = (key: string | null): ReactNode => {
    if (key === null) return text('withoutValue');
    return at ? <FieldShow at={at} value={key} row={{}} /> : me.tenants.find(({ id }) => id === key)?.name;
  };
  const wayTo = (key: string | null): string =>
    card.draws === 'companies'
      ? listOf(key === null ? host : hostOf(key), card)
      : listOf(host, card, { by: card.by ?? '', value: key });
  return (
    <Card
      title={labels.key(`card.${card.name}`, card.label)}
      aside={<AppLink href={listOf(host, card)}>{text('all', { count: formats.number(card.count) })}</AppLink>}
    >
      {groups.length === 0 ? (
        <p className="hp-muted">{text('none')}</p>
      ) : (
        <ul className="home-groups">
          {groups.map(({ key, count }) => (
            <li key={key ?? ''}>
              <span className="home-group-name">{nameOf(key)}</span>
              <AppLink className="hp-number" href={wayTo(key)}>
                {formats.number(count)}
              </AppLink>
              <span className="home-bar" aria-hidden="true">
                <span style={{ width: `${Math.round((count / most) * 100)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
