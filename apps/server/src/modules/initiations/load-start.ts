import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type Initiation, initiationRefusals as no, type StartFacts } from '@homeport/model/initiations';
import { employee } from '@homeport/model/people';
import { sql } from 'kysely';
import { listOf as list, providerDefaults } from '../../provider-defaults.ts';
import { todayOf } from '../../today.ts';
import { staffCards } from '../communication/index.ts';
import { benefitTerms, companyFormulas, payOf, policyTerms } from '../terms/index.ts';

/** Whom the starter chooses, where the request leaves it open. Ids. */
export interface Chosen {
  readonly assignee: string | null;
  readonly manager: string | null;
  readonly overlaps: readonly string[];
  readonly keepPast: boolean;
}
type Loaded = Omit<StartFacts, 'today' | 'request' | 'manager' | 'lineManager' | 'overlaps' | 'keepPast'>;

/** What starting a request is decided from, as of now. Days and countries are there: a request without them is not handed in. */
export async function loadStart(ctx: SystemContext, of: Initiation, chosen: Chosen): Promise<StartFacts | Refusal> {
  const { homeCountry, hostCountry, startDate } = of;
  if (!homeCountry) return no.homeNeeded();
  if (!hostCountry) return no.hostNeeded();
  if (!startDate) return no.startNeeded();
  const known = of.employee ? await ctx.records(employee).get(of.employee.id) : undefined;
  if (isRefusal(known)) return known;
  const person = chosen.assignee ?? known?.person.id ?? null;
  const lineManager = known?.lineManager?.id ?? null;
  const [loaded] = await ctx.query<{ facts: Loaded }>(factsOf(of, person));
  if (!loaded) throw new Error('the statement of a start gave no row');
  const cards = await staffCards(ctx, [chosen.manager, lineManager]);
  const card = (id: string | null) => {
    const found = cards.find((one) => one.id === id);
    return found ? { user: found.id, name: found.name, email: found.email } : null;
  };
  const manager = card(chosen.manager);
  return {
    ...loaded.facts,
    today: todayOf(ctx),
    request: {
      firstName: of.firstName,
      lastName: of.lastName,
      familySize: of.familySize ?? 0,
      homeCountry,
      hostCountry,
      startDate,
      endDate: of.endDate,
      office: of.office?.id ?? null,
      costCenter: of.costCenter?.id ?? null,
      budget: of.budget,
      currency: of.currency,
      services: (of.services ?? []).map(({ id }) => id),
    },
    manager: manager ?? (chosen.manager === null ? null : 'UNKNOWN'),
    lineManager: card(lineManager),
    overlaps: chosen.overlaps,
    keepPast: chosen.keepPast,
  };
}

const pack = sql`jsonb_build_object('name', k.name, 'familyOnly', coalesce(k.family_only, false), 'active', k.active,
  'serviceTypes', ${list(sql`select jsonb_agg(l.target_id) from app.service_pack_service_types_link l where l.owner_id = k.id`)})`;
const bundle = sql`jsonb_build_object('name', b.name,
  'serviceTypes', ${list(sql`select jsonb_agg(l.target_id) from app.service_bundle_service_types_link l where l.owner_id = b.id`)},
  'packs', ${list(sql`select jsonb_agg(${pack} order by k.code) from app.service_bundle_service_packs_link bl
    join app.service_pack k on k.id = bl.target_id where bl.owner_id = b.id`)})`;
const policyFacts = sql`(select jsonb_build_object('status', p.status, 'currency', p.currency, 'office', p.office_id,
  'benefits', ${policyTerms(sql`p.id`)})
  from app.policy p where p.id = x.policy)`;

const packageFacts = sql`(select jsonb_build_object('id', g.id, 'name', g.name, 'kind', g.kind, 'budget', g.budget::text, 'currency', g.currency,
  'points', g.points, 'perPoint', g.per_point::text, 'mostPaidOut', g.most_paid_out, 'description', g.description,
  'bundle', (select ${bundle} from app.service_bundle b where b.id = g.service_bundle_id and b.active),
  'options', ${list(sql`select jsonb_agg(jsonb_build_object('pointOption', o.id, 'name', o.name, 'points', o.points,
      'maximum', o.maximum, 'needsChildren', coalesce(o.needs_children, false)) order by o.points desc, o.code)
    from app.point_option o where o.relocation_package_id = g.id and o.active`)},
  'components', ${list(sql`select jsonb_agg(jsonb_build_object('kind', c.kind, 'amount', c.amount::text, 'currency', c.currency,
      'serviceType', c.service_type_id, 'perFamilyMember', coalesce(c.per_family_member, false),
      'lockInclude', coalesce(c.lock_include, false), 'benefit', ${benefitTerms(sql`c.benefit_id`)}) order by c.sequence, c.id)
    from app.package_component c where c.relocation_package_id = g.id and coalesce(c.include, false)`)})
  from app.relocation_package g where g.active and g.id = coalesce(x.package,
    (select coalesce(p.default_package_id, p.lump_sum_package_id) from app.policy p where p.id = x.policy)))`;

const paperFacts = sql`'checklist', ${list(sql`select jsonb_agg(jsonb_build_object('checklist', m.name, 'description', i.description,
      'serviceType', m.service_type_id, 'dueInDays', i.due_in_days, 'needsDocument', coalesce(i.needs_document, false),
      'documentCategory', i.document_category, 'documentType', i.document_type,
      'page', (select jsonb_build_object('id', f.id, 'name', f.name) from app.page f where f.id = i.page_id and f.status = 'PUBLISHED'))
      order by m.code, i.sequence, i.id)
    from app.master_checklist m join app.checklist_item i on i.master_checklist_id = m.id
    where m.active and (m.case_type_id is null or m.case_type_id = x.type) and (i.needs_document or i.page_id is not null)`)},
  'milestones', ${list(sql`select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'countsFrom', t.counts_from, 'day', t.day,
      'serviceType', t.service_type_id) order by t.sequence, t.id)
    from app.timeline_item t where t.active and t.counts_from is not null and t.day is not null`)}`;

const member = (one: string) =>
  sql.raw(`jsonb_agg(jsonb_build_object('firstName', ${one}.first_name, 'lastName', ${one}.last_name, 'type', ${one}.type,
    'birthDate', ${one}.birth_date, 'accompanies', coalesce(${one}.accompanies, false)) order by ${one}.created, ${one}.id)`);

/** One statement for all of it; the rows are those of the company, as row security has it. */
const factsOf = (of: Initiation, person: string | null) => sql<{ facts: Loaded }>`
  with x as (select ${of.id}::uuid as id, ${person}::uuid as person, ${of.policy?.id ?? null}::uuid as policy,
    ${of.relocationPackage?.id ?? null}::uuid as package, ${of.caseType?.id ?? null}::uuid as type,
    ${of.hostCountry}::text as host, ${of.homeCountry}::text as home)
  select jsonb_build_object(
    'person', x.person,
    'file', (select jsonb_build_object('id', m.id, 'reference', m.reference) from app.case_master m where m.assignee_id = x.person
      order by m.created, m.id limit 1),
    'others', ${list(sql`select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'status', o.status,
        'start', o.assignment_start_date, 'end', o.assignment_end_date, 'confidential', coalesce(o.confidential, false),
        'isAnswered', false) order by o.reference)
      from app.case_detail o where o.assignee_id = x.person`)},
    'kind', coalesce((select t.kind from app.case_type t where t.id = x.type), 'ON_ASSIGNMENT'),
    'usualMonths', (select t.usual_months from app.case_type t where t.id = x.type),
    'firstPhase', (select o.code from app.data_option o where o.active and o.option_type_code = 'CASE_PHASE'
      order by o.sequence, o.code limit 1),
    'companyCurrency', (select s.base_currency from app.current_tenant_settings() s),
    'policy', ${policyFacts}, 'package', ${packageFacts},
    'bundle', (select ${bundle} from app.service_bundle b where b.id = ${of.serviceBundle?.id ?? null}::uuid),
    'packs', ${list(sql`select jsonb_agg(${pack} order by k.code) from app.initiation_service_packs_link l
      join app.service_pack k on k.id = l.target_id where l.owner_id = x.id`)},
    'serviceTypes', ${list(sql`select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'active', s.active,
        'shareWithAssignee', coalesce(s.share_with_assignee, true), 'shareWithHr', coalesce(s.share_with_hr, true)) order by s.name, s.id)
      from app.service_type s`)},
    'offices', ${list(sql`select jsonb_agg(jsonb_build_object('id', o.id, 'active', o.active, 'ownsCases', coalesce(o.owns_cases, false))
      order by o.code) from app.office o`)},
    'members', ${list(sql`select ${member('f')} from app.initiation_member f where f.initiation_id = x.id`)},
    'family', ${list(sql`select ${member('f')} from app.dependant f where f.employee_person_id = x.person`)}
  ) || jsonb_build_object(${providerDefaults({ host: sql`x.host`, home: sql`x.home` })}, ${paperFacts}, 'formulas', ${companyFormulas},
    'grade', (select g.code from app.employee e join app.grade g on g.id = e.grade_id where e.id = ${of.employee?.id ?? null}::uuid),
    'pay', ${payOf(sql`${of.employee?.id ?? null}::uuid`, null)}) as facts from x`;
