import './outside.css';
import type { OutsideBill, OutsideBilling } from '@homeport/model/external';
import { vendorInvoiceStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { BillAnswer, type BillAnswerProps } from './BillAnswer.tsx';
import { BillByLink } from './BillByLink.tsx';
import type { BillByLinkProps } from './use-bill-by-link.ts';
import type { SendFile } from './use-send-file.ts';
import { externalWords } from './words.ts';

// With the bills in one file: each more of them is one that the device keeps.
export { OutsideEstimate } from './OutsideEstimate.tsx';

export interface OutsideBillsProps {
  readonly billing: OutsideBilling;
  readonly files: SendFile;
  readonly post: BillByLinkProps['post'];
  readonly reply: BillAnswerProps['reply'];
}
/** What was agreed for a job, the bills for it and what became of each, and a new one. */
export function OutsideBills({ billing, files, post, reply }: OutsideBillsProps) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const [isBilling, setBilling] = useState(false);
  const { agreed, currency, bills } = billing;
  return (
    <Card title={say('bill.title')}>
      <p>
        {agreed !== null && currency !== null ? (
          <>
            {say('bill.agreed')} <strong className="hp-figure">{formats.money(agreed, currency)}</strong>
          </>
        ) : (
          say('bill.nothingAgreed')
        )}
      </p>
      {bills.length === 0 ? null : (
        <ul className="outside-bills">
          {bills.map((bill) => (
            <li key={bill.id}>
              <BillLine bill={bill} />
              {bill.question ? <BillAnswer bill={bill} reply={reply} /> : null}
            </li>
          ))}
        </ul>
      )}
      {isBilling ? (
        <BillByLink billing={billing} files={files} post={post} onSent={() => setBilling(false)} />
      ) : (
        <div className="form-actions">
          <Button variant="default" onClick={() => setBilling(true)}>
            {say('bill.new')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function BillLine({ bill }: { readonly bill: OutsideBill }) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const said = useSaidDay();
  const { invoiceNumber, invoiceDate, grossAmount, currency, status, rejectionReason, expectedPayment } = bill;
  return (
    <div className="hp-lines">
      <div className="outside-bill">
        <span>{say('bill.of', { number: invoiceNumber, date: formats.date(invoiceDate) })}</span>
        <span className="hp-figure">{formats.money(grossAmount ?? '0', currency)}</span>
        <StatusChip state={status} tone={vendorInvoiceStatusTones[status]} label={say(`bill.status.${status}`)} />
      </div>
      {rejectionReason ? <p className="hp-muted">{rejectionReason}</p> : null}
      {expectedPayment && status === 'APPROVED' ? (
        <p className="hp-muted">{say('bill.expected', { date: said.within(expectedPayment) })}</p>
      ) : null}
    </div>
  );
}
