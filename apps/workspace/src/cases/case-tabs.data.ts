import { type CaseHealth, openKinds } from '@homeport/model/cases';
import type { CasesKey } from './use-cases-words.ts';

type Groups = readonly {
  readonly word: CasesKey;
  /** The id of the tab, and what it is called here where lists of such records are called otherwise. */
  readonly tabs: readonly (readonly [id: string, word?: CasesKey])[];
}[];

/** The tabs of an assignment in the order of their work. Lists of further records that lead to it come behind them. */
export const caseTabs: Groups = [
  {
    word: 'tabs.overview',
    tabs: [['', 'tab.case'], ['dashboard'], ['caseContact', 'tab.contacts'], ['family'], ['closing']],
  },
  { word: 'tabs.granted', tabs: [['terms', 'tab.package'], ['caseService', 'tab.service'], ['compliance']] },
  {
    word: 'tabs.plan',
    tabs: [
      ['caseTimeline', 'tab.timeline'],
      ['work', 'tab.workflow'],
    ],
  },
  {
    word: 'tabs.money',
    tabs: [
      ['changeOfCircumstance', 'tab.change'],
      ['estimates', 'tab.estimate'],
      ['sheets', 'tab.balance'],
      ['scenario', 'tab.scenarios'],
      ['shipment', 'tab.move'],
    ],
  },
  {
    word: 'tabs.talk',
    tabs: [
      ['notes', 'tab.notes'],
      ['quickMail', 'tab.email'],
      ['attachment'],
      ['chat', 'tab.chat'],
      ['requiredDocument', 'tab.document'],
    ],
  },
];

/** On which tab what is open of a kind is to be seen. */
const tabOf: Readonly<Record<keyof CaseHealth['counts'], string>> = {
  STEP: 'work',
  SERVICE: 'caseService',
  DOCUMENT: 'requiredDocument',
  REVIEW: 'requiredDocument',
  PERMIT: 'workPermit',
  CHANGE: 'changeOfCircumstance',
  ESTIMATE: 'estimates',
};

/** How much is open on each tab, and how much of it is late. */
export function openByTab({
  counts,
}: Pick<CaseHealth, 'counts'>): ReadonlyMap<string, { open: number; overdue: number }> {
  const found = new Map<string, { open: number; overdue: number }>();
  for (const kind of openKinds) {
    const before = found.get(tabOf[kind]) ?? { open: 0, overdue: 0 };
    const { open, overdue } = counts[kind];
    found.set(tabOf[kind], { open: before.open + open, overdue: before.overdue + overdue });
  }
  return found;
}
