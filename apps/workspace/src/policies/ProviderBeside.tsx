import { idIn } from '@homeport/grammar';
import { serviceProvider } from '@homeport/model/policies';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';

const shown = ['rating', 'answeredSurveys', 'accreditation', 'insuredUntil', 'paymentTerms', 'active'].flatMap(
  (name) => fieldAt(serviceProvider, name) ?? [],
);

/** The provider that is chosen in a form: how many people judged their work and how, what they are accredited and insured for. */
export function ProviderBeside({ chosen }: { readonly chosen: unknown }) {
  const host = useRecordHost();
  const labels = useLabels();
  const id = idIn(chosen);
  const { data } = useQuery({ ...recordQuery(host, serviceProvider, id ?? ''), enabled: id !== undefined });
  // Nothing is missing where it cannot be read: the choice stands in the form.
  if (!id || !data) return null;
  return (
    <Card
      title={String(data.name)}
      aside={
        <AppLink href={host.address({ to: 'record', entity: serviceProvider, id }) ?? ''}>
          {labels.entity(serviceProvider)}
        </AppLink>
      }
    >
      <KeyFacts
        facts={shown.flatMap((at) =>
          Object.hasOwn(data, at.wire)
            ? [{ label: labels.field(at), value: <FieldShow at={at} value={data[at.wire]} row={data} /> }]
            : [],
        )}
      />
    </Card>
  );
}
