import './offline.css';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import type { QueuedWrite, Theirs } from '@homeport/ui/queue/queued-write.ts';
import { cancelWrite, sendAnyway } from '@homeport/ui/queue/write-queue.ts';
import { Button } from '@mantine/core';
import { Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { offlineWords } from './words.ts';

export interface WaitingLineProps {
  readonly write: QueuedWrite;
  /** What it is, for those who hear the buttons only. */
  readonly name: string;
  readonly mine: ReactNode;
  /** What stands there now, as the conflict has it; nothing to show is said in words. */
  readonly theirs: (theirs: Theirs) => ReactNode;
}
/** Something that waits to be sent: as it was written, with what it waits for and what can be decided. */
export function WaitingLine({ write, name, mine, theirs }: WaitingLineProps) {
  const text = useWords();
  const { id, conflict, refused } = write;
  return (
    <div className="waiting" data-waiting={refused || conflict ? undefined : true}>
      <Icon of={Clock3} />
      <div className="waiting-words">
        {conflict ? (
          <Conflict id={id} name={name} mine={mine} theirs={theirs(conflict)} />
        ) : (
          <>
            {mine}
            {refused ? (
              <InlineError
                message={refused.title}
                advice={text('waiting.refusedAdvice')}
                onRetry={() => void sendAnyway(id)}
              />
            ) : (
              <span className="hp-muted">{text('waiting.toSend')}</span>
            )}
            <div>
              <Button variant="default" onClick={() => void cancelWrite(id)}>
                {text('waiting.cancel')}
                <span className="hp-hidden"> {name}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
/** Mine and theirs side by side; nothing is chosen beforehand. */
function Conflict({ id, name, mine, theirs }: { id: string; name: string; mine: ReactNode; theirs: ReactNode }) {
  const say = usePageWords(offlineWords);
  const kit = useKitText();
  return (
    <>
      <p role="status">{say('changed')}</p>
      <div className="waiting-sides">
        <div>
          <strong>{say('mine')}</strong>
          <div>{mine}</div>
          <div>
            <Button variant="default" onClick={() => void sendAnyway(id)}>
              {kit('conflict.useMine')}
              <span className="hp-hidden"> {name}</span>
            </Button>
          </div>
        </div>
        <div>
          <strong>{say('theirs')}</strong>
          <div>{theirs ?? say('nothing')}</div>
          <div>
            <Button variant="default" onClick={() => void cancelWrite(id)}>
              {kit('conflict.useTheirs')}
              <span className="hp-hidden"> {name}</span>
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
