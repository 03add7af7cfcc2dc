import './initiations.css';
import { caseBenefit } from '@homeport/model/benefits';
import { caseDetail, caseService } from '@homeport/model/cases';
import { caseContact } from '@homeport/model/contacts';
import type { StartPreview } from '@homeport/model/initiations';
import { caseWorkflowItem } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useInitiations } from './use-initiations.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly note?: string | null | undefined;
}
interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Everything that is made, part by part, each line with its reason; what is left out stands last. */
export function StartPlanView({ plan }: { readonly plan: StartPreview }) {
  const parts = useParts(plan);
  return (
    <div className="start-parts">
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3>
            {title} <span className="hp-muted hp-number">{lines.length}</span>
          </h3>
          <ul>
            {lines.map(({ key, name, note }) => (
              <li key={key}>
                {name}
                {note ? <span className="hp-caption">{note}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The parts that have something in them, in the order in which they are made. */
function useParts(plan: StartPreview): readonly Part[] {
  const text = useInitiations();
  const formats = useFormats();
  const file = plan.file ? text('start.joinsFile', { reference: plan.file.reference }) : text('start.newFile');
  const parts: readonly Part[] = [
    { title: text('part.assignment'), lines: useAssignment(plan, file) },
    {
      title: text('part.family'),
      lines: plan.family.map((one) => member(one, text(one.isNew ? 'start.added' : 'start.known'))),
    },
    { title: text('part.services'), lines: useServices(plan) },
    { title: text('part.benefits'), lines: useBenefits(plan) },
    { title: text('part.papers'), lines: usePapers(plan) },
    { title: text('part.milestones'), lines: useDays(plan) },
    { title: plan.workflow ? text('part.steps', { workflow: plan.workflow }) : '', lines: useSteps(plan) },
    {
      title: text('part.leftOut'),
      lines: plan.leftOut.map((one) => ({
        key: `${one.part} ${one.name}`,
        name: one.name,
        note: text(`because.${one.because}`, { day: one.day ? formats.date(one.day) : '' }),
      })),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const member = (one: StartPreview['family'][number], note: string): Line => ({
  key: `${one.firstName} ${one.lastName}`,
  name: `${one.firstName} ${one.lastName}`,
  note,
});

function useAssignment(
  { name, kind, endDate, contacts, accounting, isNewPerson }: StartPreview,
  file: string,
): readonly Line[] {
  const text = useInitiations();
  const formats = useFormats();
  const labels = useLabels();
  const type = fieldAt(caseDetail, 'type');
  const role = fieldAt(caseContact, 'role');
  const until = endDate ? text('start.until', { day: formats.date(endDate) }) : text('start.open');
  return [
    { key: 'case', name: type ? labels.choice(type, kind) : kind, note: until },
    { key: 'person', name, note: text(isNewPerson ? 'start.newPerson' : 'start.knownPerson') },
    { key: 'file', name: text('start.file'), note: file },
    ...contacts.map((one) => ({
      key: one.role,
      name: one.name,
      note: role ? labels.choice(role, one.role) : one.role,
    })),
    ...(accounting
      ? [
          {
            key: 'books',
            name: text('start.books'),
            note: accounting.approvedAmount
              ? formats.money(accounting.approvedAmount, accounting.currency)
              : accounting.currency,
          },
        ]
      : []),
    { key: 'chat', name: text('start.chat') },
  ];
}

function useServices({ services }: StartPreview): readonly Line[] {
  const text = useInitiations();
  const formats = useFormats();
  const labels = useLabels();
  const why = fieldAt(caseService, 'providerReason');
  return services.map(({ serviceType, name, reasons, provider, providerReason }) => ({
    key: serviceType,
    name,
    note: [
      formats.list(reasons.map((one) => (one.name === null ? text('from.REQUEST') : one.name))),
      provider && why && providerReason
        ? `${provider.name} (${labels.choice(why, providerReason)})`
        : text('start.noProvider'),
    ].join(' · '),
  }));
}

function useBenefits({ benefits, lumpSum }: StartPreview): readonly Line[] {
  const formats = useFormats();
  const labels = useLabels();
  const by = fieldAt(caseBenefit, 'grantedBy');
  const period = fieldAt(caseBenefit, 'period');
  return [
    ...(lumpSum ? [{ key: 'lump', name: lumpSum.name, note: formats.money(lumpSum.amount, lumpSum.currency) }] : []),
    ...benefits.map((one) => ({
      key: one.benefit,
      name: one.name,
      note: [
        one.amount ? formats.money(one.amount, one.currency) : one.currency,
        period ? labels.choice(period, one.period) : one.period,
        by ? labels.choice(by, one.grantedBy) : one.grantedBy,
      ].join(' · '),
    })),
  ];
}

function usePapers({ documents, forms }: StartPreview): readonly Line[] {
  const text = useInitiations();
  const formats = useFormats();
  const due = (day: string | null) => (day ? text('start.due', { day: formats.date(day) }) : null);
  return [
    ...documents.map(({ name, checklist, dueDate }) => ({
      key: `document ${name}`,
      name,
      note: [text('start.document'), checklist, due(dueDate)].filter(Boolean).join(' · '),
    })),
    ...forms.map(({ page, name, dueDate }) => ({
      key: `form ${page}`,
      name,
      note: [text('start.form'), due(dueDate)].filter(Boolean).join(' · '),
    })),
  ];
}

function useDays({ milestones }: StartPreview): readonly Line[] {
  const formats = useFormats();
  return milestones.map((one) => ({ key: one.timelineItem, name: one.description, note: formats.date(one.eventDate) }));
}

function useSteps({ steps }: StartPreview): readonly Line[] {
  const text = useInitiations();
  const formats = useFormats();
  const labels = useLabels();
  const because = fieldAt(caseWorkflowItem, 'leftOutBecause');
  return steps.map(({ key, name, due, leftOutBecause }) => ({
    key,
    name,
    note:
      leftOutBecause && because
        ? `${text('part.leftOut')} · ${labels.choice(because, leftOutBecause)}`
        : due
          ? text('start.due', { day: formats.date(due) })
          : null,
  }));
}
