import type { CaseHealth } from '@homeport/model/cases';
import type { Row } from '@homeport/ui/records/host/row.ts';
import type { TabList } from '@homeport/ui/records/record/GroupedTabs.tsx';
import type { ReactNode } from 'react';
import { caseTabs, openByTab } from './case-tabs.data.ts';
import { useCaseHealth } from './use-case-health.ts';
import { type CasesWords, useCasesWords } from './use-cases-words.ts';

/** The tabs of an assignment in their groups, with what is open and late on each. */
export function CaseTabs({ row, draw }: { readonly row: Row; readonly draw: (how: TabList) => ReactNode }) {
  const text = useCasesWords();
  const { data: health } = useCaseHealth(row.id);
  const groups = caseTabs.map((group) => ({
    label: text(group.word),
    tabs: group.tabs.map(([id, word]) => ({ id, ...(word && { label: text(word) }) })),
  }));
  return draw({ groups, marks: health ? marksOf(health, text) : {} });
}

function marksOf(health: CaseHealth, text: CasesWords): TabList['marks'] {
  const marks = [...openByTab(health)].map(([tab, { open, overdue }]) => [
    tab,
    { count: open, ...(overdue > 0 && { alert: text('mark.late', { count: overdue }) }) },
  ]);
  return {
    ...Object.fromEntries(marks),
    ...(health.standstill && { '': { count: 0, alert: text('mark.still') } }),
  };
}
