import { Button, Loader } from '@mantine/core';
import { useFormats } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { Banner } from '../../parts/Banner.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';
import { type Paper, printMost } from './use-print-rows.ts';

interface PrintNotesProps {
  readonly list: List;
  readonly paper: Paper;
  /** Absent: these rows may not be exported. */
  readonly onExport: (() => void) | undefined;
}
/** What is said about printing: how far it is, on screen; on paper, that these are not all rows. */
export function PrintNotes({ list, paper, onExport }: PrintNotesProps) {
  const text = useRecordText();
  const kit = useKitText();
  const formats = useFormats();
  const { state } = paper;
  const page = list.query.data;
  const from = list.state.page * list.state.size + 1;
  // The browser's menu prints what is on screen: it waits for nothing.
  const isPart = !paper.rows && page !== undefined && (list.state.page > 0 || page.nextKey !== null);
  return (
    <>
      {state?.is === 'bringing' ? (
        <div className="hp-row hp-gap-wide hp-no-print" role="status">
          <Loader size="xs" />
          <span>{text('list.printBringing', { count: formats.number(state.soFar) })}</span>
          <Button variant="default" onClick={paper.cancel}>
            {kit('cancel')}
          </Button>
        </div>
      ) : null}
      {state?.is === 'tooMany' ? (
        <div className="hp-row hp-gap-wide hp-no-print">
          <Banner
            tone="warning"
            isUrgent
            {...(onExport ? { action: { label: text('list.export'), onClick: onExport } } : {})}
          >
            {text('list.printTooMany', { most: formats.number(printMost) })}
          </Banner>
          <Button variant="default" onClick={paper.cancel}>
            {kit('close')}
          </Button>
        </div>
      ) : null}
      {isPart ? (
        <p className="hp-only-print">
          {text('list.printPart', {
            from: formats.number(from),
            to: formats.number(from + page.content.length - 1),
          })}
        </p>
      ) : null}
    </>
  );
}
