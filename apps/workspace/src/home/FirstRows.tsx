import type { HomeCard } from '@homeport/model/home';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { titleOf } from '@homeport/ui/records/fields/title-of.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { listOf } from './card-list.ts';
import { useHomeWords } from './use-home-words.ts';
import { useRecordWay } from './use-record-way.ts';

/** The first records of a list, with the way to all of them. */
export function FirstRows({ card }: { readonly card: HomeCard }) {
  const text = useHomeWords();
  const formats = useFormats();
  const host = useRecordHost();
  const labels = useLabels();
  const show = useShow();
  const wayTo = useRecordWay();
  const entity = host.catalogue.entity(card.on);
  const shown = (card.columns ?? []).flatMap((name) => fieldAt(entity, name) ?? []);
  const all = <AppLink href={listOf(host, card)}>{text('all', { count: formats.number(card.count) })}</AppLink>;
  return (
    <Card title={labels.key(`card.${card.name}`, card.label)} aside={card.count > 0 ? all : undefined}>
      {(card.rows ?? []).length === 0 ? (
        <p className="hp-muted">{text('none')}</p>
      ) : (
        <AdminTable
          columns={[labels.entity(entity), ...shown.map((at) => labels.field(at))]}
          rows={card.rows ?? []}
          keyOf={({ id }) => id}
          head={(row) => (
            <AppLink href={wayTo(entity, row)}>{titleOf(entity, row, show) || labels.entity(entity)}</AppLink>
          )}
          cells={(row) =>
            shown.map((at) => (
              <td key={at.wire} data-label={labels.field(at)}>
                <FieldShow at={at} value={row[at.wire]} row={row} />
              </td>
            ))
          }
        />
      )}
    </Card>
  );
}
