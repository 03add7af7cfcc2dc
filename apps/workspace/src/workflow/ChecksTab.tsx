import { records } from '@homeport/client';
import { stepCheck } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { deedOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

type Check = Awaited<ReturnType<ReturnType<typeof records<typeof stepCheck>>['search']>>['content'][number];

/** What is to be checked of a step, each ticked by whoever did so, and when. */
export function ChecksTab({ step }: { readonly step: string }) {
  const text = useWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? undefined : host.tenant;
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, stepCheck).lists, 'of-step', step],
    queryFn: ({ signal }) =>
      records(stepCheck, away).search(
        { filter: { field: 'step', op: 'eq', value: step }, sort: ['sequence,asc'], size: 200, total: 'none' },
        signal,
      ),
  });
  return (
    <WhenLoaded query={query} rows={4} failed={text('work.failed')}>
      {({ content }) =>
        content.length === 0 ? (
          <p className="hp-muted">{text('work.noChecks')}</p>
        ) : (
          <div className="hp-lines">
            {content.map((one) => (
              <CheckLine key={one.id} check={one} />
            ))}
          </div>
        )
      }
    </WhenLoaded>
  );
}

function CheckLine({ check }: { readonly check: Check }) {
  const { catalogue } = useRecordHost();
  const entity = useDeclared(stepCheck.name) ?? stepCheck;
  const run = useDeed(entity);
  const failure = useFailureText();
  const said = useSaid(check);
  const [isBusy, setBusy] = useState(false);
  const isTicked = check.status === 'TICKED';
  const name = isTicked ? 'untick' : 'tick';
  const deed = check.can?.includes(name) ? deedOf(catalogue, entity, name) : undefined;
  const change = async () => {
    if (!deed) return;
    setBusy(true);
    try {
      await run(deed.action, check, {});
    } catch (error) {
      toasts.show(failure(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Checkbox
      checked={isTicked}
      disabled={!deed || isBusy}
      label={check.description}
      description={said}
      onChange={() => void change()}
    />
  );
}

/** Who ticked it and when; before that, whether it has to be. */
function useSaid({ tickedAt, tickedBy, isRequired }: Check): string | undefined {
  const labels = useLabels();
  const formats = useFormats();
  const [by, at, required] = [
    fieldAt(stepCheck, 'tickedBy'),
    fieldAt(stepCheck, 'tickedAt'),
    fieldAt(stepCheck, 'isRequired'),
  ];
  if (tickedAt) {
    const when = formats.localTime(tickedAt);
    if (tickedBy && by) return `${formats.pair(labels.field(by), tickedBy.label)} · ${when}`;
    return at ? formats.pair(labels.field(at), when) : when;
  }
  return isRequired && required ? labels.field(required) : undefined;
}
