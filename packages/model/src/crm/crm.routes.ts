import { defineRoute, text } from '@homeport/grammar';
import { sellers } from './crm-access.ts';

/** Something that a party is to the company, as far as the reader may see it. */
export interface PartySide {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  readonly isActive: boolean;
}
/** What is open with a party in one currency, of documents that the reader may see. */
export interface PartyBalance {
  readonly currency: string;
  /** Approved bills of theirs, and invoices to them that were sent. */
  readonly owedToThem: string;
  readonly owedByThem: string;
}
export interface PartyOverview {
  readonly sides: readonly PartySide[];
  readonly balances: readonly PartyBalance[];
  /** Services that they provide: under way, and over. */
  readonly openServices: number;
  readonly doneServices: number;
  readonly rating: string | null;
}
/** Everything a party is to the company. */
export const partyOverview = defineRoute<PartyOverview>()({
  name: 'partyOverview',
  label: 'What a party is to the company',
  method: 'GET',
  path: 'party/{id}/overview',
  who: [...sellers, 'hr', 'finance', 'financeLead', 'planner'],
  shape: { type: 'object', required: ['sides', 'balances', 'openServices', 'doneServices', 'rating'] },
});

/** What merging would move, by the entity of what belongs to the other party. */
export interface MergePreview {
  readonly moves: readonly { readonly entity: string; readonly count: number }[];
  /** Fields that the one that stays takes over. */
  readonly learns: readonly string[];
  /** Why it cannot be; null: it can. Finished text. */
  readonly fault: string | null;
}
export const previewMerge = defineRoute<MergePreview>()({
  name: 'previewMerge',
  label: 'What merging two parties would do',
  method: 'GET',
  path: 'party/{id}/merge-preview',
  who: sellers,
  query: { other: text('The other party', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['moves', 'learns', 'fault'] },
});
