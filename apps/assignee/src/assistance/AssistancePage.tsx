import './assistance.css';
import { townAndCountry } from '@homeport/grammar';
import { caseDetailStatusTones } from '@homeport/model/tones';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { ChevronRight, CircleCheck, CircleUser, History, type LucideIcon, TriangleAlert, Users } from 'lucide-react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { useOptionName } from '../data/option-name.ts';
import { assignmentQuery, phasesQuery } from '../data/queries.ts';
import type { Assignment } from '../data/types.ts';
import { servicesQuery } from '../services/queries.ts';
import { CaseManagerCard } from '../shell/CaseManagerCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { placeOf } from '../words/place-of.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { ChangesPage, changesPath } from './ChangesPage.tsx';
import { Granted } from './Granted.tsx';
import { Paybacks } from './Paybacks.tsx';
import { assignmentsQuery, familyQuery, previousOf } from './queries.ts';
import { assistanceWords } from './words.ts';

/** The assignment at a glance, and the way to everything about the person, the family and what was before. */
export function AssistancePage() {
  const search: object = useSearch({ strict: false });
  return 'changes' in search ? <ChangesPage isAsking={search.changes === 'new'} /> : <MyMove />;
}
function MyMove() {
  const say = usePageWords(assistanceWords);
  const assignment = useQuery(assignmentQuery).data ?? null;
  const family = useQuery(familyQuery).data ?? [];
  const all = useQuery(assignmentsQuery).data ?? [];
  const before = previousOf(all, assignment?.id);
  if (!assignment)
    return (
      <>
        <PageHeader title={say('title')} />
        <EmptyState title={say('none')}>{say('noneText')}</EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={say('title')}
        chip={
          <StatusChip
            state={assignment.status}
            tone={caseDetailStatusTones[assignment.status]}
            label={say(`status.${assignment.status}`)}
          />
        }
        actions={
          <AppLink href="/dashboard/assistance/self" className="hp-button hp-button-filled">
            {say('selfOpen')}
          </AppLink>
        }
      />
      <div className="two-columns">
        <div className="stack">
          <Glance assignment={assignment} />
          <Ways family={family.length} previous={before.length} />
          <Granted />
          <Paybacks />
        </div>
        <div className="stack">
          <Compliance />
          <CaseManagerCard />
          <Further />
        </div>
      </div>
    </>
  );
}
function Glance({ assignment }: { assignment: Assignment }) {
  const say = usePageWords(assistanceWords);
  const { locale } = useSettings();
  const span = useSaidDay().span(assignment.assignmentStartDate, assignment.assignmentEndDate);
  const name = useOptionName();
  const phase = useQuery(phasesQuery).data?.find((one) => one.code === assignment.phase);
  const place = (address: Parameters<typeof placeOf>[0]) => {
    const country = address?.country ? countryName(address.country, locale) : null;
    return address?.town ? townAndCountry(placeOf(address, locale), country) : country;
  };
  const facts = [
    ['home', place(assignment.homeLocation)],
    ['host', place(assignment.hostLocation)],
    ['start', span.from],
    ['end', span.to],
    ['type', say(`type.${assignment.type}`)],
    ['phase', phase ? name(phase) : null],
    ['reference', assignment.reference],
  ] as const;
  return (
    <Card title={say('glance')}>
      <dl className="facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{value || <span className="hp-muted">{say('toBeConfirmed')}</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
function Ways({ family, previous }: { family: number; previous: number }) {
  const say = usePageWords(assistanceWords);
  const ways: readonly (readonly [string, LucideIcon, string, string])[] = [
    ['self', CircleUser, say('self'), say('selfText')],
    ['family', Users, say('family'), say('familyText', { count: family })],
    ['previous', History, say('previous'), say('previousText', { count: previous })],
  ];
  return (
    <ul className="ways">
      {ways.map(([path, icon, title, about]) => (
        <li key={path}>
          <AppLink href={`/dashboard/assistance/${path}`} className="way">
            <Icon of={icon} />
            <span className="row-words">
              <strong>{title}</strong>
              <span className="hp-muted">{about}</span>
            </span>
            <Icon of={ChevronRight} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
/** What the services of the assignment still want of the assignee, and whether anything of it is late. */
function Compliance() {
  const say = usePageWords(assistanceWords);
  const services = useQuery(servicesQuery);
  return (
    <LoadedCard
      title={say('compliance')}
      query={services}
      rows={1}
      aside={<AppLink href="/dashboard/services">{say('compliance.services')}</AppLink>}
    >
      {(found) => {
        const open = found.filter((service) => service.group === 'NEEDS_YOU');
        const late = open.filter((service) => service.nextAction?.isOverdue).length;
        if (open.length === 0)
          return (
            <p className="icon-line hp-success">
              <Icon of={CircleCheck} />
              {say('compliance.ok')}
            </p>
          );
        return (
          <>
            <p>{say('compliance.open', { count: open.length })}</p>
            {late > 0 ? (
              <p className="icon-line hp-danger">
                <Icon of={TriangleAlert} />
                {say('compliance.overdue', { count: late })}
              </p>
            ) : null}
          </>
        );
      }}
    </LoadedCard>
  );
}
const further = [
  ['further.changes', changesPath],
  ['further.content', '/dashboard/content'],
  ['further.lumpSum', '/dashboard/lump-sum-policy'],
  ['further.travel', '/dashboard/travel'],
  ['further.documentCheck', '/dashboard/travel/document-check'],
  ['further.trips', '/dashboard/trips&Visas'],
  ['further.calls', '/dashboard/video-calls'],
] as const;
/** Pages that hang below My move; those that are not there are not drawn. */
function Further() {
  const say = usePageWords(assistanceWords);
  const router = useRouter();
  const shown = further.filter(([, href]) => (href.split('?')[0] ?? '') in router.routesByPath);
  if (shown.length === 0) return null;
  return (
    <Card title={say('further')}>
      <ul className="rows">
        {shown.map(([key, href]) => (
          <li key={href}>
            <AppLink href={href} className="row-link">
              <span className="row-words">{say(key)}</span>
              <Icon of={ChevronRight} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
