import { ask } from '@homeport/client';
import { applyConfiguration, type BundleDifference } from '@homeport/model/configuration';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BundleProps } from './bundle-props.ts';
import { useConfiguration } from './use-configuration.ts';

/** Applies what was looked at. */
export function ApplyPart({
  bundle,
  tenant,
  difference,
  parts,
  without,
  isLooking,
  onLookAgain,
}: Pick<BundleProps, 'bundle' | 'tenant'> & {
  readonly difference: BundleDifference;
  readonly parts: readonly string[];
  /** Records of these parts that stay out. */
  readonly without: readonly string[];
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
}) {
  const text = useConfiguration();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const sum = (name: 'added' | 'changed') => difference.parts.reduce((all, part) => all + part[name], 0);
  const count = sum('added') + sum('changed');
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { parts: [...parts], without: [...without], seen: difference.seen };
      await ask(applyConfiguration, { params: { id: bundle.id }, body, ...(tenant ? { tenant } : {}) });
      await Promise.all(['configuration', 'jobs'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    } catch (error) {
      setFailure(error);
      onLookAgain();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="hp-muted">{text('applyText')}</p>
      <div className="hp-lines configuration-apply">
        {failure ? <InlineError message={text('notApplied')} advice={failureText(failure)} /> : null}
        <div className="hp-row">
          <Button loading={isBusy} disabled={count === 0 || isLooking} onClick={() => void go()}>
            {text('apply', { count })}
          </Button>
          <Button variant="default" loading={isLooking} onClick={onLookAgain}>
            {text('lookAgain')}
          </Button>
        </div>
      </div>
    </>
  );
}
