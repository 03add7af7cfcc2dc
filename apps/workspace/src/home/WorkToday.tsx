import { dueGroupOf } from '@homeport/model/work';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { workPath } from '../work/paths.ts';
import { useMyWork, type WorkOfAll } from '../work/use-my-work.ts';
import { lineId, WorkRow } from '../work/WorkRow.tsx';
import { useHomeWords } from './use-home-words.ts';

/** As many lines as stand on Home. */
const most = 6;

/** What is overdue or due today, with the way to all of it. */
export function WorkToday() {
  const text = useHomeWords();
  const query = useMyWork();
  return (
    <div className="home-work">
      <Card title={text('work')} aside={<AppLink href={workPath}>{text('work.all')}</AppLink>}>
        <WhenLoaded query={query} rows={3} failed={text('failed')}>
          {(work) => <Today work={work} />}
        </WhenLoaded>
      </Card>
    </div>
  );
}

function Today({ work }: { readonly work: WorkOfAll }) {
  const text = useHomeWords();
  const { me, hostOf } = useWorkspace();
  const today = Temporal.Now.plainDateISO().toString();
  const isOfSeveral = me.tenants.length > 1;
  const groups = Map.groupBy(work.lines, (line) => dueGroupOf(line, today));
  // What has no day is shown where nothing is due: it waits all the same.
  const due = [...(groups.get('overdue') ?? []), ...(groups.get('today') ?? [])];
  const shown = due.length > 0 ? due : (groups.get('someday') ?? []);
  const next = groups.get('week')?.length ?? 0;
  return (
    <>
      {shown.length === 0 ? <p className="hp-muted">{text('work.none')}</p> : null}
      <ul className="work-list" hidden={shown.length === 0}>
        {shown.slice(0, most).map((line) => (
          <RecordsProvider key={`${line.company.id} ${lineId(line)}`} host={hostOf(line.company.id)}>
            <WorkRow line={line} today={today} isOfSeveral={isOfSeveral} />
          </RecordsProvider>
        ))}
      </ul>
      {next > 0 ? <p className="hp-caption">{text('work.next', { count: next })}</p> : null}
    </>
  );
}
