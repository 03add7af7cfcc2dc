import { caseWorkflowItem, type MovePreview, type StepFace, type StepMoved } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useWords } from '../words/use-words.ts';

const tones = { NEW: 'info', CHANGED: 'info', GONE: 'warning', STAYS: 'warning', LEFT_OUT: 'neutral' } as const;
type Told = StepMoved & { readonly becomes: keyof typeof tones };
const isTold = (step: StepMoved): step is Told => step.becomes in tones;
const columns = ['step', 'becomes', 'before', 'after'] as const;

/** The steps of an assignment before and after a move, what stays as it is, and who is told. */
export function MovedSteps({ preview: { steps, told } }: { readonly preview: MovePreview }) {
  const text = useWords();
  const formats = useFormats();
  const moved = steps.filter(isTold);
  const stays = steps
    .filter(({ becomes }) => becomes === 'KEPT' || becomes === 'SAME')
    .flatMap(({ after }) => after?.name ?? []);
  return (
    <>
      {moved.length > 0 ? <MovedTable steps={moved} /> : <p>{text('work.moveNothing')}</p>}
      {stays.length > 0 ? (
        <p className="hp-muted">{text('work.moveKeeps', { count: stays.length, steps: formats.list(stays) })}</p>
      ) : null}
      <p className="hp-muted">
        {told.length > 0 ? text('work.moveTells', { names: formats.list(told) }) : text('work.moveTellsNobody')}
      </p>
    </>
  );
}

function MovedTable({ steps }: { readonly steps: readonly Told[] }) {
  const text = useWords();
  return (
    <AdminTable
      columns={columns.map((one) => text(`work.${one}`))}
      rows={steps}
      keyOf={({ key }) => key}
      head={({ before, after }) => before?.name ?? after?.name}
      cells={(one) => (
        <>
          <td>
            <StatusChip state={one.becomes} tone={tones[one.becomes]} label={text(`work.becomes.${one.becomes}`)} />
          </td>
          <td data-label={text('work.before')}>
            <Face step={one} of={one.before} />
          </td>
          <td data-label={text('work.after')}>
            <Face step={one} of={one.after} isAfter />
          </td>
        </>
      )}
    />
  );
}

const shown = ['name', 'priority', 'owner', 'startDate', 'dueDate'] as const;
type Shown = (typeof shown)[number];
const isShown = (name: string): boolean => shown.some((one) => one === name);

/** What of a step is another; of one that is new, goes or stays, who owns it and when it is due. */
function Face({
  step,
  of,
  isAfter,
}: {
  readonly step: Told;
  readonly of: StepFace | null;
  readonly isAfter?: boolean;
}) {
  const text = useWords();
  const formats = useFormats();
  const labels = useLabels();
  if (!of) return '–';
  const labelOf = (name: string) => {
    const at = fieldAt(caseWorkflowItem, name);
    return at ? labels.field(at) : text('work.checks');
  };
  const priority = fieldAt(caseWorkflowItem, 'priority');
  const because = fieldAt(caseWorkflowItem, 'leftOutBecause');
  const day = (date: string | null) => (date === null ? text('work.noDay') : formats.date(date));
  const says: Readonly<Record<Shown, string>> = {
    name: of.name,
    priority: priority && of.priority ? labels.choice(priority, of.priority) : '–',
    owner: of.owner ?? text('work.nobody'),
    startDate: day(of.start),
    dueDate: day(of.due),
  };
  const isChanged = step.becomes === 'CHANGED';
  const lines = isChanged ? shown.filter((name) => step.fields.includes(name)) : (['owner', 'dueDate'] as const);
  const others = isAfter && isChanged ? step.fields.filter((name) => !isShown(name)).map(labelOf) : [];
  return (
    <>
      {lines.map((name) => (
        <div key={name}>{formats.pair(labelOf(name), says[name])}</div>
      ))}
      {others.length > 0 ? <div>{text('work.moveAlso', { fields: formats.list(others) })}</div> : null}
      {isAfter && step.leftOutBecause && because ? <div>{labels.choice(because, step.leftOutBecause)}</div> : null}
    </>
  );
}
