import type { Row } from '@homeport/ui/records/host/row.ts';
import type { TabList } from '@homeport/ui/records/record/GroupedTabs.tsx';
import type { ReactNode } from 'react';
import { CaseTabs } from './CaseTabs.tsx';
import { ClosingLine } from './ClosingLine.tsx';
import { ClosingTab } from './ClosingTab.tsx';
import { ComplianceTab } from './ComplianceTab.tsx';
import { DashboardTab } from './DashboardTab.tsx';
import { HealthLine } from './HealthLine.tsx';

/** The parts of the page of an assignment that are more than generated. */
export function CasePart(
  of:
    | { readonly part: 'health' | 'toClose' | 'dashboard' | 'compliance' | 'closing'; readonly row: Row }
    | { readonly part: 'tabs'; readonly row: Row; readonly draw: (how: TabList) => ReactNode },
) {
  if (of.part === 'tabs') return <CaseTabs row={of.row} draw={of.draw} />;
  if (of.part === 'health')
    return (
      <>
        <HealthLine row={of.row} />
        <ClosingLine row={of.row} />
      </>
    );
  if (of.part === 'toClose') return <ClosingLine row={of.row} isAsked />;
  if (of.part === 'closing') return <ClosingTab row={of.row} />;
  return of.part === 'dashboard' ? <DashboardTab row={of.row} /> : <ComplianceTab row={of.row} />;
}
