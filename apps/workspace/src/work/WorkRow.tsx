import { certain, type Entity } from '@homeport/grammar';
import { dueGroupOf } from '@homeport/model/work';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { titleOf } from '@homeport/ui/records/fields/title-of.ts';
import { type ShowContext, useShow } from '@homeport/ui/records/fields/use-show.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { tenantParam, withParams } from '../frame/address.ts';
import type { Waiting } from './use-my-work.ts';
import { useWorkWords } from './use-work-words.ts';
import { WorkDeeds } from './WorkDeeds.tsx';

/** Address of a line in the page, to move the focus to it. */
export const lineId = (line: Waiting): string => `work-${line.kind}-${line.row.id}`;

/** Something that waits: what it is, of whom, by when, and what is to be done with it. Drawn among the records of its company. */
export function WorkRow({ line, today, isOfSeveral }: { line: Waiting; today: string; isOfSeveral: boolean }) {
  const text = useWorkWords();
  const formats = useFormats();
  const labels = useLabels();
  const show = useShow();
  const host = useRecordHost();
  const entity = host.catalogue.entity(line.entity);
  const spec = certain(entity.work?.find(({ name }) => name === line.kind));
  const row: Row = { version: 0, ...line.row };
  const counted = spec.counts ? fieldAt(entity, spec.counts) : undefined;
  const about = [
    labels.key(`${entity.name}.work.${spec.name}`, spec.label),
    ...factsOf(entity, row, show),
    ...(counted && Number(row[counted.wire]) > 0
      ? [formats.pair(labels.field(counted), show.text(counted, row[counted.wire], row))]
      : []),
    ...(isOfSeveral ? [text('ofCompany', { company: line.company.name })] : []),
  ];
  const title = titleOf(entity, row, show) || labels.entity(entity);
  const tenant: Readonly<Record<string, string>> = isOfSeveral ? { [tenantParam]: line.company.id } : {};
  const href = spec.at
    ? withParams(spec.at, { ...tenant, item: row.id })
    : (host.address({ to: 'record', entity, id: row.id }) ?? '');
  return (
    <li className="work-row">
      <AppLink id={lineId(line)} className="work-open" href={href}>
        {title}
      </AppLink>
      <span className="hp-caption work-about">{about.join(' · ')}</span>
      {line.due === null ? null : (
        <span className="work-due" data-group={dueGroupOf(line, today)}>
          {text(line.isAsleep ? 'until' : 'dueOn', { day: formats.dayInSentence(line.due) })}
        </span>
      )}
      {/* What is decided on a page of its own, or where all of it is seen, is not decided here. */}
      {spec.at || spec.isOpened ? null : (
        <WorkDeeds entity={entity} spec={spec} row={row} title={title} about={about.slice(1).join(' · ')} />
      )}
    </li>
  );
}

/** Of whom it is and how much: what it belongs to and who is named, and one amount, which needs no name beside it. */
function factsOf(entity: Entity, row: Row, show: ShowContext): readonly string[] {
  const facts = ['caseDetail', 'assignee', ...(entity.facts ?? [])].filter(
    (name) => name !== 'owner' && !entity.title.includes(name),
  );
  const said = (types: readonly string[]): string[] =>
    facts.flatMap((name) => {
      const at = fieldAt(entity, name);
      const value = at && row[at.wire];
      // A relation of which only the id came says nothing.
      if (!at || !types.includes(at.field.type) || typeof value === (types.includes('ref') ? 'string' : 'object'))
        return [];
      const text = value === null || value === undefined ? '' : show.text(at, value, row);
      return text ? [text] : [];
    });
  // Whom the assignment names already is not named again.
  const named = said(['ref', 'person']).filter(
    (one, at, all) => !all.slice(0, at).some((before) => before.includes(one)),
  );
  return [...named.slice(0, 2), ...said(['money']).slice(0, 1)];
}
