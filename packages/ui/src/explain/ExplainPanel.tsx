import './explain.css';
import type { Trace } from '@homeport/grammar';
import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { InlineError } from '../parts/InlineError.tsx';
import { useExplainText, useExplainWords } from './explain-words.ts';
import type { CalculationWords, Explained, ExplainHost } from './explained.ts';
import { resolve } from './resolve.ts';
import { StepLines } from './StepLines.tsx';
import { useFigures } from './use-figures.ts';

type Found = { readonly trace: Trace | null } | 'failed' | undefined;

/** What stands behind a number: its trace, found when it is opened. */
export function ExplainPanel({
  explained,
  host,
  words,
}: {
  readonly explained: Explained;
  readonly host?: ExplainHost | undefined;
  readonly words?: CalculationWords | undefined;
}) {
  const kit = useKitText();
  const text = useExplainText();
  const isReady = useExplainWords(words);
  const [tries, setTries] = useState(0);
  const found = useTrace(explained, host, tries);
  if (!isReady || found === undefined) return <Skeleton height={96} role="status" aria-label={kit('loading')} />;
  if (found === 'failed')
    return <InlineError message={kit('partFailed')} onRetry={() => setTries((before) => before + 1)} />;
  return (
    <>
      <h2 className="hp-panel-title">{text('title')}</h2>
      {found.trace ? <Lines trace={found.trace} host={host} /> : <p>{text('unknown')}</p>}
    </>
  );
}

function useTrace(explained: Explained, host: ExplainHost | undefined, tries: number): Found {
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once for each time it is opened or tried again.
  useEffect(() => {
    let isGone = false;
    setFound(undefined);
    resolve(explained, host).then(
      (trace) => !isGone && setFound({ trace }),
      () => !isGone && setFound('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return found;
}

function Lines({ trace, host }: { readonly trace: Trace; readonly host: ExplainHost | undefined }) {
  const text = useExplainText();
  const formats = useFormats();
  const { figure, sentence } = useFigures(trace.calculation);
  return (
    <div className="hp-explained">
      <StepLines calculation={trace.calculation} step={trace.result} host={host} />
      <p className="hp-explained-result">
        <span>{text('result')}</span>
        <strong className="hp-number">{figure(trace.result)}</strong>
      </p>
      <p className="hp-caption">{formats.pair(text('formulaFrom'), sentence('source', trace.formulaFrom))}</p>
    </div>
  );
}
