import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The browser's own viewer for a PDF, where it has one and may draw it here; otherwise the file is opened beside. */
export function ReceiptPdf({ address, name }: { address: string; name: string }) {
  const text = useText('approvals');
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);
  if (isBlocked || !navigator.pdfViewerEnabled)
    return (
      <div className="receipt-none">
        <EmptyState icon={FileText} title={name}>
          {text('receipt.pdfOutside')}
        </EmptyState>
      </div>
    );
  return <iframe className="receipt-pdf" src={address} title={text('receipt.alt', { name })} />;
}
