import './cases.css';
import {
  type CaseClosing,
  type ClosingSide,
  caseDetail,
  closingDeeds,
  closingLists,
  closingSides,
  type OpenLine,
} from '@homeport/model/cases';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { type Deed, deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { DeedButtons, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { CircleCheckBig, CircleDashed } from 'lucide-react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { openOf } from './open-of.ts';
import { PhasePath } from './PhasePath.tsx';
import { useCaseClosing } from './use-case-closing.ts';
import { useCasesWords } from './use-cases-words.ts';

/** What is open before the work and the money of an assignment are complete, with what can be done about it. */
export function ClosingTab({ row }: { readonly row: Row }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const query = useCaseClosing(row.id);
  const { start, dialog, busy } = useStartDeed(caseDetail);
  const deeds = deedsOf(host.catalogue, caseDetail, row);
  const draw = (offered: readonly Deed[], primary?: Deed) => (
    <DeedButtons
      entity={caseDetail}
      deeds={offered}
      primary={primary}
      busy={busy}
      onDeed={(deed) => start(deed, row)}
    />
  );
  return (
    <WhenLoaded query={query} rows={6} failed={text('closing.failed')}>
      {(closing) => {
        const ends = deeds.filter(({ name }) => name === 'reopen' || (name === 'complete' && isReady(closing)));
        return (
          <div className="case-closing">
            <PhasePath row={row} phases={closing.phases} />
            <div className="case-tiles">
              {closingSides.map((side) => {
                const offered = deeds.filter(({ name }) => offers(closing, side, name));
                return (
                  <Side key={side} id={row.id} side={side} of={closing.sides[side]} isOffered={offered.length > 0}>
                    {draw(offered)}
                  </Side>
                );
              })}
            </div>
            {ends.length > 0 ? <div className="case-deeds">{draw(ends, ends[0])}</div> : null}
            {dialog}
          </div>
        );
      }}
    </WhenLoaded>
  );
}

const isReady = ({ sides }: CaseClosing): boolean => closingSides.every((side) => sides[side].isComplete);
/** Of the two ways to complete a side the one that is not refused: in spite of what is open only while something is. */
function offers({ sides }: CaseClosing, side: ClosingSide, deed: string): boolean {
  const { complete, despite, reopen } = closingDeeds[side];
  return deed === reopen || deed === (sides[side].isOpen ? despite : complete);
}

function Side({
  id,
  side,
  of,
  isOffered,
  children,
}: {
  readonly id: string;
  readonly side: ClosingSide;
  readonly of: CaseClosing['sides'][ClosingSide];
  /** The reader can do something about it here. */
  readonly isOffered: boolean;
  readonly children: React.ReactNode;
}) {
  const text = useCasesWords();
  const formats = useFormats();
  const done = of.lines.filter(({ count }) => count === 0).length;
  return (
    <section className="case-tile">
      <h2>{text(`closing.${side}`)}</h2>
      {of.isComplete ? (
        <p>
          <Icon of={CircleCheckBig} small />{' '}
          {text('closing.complete', {
            by: of.by ?? 'none',
            since: of.on === null ? 'none' : 'known',
            day: of.on === null ? '' : formats.date(of.on),
          })}
        </p>
      ) : (
        <div>
          <StatusChip state="OPEN" tone="neutral" label={text('closing.progress', { done, all: of.lines.length })} />
        </div>
      )}
      {of.notes ? <p>{of.notes}</p> : null}
      {of.despite ? <p>{text('closing.despite', { reason: of.despite })}</p> : null}
      {of.reopenedBecause ? <p>{text('closing.reopened', { reason: of.reopenedBecause })}</p> : null}
      <ul className="case-tile-lines">
        {of.lines.map((line) => (
          <Line key={line.kind} id={id} line={line} />
        ))}
      </ul>
      {of.hidesMore ? <p className="hp-secondary">{text('closing.hiddenToo')}</p> : null}
      {of.isComplete && of.isOpen && !of.despite ? <p>{text('closing.openAgain')}</p> : null}
      {of.isComplete || isOffered ? null : (
        <p className="hp-secondary">{text(`closing.who.${side}`, { settle: of.isOpen ? 'first' : 'none' })}</p>
      )}
      <div className="case-deeds">{children}</div>
    </section>
  );
}

function Line({ id, line }: { readonly id: string; readonly line: OpenLine }) {
  const text = useCasesWords();
  const labels = useLabels();
  const host = useRecordHost();
  const { kind, count } = line;
  const { entity: name } = closingLists[kind];
  const entity = host.catalogue.hasEntity(name) ? host.catalogue.entity(name) : undefined;
  const href = entity && count > 0 ? host.address({ to: 'list', entity, search: openOf(id, line) }) : null;
  const label = entity ? labels.plural(entity) : text(`open.${kind}`, { count });
  return (
    <li>
      <span>
        <Icon of={count === 0 ? CircleCheckBig : CircleDashed} small />{' '}
        {href ? <AppLink href={href}>{label}</AppLink> : label}
      </span>
      <span className="hp-number">{text('closing.count', { count })}</span>
    </li>
  );
}
