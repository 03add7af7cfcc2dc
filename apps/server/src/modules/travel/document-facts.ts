import { defineFacts } from '@homeport/engine';
import { travelDocument } from '@homeport/model/travel';
import { sql } from 'kysely';

/** Whose family the holder of a document belongs to. */
export const loadDocumentFacts = defineFacts(
  travelDocument,
  async (ctx, { dependant }) => {
    if (dependant === null) return { familyOf: null };
    const [row] = await ctx.query(
      sql<{ person: string }>`select employee_person_id as person from app.dependant where id = ${dependant.id}::uuid`,
    );
    return { familyOf: row?.person ?? null };
  },
  { looksUp: { dependant: ['employeePerson'] } },
);
