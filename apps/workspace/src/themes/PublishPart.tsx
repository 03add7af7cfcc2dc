import { faintColours, publishTheme } from '@homeport/model/tenancy';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import type { FormInHand } from '@homeport/ui/records/form/RecordForm.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { coloursOf } from './theme-values.ts';
import { useThemes } from './use-themes.ts';

/** Shows a version to everybody, once it is saved and can be read. */
export function PublishPart({
  row,
  form,
  onPublished,
}: {
  readonly row: Row;
  readonly form: FormInHand;
  readonly onPublished: () => void;
}) {
  const text = useThemes();
  const host = useRecordHost();
  const failureText = useFailureText();
  const formats = useFormats();
  const run = useDeed(host.catalogue.entity('theme'));
  const why = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (row.status === 'PUBLISHED')
    return (
      <Card title={text('shown')}>
        <p>{text('shownSince', { when: row.publishedAt ? formats.date(String(row.publishedAt).slice(0, 10)) : '' })}</p>
      </Card>
    );
  const isFaint = faintColours(coloursOf(form.values)).length > 0;
  const reason = isFaint ? text('publish.faint') : form.isChanged ? text('publish.saveFirst') : null;
  const publish = () => {
    if (reason || isBusy) return;
    setBusy(true);
    setFailure(null);
    run(publishTheme, row, {})
      .then(() => {
        toasts.show(text('published'));
        onPublished();
      }, setFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Card title={text(row.status === 'PREVIOUS' ? 'publish.again' : 'publish')}>
      <div className="hp-lines">
        {failure ? <InlineError message={text('publish.failed')} advice={failureText(failure)} /> : null}
        <p id={why}>{reason ?? text(row.status === 'PREVIOUS' ? 'publish.againText' : 'publish.text')}</p>
        <div className="hp-row">
          <Button
            variant={form.isChanged ? 'default' : 'filled'}
            aria-disabled={reason !== null || undefined}
            data-disabled={reason !== null || undefined}
            aria-describedby={why}
            loading={isBusy}
            onClick={publish}
          >
            {text(row.status === 'PREVIOUS' ? 'publish.again' : 'publish')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
