import { defineRoute, text, whole } from '@homeport/grammar';

/** Somebody of another company who may act in this one. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  /** The first of their roles, as their company calls it. */
  readonly role: string | null;
  readonly company: string;
}

/** Staff of the companies that manage this one: who can be named as a manager here without belonging here. */
export const staffFromElsewhere = defineRoute<readonly StaffMember[]>()({
  name: 'staffFromElsewhere',
  label: 'Staff of the managing company',
  method: 'GET',
  path: 'user/from-elsewhere',
  who: ['caseManager', 'hr', 'administrator', 'master'],
  query: { search: text('Search', { max: 100 }), size: whole('Size', { min: 1, max: 100, initial: 20 }) },
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name', 'company'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        role: { type: ['string', 'null'] },
        company: { type: 'string' },
      },
    },
  },
});
