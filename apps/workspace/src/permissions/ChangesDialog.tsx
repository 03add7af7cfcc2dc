import { ask, Problem } from '@homeport/client';
import type { Deed } from '@homeport/grammar';
import {
  checkPermissions,
  type MatrixRow,
  type PermissionEffect,
  type PermissionMatrix,
  type PermissionWish,
  savePermissions,
} from '@homeport/model/identity';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { nameLabel } from '@homeport/ui/records/fields/named.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordOfEffect } from './matrix.rules.ts';
import { type PermissionKey, usePermissionWords } from './use-permission-words.ts';

export interface ChangesDialogProps {
  readonly role: PermissionMatrix['role'];
  readonly tenant: string | undefined;
  readonly wishes: readonly PermissionWish[];
  /** What the platform gives, by entity. */
  readonly given: Readonly<Record<string, MatrixRow['given']>>;
  readonly onClose: () => void;
  readonly onStale: () => void;
  readonly onSaved: () => void;
}
/** What saving would do, change by change, and to how many people; then it is saved as one. */
export function ChangesDialog({ role, tenant, wishes, given, onClose, onStale, onSaved }: ChangesDialogProps) {
  const text = usePermissionWords();
  const kit = useKitText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const how = { params: { role: role.id }, body: { changes: wishes as never }, ...(tenant ? { tenant } : {}) };
  const effects = useQuery({
    queryKey: ['permissions', 'check', tenant ?? 'own', role.id, wishes],
    queryFn: async ({ signal }) => {
      try {
        return await ask(checkPermissions, { ...how, signal });
      } catch (error) {
        if (isOvertaken(error)) onStale();
        throw error;
      }
    },
    gcTime: 0,
    retry: false,
  });
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await ask(savePermissions, { ...how, key: crypto.randomUUID() });
      toasts.show(text('saved', { role: role.name }));
      onSaved();
    } catch (error) {
      setRefusal(error instanceof Error && error.message ? error.message : text('failed'));
      if (isOvertaken(error)) onStale();
    } finally {
      setBusy(false);
    }
  };
  const { data } = effects;
  const abouts = [...new Set(data?.changes.map((one) => one.about))];
  return (
    <Dialog opened onClose={onClose} title={text('changesOf', { role: role.name })} size="lg">
      <div className="hp-lines">
        {effects.error ? (
          <InlineError
            message={effects.error.message}
            {...(isOvertaken(effects.error) ? {} : { onRetry: () => void effects.refetch() })}
          />
        ) : data ? (
          <>
            <p>{text('holds', { count: data.people })}</p>
            <div className="permissions-changes">
              {abouts.map((about) => (
                <About
                  key={about}
                  about={about}
                  given={given[about] ?? {}}
                  people={data.people}
                  changes={data.changes.filter((one) => one.about === about)}
                />
              ))}
            </div>
          </>
        ) : (
          <ListSkeleton rows={4} />
        )}
        {refusal ? <InlineError message={refusal} /> : null}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button disabled={!data} loading={isBusy} onClick={() => void save()}>
            {text('confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Somebody else saved meanwhile: trying the same again cannot help. */
const isOvertaken = (error: unknown) => error instanceof Problem && error.status === 409;

interface AboutProps {
  readonly about: string;
  readonly given: MatrixRow['given'];
  readonly people: number;
  readonly changes: readonly PermissionEffect[];
}
function About({ about, given, people, changes }: AboutProps) {
  const text = usePermissionWords();
  const labels = useLabels();
  const { locale } = useSettings();
  const { catalogue } = useRecordHost();
  useDeclared(about);
  const entity = catalogue.entity(about);
  const wordsOf = ({ kind, name, from, to, isLoss }: PermissionEffect): string => {
    const reach = (one: string) =>
      text(`reach.${one === 'USUAL' ? (given[name as Deed] ?? 'ALL') : one}` as PermissionKey);
    if (kind === 'deed')
      return text('change.deed', { name: text(`do.${name as Deed}`), from: reach(from), to: reach(to) });
    const what = kind === 'action' ? 'action' : 'field';
    const label = nameLabel({ what, of: 'about' }, name, about, catalogue, labels, locale) ?? name;
    return text(`change.${kind}.${isLoss ? 'loss' : 'gain'}`, { name: label });
  };
  return (
    <section>
      <h3>{labels.plural(entity)}</h3>
      <ul>
        {changes.map((one) => (
          <li key={`${one.kind} ${one.name}`}>
            {wordsOf(one)}
            <span className="hp-caption">
              {text(wordOfEffect(one), { count: one.people })}
              {one.isLoss && one.people < people ? ` · ${text('keeps', { count: people - one.people })}` : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
