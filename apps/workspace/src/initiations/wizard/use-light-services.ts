import { serviceType } from '@homeport/model/cases';
import { servicesOfExtent } from '@homeport/model/initiations';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { extentOf } from './steps.rules.ts';

/** The services that follow from a light request; nothing for a full one. */
export function useLightServices(values: FormValues): FormValues {
  const { services } = values;
  const extent = extentOf(values);
  const host = useRecordHost();
  const isLight = extent !== 'FULL';
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, serviceType).lists, 'offered'],
    queryFn: () =>
      host.source.list(serviceType, { filter: { field: 'active', op: 'eq', value: true }, size: 200, total: 'none' }),
    enabled: isLight,
  });
  if (!isLight || !data || (Array.isArray(services) && services.length > 0)) return {};
  const offered = data.content.map(({ id, serviceClass }) => ({
    id,
    serviceClass: typeof serviceClass === 'string' ? serviceClass : null,
  }));
  return { services: servicesOfExtent(extent, offered).map(({ id }) => id) };
}
