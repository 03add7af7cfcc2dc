import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useOwnDelegation } from './approval-data.ts';
import type { Delegator, Me } from './approvals.types.ts';

/** Says that tasks go to somebody else, and for whom the person stands in. */
export function DelegationBanners({ me, delegators }: { me: Me; delegators: readonly Delegator[] }) {
  const text = useText('approvals');
  const formats = useFormats();
  const { data } = useOwnDelegation(me);
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const isAway = data?.delegateTo && data.delegateUntil && data.delegateUntil >= today;
  return (
    <>
      {isAway && data.delegateTo && data.delegateUntil ? (
        <Banner tone="warning">
          {text('banner.delegating', { name: data.delegateTo.label, date: formats.date(data.delegateUntil) })}
        </Banner>
      ) : null}
      {delegators.length > 0 ? (
        <Banner tone="info">
          {text('banner.standingIn', { names: formats.list(delegators.map((one) => one.name)) })}
        </Banner>
      ) : null}
    </>
  );
}
