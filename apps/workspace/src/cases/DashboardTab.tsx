import './cases.css';
import { ask } from '@homeport/client';
import { idIn } from '@homeport/grammar';
import { type CaseDashboard, caseDashboard, caseDetail, caseService } from '@homeport/model/cases';
import { livingAbroad } from '@homeport/model/diary';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useCaseHealth } from './use-case-health.ts';
import { useCasesWords } from './use-cases-words.ts';
import { useHealthSays } from './use-health-says.ts';

/** An assignment in figures; each of them opens the tab it comes from. */
export function DashboardTab({ row }: { readonly row: Row }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const company = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseDetail).lists, 'dashboard', row.id],
    queryFn: ({ signal }) => ask(caseDashboard, { query: { caseDetail: row.id }, ...company, signal }),
  });
  return (
    <WhenLoaded query={query} rows={4} failed={text('dashboard.failed')}>
      {(figures) => (
        <div className="case-tiles">
          <OverdueTile id={row.id} />
          <CostTile id={row.id} cost={figures.cost} />
          <ServicesTile id={row.id} services={figures.services} />
          <SurveyTile id={row.id} surveys={figures.surveys} />
          <DaysTile id={row.id} person={idIn(row.assignee) ?? ''} company={company} />
        </div>
      )}
    </WhenLoaded>
  );
}

/** A figure with what it is of, as the way to the tab it comes from. */
function Tile({
  id,
  tab,
  title,
  figure,
  children,
}: {
  readonly id: string;
  readonly tab: string;
  readonly title: string;
  readonly figure: ReactNode;
  readonly children?: ReactNode;
}) {
  const host = useRecordHost();
  return (
    <section className="case-tile">
      <h2>
        <AppLink href={host.address({ to: 'record', entity: caseDetail, id, tab }) ?? '#'}>{title}</AppLink>
      </h2>
      <div className="case-figure hp-number">{figure}</div>
      {children ? <div className="hp-secondary">{children}</div> : null}
    </section>
  );
}

function OverdueTile({ id }: { readonly id: string }) {
  const text = useCasesWords();
  const says = useHealthSays();
  const { data: health } = useCaseHealth(id);
  if (!health) return null;
  const open = Object.values(health.counts).reduce((sum, one) => sum + one.open, 0);
  return (
    <Tile
      id={id}
      tab="work"
      title={text('dashboard.overdue')}
      figure={<span className={health.overdue > 0 ? 'hp-danger' : undefined}>{health.overdue}</span>}
    >
      {text('dashboard.overdueNote', { open })}
      {health.next ? <div>{says.next(health)}</div> : null}
    </Tile>
  );
}

function CostTile({ id, cost }: { readonly id: string; readonly cost: CaseDashboard['cost'] }) {
  const text = useCasesWords();
  const formats = useFormats();
  return (
    <Tile
      id={id}
      tab="estimates"
      title={text('dashboard.cost')}
      figure={cost ? formats.money(cost.actual ?? cost.estimated, cost.currency) : '–'}
    >
      {!cost
        ? text('dashboard.noCost')
        : cost.actual === null
          ? text('dashboard.estimated')
          : text('dashboard.costOf', { estimated: formats.money(cost.estimated, cost.currency) })}
      {cost?.inOtherCurrencies ? (
        <div>{text('dashboard.otherCurrencies', { count: cost.inOtherCurrencies })}</div>
      ) : null}
    </Tile>
  );
}

function ServicesTile({ id, services }: { readonly id: string; readonly services: CaseDashboard['services'] }) {
  const text = useCasesWords();
  const labels = useLabels();
  const at = fieldAt(caseService, 'status');
  const order = Object.keys(caseService.fields.status.states);
  const sorted = (services ?? []).toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return (
    <Tile
      id={id}
      tab="caseService"
      title={text('dashboard.services')}
      figure={sorted.reduce((sum, { count }) => sum + count, 0)}
    >
      {sorted.length === 0 ? text('dashboard.noServices') : null}
      <ul className="case-tile-lines">
        {sorted.map(({ status, count }) => (
          <li key={status}>
            {at ? labels.state(at, status) : status} <span className="hp-number">{count}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function SurveyTile({ id, surveys }: { readonly id: string; readonly surveys: CaseDashboard['surveys'] }) {
  const text = useCasesWords();
  const formats = useFormats();
  return (
    <Tile
      id={id}
      tab="qualitySurvey"
      title={text('dashboard.survey')}
      figure={surveys ? formats.percent(surveys.percent) : '–'}
    >
      {surveys ? text('dashboard.answered', { count: surveys.answered }) : text('dashboard.noSurvey')}
    </Tile>
  );
}

function DaysTile({
  id,
  person,
  company,
}: {
  readonly id: string;
  readonly person: string;
  readonly company: { readonly tenant?: string };
}) {
  const text = useCasesWords();
  const { data } = useQuery({
    queryKey: ['diary-days', company.tenant ?? '', person, 'tile'],
    queryFn: ({ signal }) => ask(livingAbroad, { query: { personId: person }, ...company, signal }),
  });
  if (!data) return null;
  const year = Temporal.Now.plainDateISO().year;
  const ofYear = data.filter((one) => one.year === year);
  return (
    <Tile id={id} tab="diary" title={text('dashboard.days')} figure={ofYear.reduce((sum, { days }) => sum + days, 0)}>
      {ofYear.length === 0 ? text('dashboard.noDays') : null}
      <ul className="case-tile-lines">
        {ofYear.map(({ countryCode, country, days }) => (
          <li key={countryCode}>
            {country} <span className="hp-number">{text('dashboard.daysIn', { days, year: String(year) })}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
