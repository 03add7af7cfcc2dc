import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import './finance.css';
import { Suspense } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { useScreen } from '../frame/use-screen.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { PostInvoice } from './PostInvoice.tsx';
import { vendorDeskPath } from './paths.ts';
import { VendorOverview } from './VendorOverview.tsx';
import { financeWords } from './words.ts';

/** Where a vendor stands, or the form in which a bill is posted: the address says which. Finance has the form only. */
export function VendorDeskPage() {
  return (
    <Suspense>
      <Desk />
    </Suspense>
  );
}

function Desk() {
  useLearned('finance', financeWords);
  const { access } = useWorkspace();
  const { search } = useScreen(vendorDeskPath);
  return search.do !== 'post' && mayDo(access, 'call.vendorOverview') ? <VendorOverview /> : <PostInvoice />;
}
