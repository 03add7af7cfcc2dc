import { listProviders, type Provider } from '@homeport/client';
import { subDomainOf } from '@homeport/grammar';
import { useEffect, useState } from 'react';

/** The company's own ways to sign in. None without a sub-domain, and none while they cannot be asked for. */
export function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    const name = subDomainOf(location.hostname);
    if (name) listProviders(name).then(setProviders, () => undefined);
  }, []);
  return providers;
}
