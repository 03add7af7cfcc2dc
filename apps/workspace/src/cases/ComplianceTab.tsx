import './cases.css';
import { records } from '@homeport/client';
import { idIn } from '@homeport/grammar';
import { requiredDocument } from '@homeport/model/documents';
import { type Dependant, dependant } from '@homeport/model/family';
import {
  complianceGaps,
  complianceOf,
  type DocumentLimit,
  documentLimit,
  type TravelDocument,
  type Trip,
  travelDocument,
  trip,
} from '@homeport/model/travel';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { PersonPapers } from './PersonPapers.tsx';
import { useCasesWords } from './use-cases-words.ts';

/** The papers of everybody on an assignment: how near they are to their end, for which trips they do not do, and who has none. */
export function ComplianceTab({ row }: { readonly row: Row }) {
  const text = useCasesWords();
  const host = useRecordHost();
  const { me, access } = useWorkspace();
  const tenant = host.tenant === me.tenant.id ? undefined : host.tenant;
  const person = idIn(row.assignee) ?? '';
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, travelDocument).lists, 'compliance', person],
    queryFn: async ({ signal }) => {
      const ofPerson = { field: 'assignee', op: 'eq', value: person } as const;
      const theirFamily = { field: 'employeePerson', op: 'eq', value: person } as const;
      const [documents, trips, family, limits] = await Promise.all([
        records(travelDocument, tenant).search({ filter: ofPerson, size: 100, total: 'none' }, signal),
        records(trip, tenant).search({ filter: ofPerson, size: 100, total: 'none' }, signal),
        records(dependant, tenant).search({ filter: theirFamily, size: 50, total: 'none' }, signal),
        records(documentLimit, tenant).search({ size: 50, total: 'none' }, signal),
      ]);
      return { documents: documents.content, trips: trips.content, family: family.content, limits: limits.content };
    },
  });
  const name = labelIn(row.assignee);
  const asked = host.address({ to: 'new', entity: requiredDocument, search: { caseDetail: row.id, assignee: person } });
  return (
    <WhenLoaded query={query} rows={4} failed={text('compliance.failed')}>
      {(found) => {
        const people = complianceOf(factsOf(name, found), Temporal.Now.plainDateISO().toString());
        return (
          <div className="case-compliance">
            <p>{text('compliance.gaps', { count: complianceGaps(people) })}</p>
            {asked && mayDo(access, 'requiredDocument.create') ? (
              <AppLink href={asked} className="case-compliance-ask">
                {text('compliance.request')}
              </AppLink>
            ) : null}
            {people.map((of) => (
              <PersonPapers key={of.person.dependant ?? ''} of={of} />
            ))}
          </div>
        );
      }}
    </WhenLoaded>
  );
}

interface Found {
  readonly documents: readonly TravelDocument[];
  readonly trips: readonly Trip[];
  readonly family: readonly Dependant[];
  readonly limits: readonly DocumentLimit[];
}
/** The assignee and the family with everything their papers are judged by. */
const factsOf = (name: string, { family, ...papers }: Found) => ({
  ...papers,
  people: [
    { dependant: null, birthDate: null, name, movesAlong: true },
    ...family.map(({ id, firstName, lastName, birthDate, accompanies }) => ({
      dependant: id,
      birthDate,
      name: `${firstName} ${lastName}`,
      movesAlong: accompanies === true,
    })),
  ],
});

/** How somebody is called who is named in a record. */
function labelIn(named: unknown): string {
  const known = typeof named === 'object' && named !== null && 'label' in named ? named.label : '';
  return typeof known === 'string' ? known : '';
}
