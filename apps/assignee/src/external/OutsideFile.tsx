import { callBytes } from '@homeport/client';
import type { OpenLink, OutsideDocument } from '@homeport/model/external';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { downloadBytes } from '../library/download.ts';
import { usePageWords } from '../words/page-words.ts';
import { externalWords } from './words.ts';

export interface OutsideFileProps {
  readonly link: OpenLink;
  readonly document: OutsideDocument;
  readonly token: string;
}
/** A document for who has its link: what it is, who sends it, and the file to take away. */
export function OutsideFile({ link, document: of, token }: OutsideFileProps) {
  const say = usePageWords(externalWords);
  const formats = useFormats();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      downloadBytes(await callBytes(`external-access/open/file?token=${encodeURIComponent(token)}`), of.fileName);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={of.title} description={say('from', { sender: link.senderName, company: link.company.name })} />
      <div className="narrow">
        <Card>
          <div className="hp-lines">
            {failure ? <InlineError message={failure} onRetry={() => void take()} /> : null}
            {link.message ? <p className="outside-message">{link.message}</p> : null}
            {of.description ? <p>{of.description}</p> : null}
            <p className="hp-muted">
              {of.fileName}, {formats.bytes(of.size)}
            </p>
          </div>
          <div className="form-actions">
            <Button loading={isBusy} onClick={() => void take()}>
              {say('download')}
            </Button>
          </div>
        </Card>
        <p className="hp-caption">{say('validUntil', { time: formats.localTime(link.validUntil) })}</p>
      </div>
    </>
  );
}
