import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useOwnDelegation } from './approval-data.ts';
import type { Me } from './approvals.types.ts';

/** Says that one's tasks go to somebody else. For whom one stands in oneself, the frame says on every page. */
export function DelegationBanners({ me }: { me: Me }) {
  const text = useText('approvals');
  const formats = useFormats();
  const { data } = useOwnDelegation(me);
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const isAway = data?.delegateTo && data.delegateUntil && data.delegateUntil >= today;
  if (!isAway || !data.delegateTo || !data.delegateUntil) return null;
  return (
    <Banner tone="warning">
      {text('banner.delegating', { name: data.delegateTo.label, date: formats.date(data.delegateUntil) })}
    </Banner>
  );
}
