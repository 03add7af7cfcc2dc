import type { Context } from '@homeport/engine';
import { type DayCountFacts, type HostedStay, residencesOf, stayPermitsOf, type UkLinks } from '@homeport/model/diary';
import type { TravelDocument } from '@homeport/model/travel';
import { sql } from 'kysely';

/** What rules of days know of a person beside the diary, and the person's name. */
export interface DayFacts extends DayCountFacts {
  readonly name: string;
  /** Whether the person said anything of their links to the United Kingdom; else an arriver without ties is assumed. */
  readonly knowsUk: boolean;
}
type Paper = Pick<TravelDocument, 'type' | 'country' | 'issueDate' | 'expiryDate' | 'stage' | 'dependant'>;
interface Row {
  readonly name: string;
  readonly nationality: string | null;
  readonly papers: readonly Paper[];
  readonly assignments: readonly HostedStay[];
  readonly uk: string | null;
}

/** Loads nationality, papers, assignments and the stored links to the United Kingdom of one person, all in one statement. */
export async function dayFactsOf(ctx: Context, person: string): Promise<DayFacts> {
  const [row] = await ctx.query(sql<Row>`
    select concat_ws(' ', p.first_name, p.last_name) as name, p.nationality,
      coalesce((select json_agg(json_build_object('type', d.type, 'country', d.country, 'issueDate', d.issue_date,
          'expiryDate', d.expiry_date, 'stage', d.stage, 'dependant', null))
        from app.travel_document d where d.assignee_id = p.id and d.dependant_id is null), '[]') as papers,
      coalesce((select json_agg(json_build_object('country', c.host_location ->> 'country',
          'start', c.assignment_start_date, 'end', c.assignment_end_date))
        from app.case_detail c where c.assignee_id = p.id and c.status <> 'CANCELLED'), '[]') as assignments,
      (select s.setting_value from app.user_setting s join app."user" u on u.id = s.user_id
        where u.person_id = p.id and s.name = 'UK-LINKS' order by s.updated desc limit 1) as uk
    from app.person p where p.id = ${person}::uuid`);
  const uk = row?.uk ? ukLinksIn(row.uk) : null;
  return {
    name: row?.name ?? '',
    nationality: row?.nationality ?? null,
    permits: stayPermitsOf(row?.papers ?? []),
    residences: residencesOf(row?.papers ?? [], row?.assignments ?? []),
    uk: uk ?? { wasResident: false, ties: 0 },
    knowsUk: uk !== null,
  };
}

/** The setting is the app's own JSON; what cannot be read was never said. */
function ukLinksIn(text: string): UkLinks | null {
  try {
    const { wasResident, ties }: Partial<UkLinks> = JSON.parse(text);
    return { wasResident: wasResident === true, ties: typeof ties === 'number' ? ties : 0 };
  } catch {
    return null;
  }
}
