import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import './work.css';
import { useShortcut } from '@homeport/ui/keys/use-shortcut.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { SegmentedControl } from '@mantine/core';
import { CircleCheckBig } from 'lucide-react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { allCompanies } from '../frame/company.rules.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { type Grouping, groupsOf } from './groups.rules.ts';
import { MoreWork } from './MoreWork.tsx';
import { workPath } from './paths.ts';
import { useGroupName } from './use-group-name.ts';
import { useMyWork, type Waiting, type WorkOfAll } from './use-my-work.ts';
import { useWorkWords } from './use-work-words.ts';
import { lineId, WorkRow } from './WorkRow.tsx';

const groupings: readonly Grouping[] = ['due', 'kind', 'company'];

/** Everything that waits for the person who looks: over all kinds of records, in every company they act in. */
export function WorkPage() {
  const text = useWorkWords();
  const query = useMyWork();
  return (
    <div className="work-page">
      <PageHeader
        title={text('title')}
        aside={query.data?.lines.filter(({ isAsleep }) => !isAsleep).length}
        description={text('text')}
      />
      <WhenLoaded query={query} rows={6} failed={text('failed')}>
        {(work) => <Work work={work} />}
      </WhenLoaded>
    </div>
  );
}

function Work({ work }: { work: WorkOfAll }) {
  const text = useWorkWords();
  const { me, hostOf } = useWorkspace();
  const { search, onSearch } = useScreen(workPath);
  const nameOf = useGroupName();
  const isOfSeveral = me.tenants.length > 1;
  const offered = groupings.filter((one) => one !== 'company' || isOfSeveral);
  const by = offered.find((one) => one === search.by) ?? 'due';
  const today = Temporal.Now.plainDateISO().toString();
  const groups = groupsOf(work.lines, by, today);
  useWalk(groups.flatMap(({ lines }) => lines));
  return (
    <>
      {work.lines.length === 0 ? (
        <EmptyState icon={CircleCheckBig} title={text('empty')}>
          {text('emptyText')}
        </EmptyState>
      ) : (
        <SegmentedControl
          className="work-by"
          transitionDuration={0}
          aria-label={text('by')}
          value={by}
          onChange={(next) => onSearch(next === 'due' ? {} : { by: next })}
          data={offered.map((value) => ({ value, label: text(`by.${value}`) }))}
        />
      )}
      {groups.map((group) => (
        <section key={group.key} aria-label={nameOf(group, by)}>
          <h2 className="work-head" data-group={group.due}>
            {nameOf(group, by)} <span className="hp-muted">{group.lines.length}</span>
          </h2>
          <ul className="work-list">
            {group.lines.map((line) => (
              <RecordsProvider key={`${line.company.id} ${lineId(line)}`} host={hostOf(line.company.id)}>
                <WorkRow line={line} today={today} isOfSeveral={isOfSeveral} />
              </RecordsProvider>
            ))}
          </ul>
        </section>
      ))}
      {work.more.map((one) => (
        <RecordsProvider key={`${one.entity} ${one.kind}`} host={hostOf(isOfSeveral ? allCompanies : me.tenant.id)}>
          <MoreWork entity={one.entity} kind={one.kind} />
        </RecordsProvider>
      ))}
    </>
  );
}

/** `j` and `k` move through the lines; Enter opens the one that has the focus by itself. */
function useWalk(lines: readonly Waiting[]): void {
  const text = useWorkWords();
  const move = (step: 1 | -1) => {
    const ids = lines.map(lineId);
    const at = ids.indexOf(document.activeElement?.id ?? '');
    const next = at < 0 ? (step === 1 ? 0 : ids.length - 1) : Math.min(Math.max(at + step, 0), ids.length - 1);
    document.getElementById(ids[next] ?? '')?.focus();
  };
  useShortcut('j', () => move(1), { label: text('key.next'), group: text('title') });
  useShortcut('k', () => move(-1), { label: text('key.previous'), group: text('title') });
}
