import { useText } from '@homeport/ui/language/use-text.ts';
import { DocumentViewer } from '@homeport/ui/viewer/DocumentViewer.tsx';

/** The pages of a PDF receipt, drawn by our own viewer. */
export function ReceiptPdf({ bytes, name }: { bytes: Blob; name: string }) {
  const text = useText('approvals');
  return (
    <DocumentViewer
      blob={bytes}
      name={text('receipt.alt', { name })}
      words={{
        loading: text('receipt.loading'),
        failed: text('receipt.pdfOutside'),
        larger: text('receipt.zoomIn'),
        smaller: text('receipt.zoomOut'),
        page: (number, total) => text('receipt.page', { number, total }),
      }}
    />
  );
}
