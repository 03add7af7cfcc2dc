import type { SeenEffects } from '@homeport/model/changes';
import { travelDocument, travelDocumentTypes } from '@homeport/model/travel';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import type { ReactNode } from 'react';
import { useChangeWords } from './use-change-words.ts';

/** What a change moves besides what it says itself, group by group; what the reader may not see is counted. */
export function Effects({ effects }: { readonly effects: SeenEffects }) {
  const text = useChangeWords();
  const { family, steps, services, benefits, papers, told, withheld } = effects;
  const isNothing = [family, steps, services, benefits, papers].every((one) => one.length === 0) && withheld === 0;
  return (
    <div className="changes-effects">
      {isNothing ? <p className="hp-muted">{text('movesNothing')}</p> : null}
      <Group
        title={text('family')}
        lines={family.map((one) => [one.id, one.name, text(one.joins ? 'joins' : 'leaves')])}
      />
      <Moved effects={effects} />
      <Papers papers={papers} />
      {withheld > 0 ? <p className="hp-caption">{text('withheld', { count: withheld })}</p> : null}
      <Group title={text('told')} lines={told.map((one) => [one.user, one.name, text(`told.${one.as}`)])} />
    </div>
  );
}

/** Services, steps and benefits with their days before and then. */
function Moved({ effects: { services, steps, benefits } }: { readonly effects: SeenEffects }) {
  const text = useChangeWords();
  const formats = useFormats();
  const day = (one: string | null) => (one === null ? text('noDay') : formats.date(one));
  const due = (one: string | null) => text('due', { day: day(one) });
  const span = (from: string | null, to: string | null) =>
    to === null ? day(from) : text('dates', { from: day(from), to: day(to) });
  const amount = (value: string | null, currency: string) =>
    value === null ? currency : formats.money(value, currency);
  const benefit = (one: SeenEffects['benefits'][number]): string => {
    if (one.kind === 'LOST') return text('lost', { day: day(one.lastAfter) });
    if (one.kind === 'GAINED') return text('gained', { amount: amount(one.amountAfter, one.currency) });
    const isMoved = one.lastBefore !== one.lastAfter;
    const isOther = Number(one.amountBefore) !== Number(one.amountAfter);
    const parts = [
      ...(isOther ? [moved(amount(one.amountBefore, one.currency), amount(one.amountAfter, one.currency))] : []),
      ...(isMoved ? [text('lastDay', { before: day(one.lastBefore), after: day(one.lastAfter) })] : []),
    ];
    return parts.length > 0 ? parts.join(' · ') : text('newTerms');
  };
  const moved = (before: string, after: string) => text('moved', { before, after });
  return (
    <>
      <Group
        title={text('services')}
        lines={services.map((one) => [
          one.id,
          one.name,
          one.isCancelled
            ? text('cancelled')
            : moved(span(one.startBefore, one.endBefore), span(one.startAfter, one.endAfter)),
        ])}
      />
      <Group
        title={text('steps')}
        lines={steps.map((one) => [
          one.id,
          one.name,
          moved(due(one.dueBefore ?? one.startBefore), due(one.dueAfter ?? one.startAfter)),
        ])}
      />
      <Group title={text('benefits')} lines={benefits.map((one) => [one.id, one.name, benefit(one)])} />
    </>
  );
}

function Papers({ papers }: Pick<SeenEffects, 'papers'>) {
  const text = useChangeWords();
  const formats = useFormats();
  const labels = useLabels();
  const kind = fieldAt(travelDocument, 'type');
  const nameOf = (name: string) => (kind && name in travelDocumentTypes ? labels.choice(kind, name) : name);
  return (
    <Group
      title={text('papers')}
      lines={papers.map(({ id, name, holder, because, until }) => [
        id,
        text('paper', { name: name === '' ? text('permit') : nameOf(name), holder }),
        because === 'ENDS' && until !== null ? text('endsOn', { day: formats.date(until) }) : text('otherCountry'),
      ])}
    />
  );
}

/** Lines of a name and what becomes of it. */
function Group({
  title,
  lines,
}: {
  readonly title: ReactNode;
  readonly lines: readonly (readonly [key: string, name: string, said: string])[];
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="changes-group">{title}</h3>
      <ul className="changes-lines">
        {lines.map(([key, name, said]) => (
          <li key={key}>
            <span>{name}</span>
            <span className="hp-muted">{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
