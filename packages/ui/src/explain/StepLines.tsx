import {
  formulaOf,
  type NamedNode,
  partsOf,
  roundingsOf,
  type StepNode,
  type TraceSource,
  type Unit,
} from '@homeport/grammar';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { modelSpace, useText } from '../language/use-text.ts';
import { AppLink } from '../parts/link.tsx';
import { useExplainBy, useExplainText } from './explain-words.ts';
import type { ExplainHost } from './explained.ts';
import { mayReadSource } from './resolve.ts';
import { useFigures } from './use-figures.ts';

interface Lines {
  readonly calculation: string;
  readonly host: ExplainHost | undefined;
}
/** One level of an explanation: the formula in names and in figures, its parts, and how it was rounded. */
export function StepLines({ calculation, step, host }: Lines & { readonly step: StepNode }) {
  const text = useExplainText();
  const formats = useFormats();
  const { figure, kind } = useFigures(calculation);
  const common = {
    number: (value: string, unit?: Unit) => (unit?.kind === 'percent' ? formats.percent(value) : formats.number(value)),
    least: (parts: readonly string[]) => text('least', { parts: formats.list(parts) }),
    greatest: (parts: readonly string[]) => text('greatest', { parts: formats.list(parts) }),
  };
  const inNames = formulaOf(step, {
    ...common,
    part: kind,
    several: (node, count) => text('several', { name: kind(node), count }),
  });
  const inFigures = formulaOf(step, { ...common, part: figure });
  const roundings = roundingsOf(step);
  return (
    <div className="hp-explained-step">
      {inNames === '' ? null : (
        <>
          <p>{inNames}</p>
          <p className="hp-number">{`${inFigures} = ${figure(step)}`}</p>
        </>
      )}
      <ul>
        {partsOf(step).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a trace never change their places.
          <Part key={at} calculation={calculation} part={part} host={host} />
        ))}
      </ul>
      {inNames === '' ? null : (
        <p className="hp-caption">
          {roundings.length === 0
            ? text('exact')
            : roundings.map(({ mode, decimals }) => text(`rounding.${mode}`, { decimals })).join(' ')}
        </p>
      )}
    </div>
  );
}

/** A part of a formula: its figure, where it came from, and, opened, how it came about itself. */
function Part({ calculation, part, host }: Lines & { readonly part: NamedNode }) {
  const text = useExplainText();
  const { figure, name } = useFigures(calculation);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const inner = innerOf(calculation, part);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') setOpen(event.key === 'ArrowRight');
  };
  return (
    <li>
      <div className="hp-explained-part">
        {inner ? (
          <button
            type="button"
            className="hp-plain-button hp-explained-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {name(part)}
          </button>
        ) : (
          <span>{name(part)}</span>
        )}
        {part.is === 'withheld' ? (
          <span className="hp-caption">{text(part.why === 'closed' ? 'closed' : 'tells')}</span>
        ) : (
          <span className="hp-number">{figure(part)}</span>
        )}
      </div>
      {part.is === 'input' && part.isMissing ? <p className="hp-caption">{text('missing')}</p> : null}
      {part.is === 'input' && part.source ? <Source of={part.source} host={host} /> : null}
      {inner && isOpen ? (
        <div id={id} className="hp-explained-inner">
          <StepLines calculation={inner.calculation} step={inner.step} host={host} />
        </div>
      ) : null}
    </li>
  );
}

/** What a part opens to: the calculation that it is the result of, or the step that it is. */
function innerOf(
  calculation: string,
  part: NamedNode,
): { readonly calculation: string; readonly step: StepNode } | undefined {
  if (part.is === 'step') return { calculation, step: part };
  if (part.is !== 'input' || part.from === undefined) return undefined;
  return { calculation: part.from.calculation, step: part.from.result };
}

/** The record a figure was read from, as a link where the reader may open it, the day that counts, and who says so. */
function Source({ of, host }: { readonly of: TraceSource; readonly host: ExplainHost | undefined }) {
  const text = useExplainText();
  const by = useExplainBy();
  const formats = useFormats();
  const record = useRecordOf(of, host);
  const said = [
    of.asOf === undefined ? undefined : text('asOf', { date: formats.date(of.asOf) }),
    of.by === undefined ? undefined : by(of.by),
    of.version === undefined || !record ? undefined : text('version', { version: of.version }),
  ].filter((one) => one !== undefined);
  if (!record && said.length === 0) return null;
  return (
    <p className="hp-caption">
      {record?.href ? <AppLink href={record.href}>{record.name}</AppLink> : record?.name}
      {record && said.length > 0 ? ' · ' : ''}
      {said.join(' · ')}
    </p>
  );
}

/** What the record of a figure is called, with its address where the reader may open it. */
function useRecordOf(of: TraceSource, host: ExplainHost | undefined) {
  const text = useText(modelSpace);
  const { entity: name, id } = of;
  if (!host || name === undefined || id === undefined || !host.catalogue.hasEntity(name)) return null;
  const entity = host.catalogue.entity(name);
  const href = mayReadSource(host)(of) ? host.address({ to: 'record', entity, id }) : null;
  return { name: text(entity.name, {}, entity.label), href };
}
