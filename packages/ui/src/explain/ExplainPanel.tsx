import './explain.css';
import type { Trace } from '@homeport/grammar';
import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { InlineError } from '../parts/InlineError.tsx';
import type { ExplainNumberProps } from './ExplainNumber.tsx';
import { useExplainText, useExplainWords } from './explain-words.ts';
import { StepLines } from './StepLines.tsx';
import { useFigures } from './use-figures.ts';

type Found = { readonly trace: Trace | null } | 'failed' | undefined;

/** What stands behind a number: its trace, asked for now. */
export function ExplainPanel({ trace, words, source }: Pick<ExplainNumberProps, 'trace' | 'words' | 'source'>) {
  const kit = useKitText();
  const text = useExplainText();
  const isReady = useExplainWords(words);
  const [tries, setTries] = useState(0);
  const found = useTrace(trace, tries);
  if (!isReady || found === undefined) return <Skeleton height={96} role="status" aria-label={kit('loading')} />;
  if (found === 'failed')
    return <InlineError message={kit('partFailed')} onRetry={() => setTries((before) => before + 1)} />;
  return found.trace ? <Explained trace={found.trace} source={source} /> : <p>{text('unknown')}</p>;
}

function useTrace(given: ExplainNumberProps['trace'], tries: number): Found {
  const [found, setFound] = useState<Found>(typeof given === 'function' ? undefined : { trace: given });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time it is opened or tried again.
  useEffect(() => {
    if (typeof given !== 'function') return;
    let isGone = false;
    setFound(undefined);
    given().then(
      (trace) => !isGone && setFound({ trace }),
      () => !isGone && setFound('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return found;
}

function Explained({ trace, source }: { trace: Trace; source: ExplainNumberProps['source'] }) {
  const text = useExplainText();
  const formats = useFormats();
  const { figure, sentence } = useFigures(trace.calculation);
  return (
    <div className="hp-explained">
      <StepLines calculation={trace.calculation} step={trace.result} source={source} />
      <p className="hp-explained-result">
        <span>{text('result')}</span>
        <strong className="hp-number">{figure(trace.result)}</strong>
      </p>
      <p className="hp-caption">{formats.pair(text('formulaFrom'), sentence('source', trace.formulaFrom))}</p>
    </div>
  );
}
