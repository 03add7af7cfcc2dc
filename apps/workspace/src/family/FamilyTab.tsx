import { ask, run } from '@homeport/client';
import { type FamilySignIn, familySignIns, withdrawFamily } from '@homeport/model/family';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { refusalOf } from '../admin/use-admin.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

const tones = { NONE: 'neutral', INVITED: 'info', ACTIVE: 'success', WITHDRAWN: 'neutral' } as const;
const columns = ['member', 'signIn', 'lastSignIn', 'act'] as const;

/** The family of an assignment, with the sign-ins they have; the team can withdraw one. */
export function FamilyTab({ id }: { id: string }) {
  const text = useWords();
  const formats = useFormats();
  const queries = useQueryClient();
  const { access, me } = useWorkspace();
  const host = useRecordHost();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const key = ['family-sign-ins', host.tenant, id];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(familySignIns, { query: { caseDetailId: id }, ...away, signal }),
  });
  const [closing, setClosing] = useState<FamilySignIn | null>(null);
  const withdraw = async (one: FamilySignIn) => {
    const work = () => run(withdrawFamily, one.id, {}, { key: crypto.randomUUID(), ...away });
    const refusal = await refusalOf(work, text('family.failed'));
    if (refusal) return refusal;
    toasts.show(text('family.withdrawn', { name: one.name }));
    await queries.invalidateQueries({ queryKey: key });
    return undefined;
  };
  const lastSignInOf = (one: FamilySignIn) => {
    if (one.lastSignIn) return formats.localTime(one.lastSignIn);
    return one.state === 'NONE' ? null : text('family.never');
  };
  const mayClose = mayDo(access, 'dependant.withdrawFamily');
  return (
    <>
      <WhenLoaded query={query} rows={3} failed={text('family.failed')}>
        {(members) =>
          members.length === 0 ? (
            <EmptyState icon={Users} title={text('family.empty')}>
              {text('family.emptyText')}
            </EmptyState>
          ) : (
            <AdminTable
              columns={columns.map((one) => text(`family.${one}`))}
              rows={members}
              keyOf={(one) => one.id}
              head={(one) => one.name}
              under={(one) => one.email}
              cells={(one) => (
                <>
                  <td>
                    <StatusChip state={one.state} tone={tones[one.state]} label={text(`family.state.${one.state}`)} />
                  </td>
                  <td className="hp-number">{lastSignInOf(one)}</td>
                  <td>
                    {mayClose && (one.state === 'ACTIVE' || one.state === 'INVITED') ? (
                      <RowButton label={text('family.withdraw')} about={one.name} onClick={() => setClosing(one)} />
                    ) : null}
                  </td>
                </>
              )}
            />
          )
        }
      </WhenLoaded>
      <ConfirmDialog
        isOpen={closing !== null}
        onClose={() => setClosing(null)}
        title={text('family.withdrawTitle', { name: closing?.name ?? '' })}
        confirmLabel={text('family.withdraw')}
        isDangerous
        onConfirm={() => (closing ? withdraw(closing) : undefined)}
      >
        {text('family.withdrawText', { name: closing?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
