import '../frame/page-styles.css';
import '@homeport/ui/records/records.css';
import './finance.css';
import { type ReactNode, Suspense } from 'react';
import { useLearned } from '../frame/use-learned.ts';
import { PostInvoice } from './PostInvoice.tsx';
import { VendorOverview } from './VendorOverview.tsx';
import { financeWords } from './words.ts';

/** Where a vendor stands. */
export const VendorOverviewPage = () => inWords(<VendorOverview />);
/** The form in which a bill is posted. */
export const PostInvoicePage = () => inWords(<PostInvoice />);

const inWords = (page: ReactNode) => (
  <Suspense>
    <Learned>{page}</Learned>
  </Suspense>
);

/** A page as soon as its texts are there, which come with it and not with the shell. */
function Learned({ children }: { readonly children: ReactNode }) {
  useLearned('finance', financeWords);
  return children;
}
