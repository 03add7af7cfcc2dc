import { useQueryClient } from '@tanstack/react-query';
import type { Option } from '../../controls/options.ts';
import { countryName } from '../../language/countries.ts';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import type { FieldAt } from '../fields/field-at.ts';
import { asText, isRef, isShape } from '../fields/field-texts.ts';
import { saidIn } from '../fields/said-in.ts';
import type { ShowContext } from '../fields/use-show.ts';
import { fieldText } from '../fields/write-field.ts';
import { choicesQuery } from '../host/queries.ts';
import { useLabels } from '../words/use-labels.ts';
import { ConflictOfForm } from './ConflictOfForm.tsx';
import type { FormOfFields, OpenConflict } from './form-of-fields.ts';
import type { FormValues } from './form-values.ts';

interface DesignedConflictProps extends OpenConflict {
  readonly form: FormOfFields;
  readonly onClose: () => void;
}
/** The choice between both for a designed form, whose values are written without the kits of the generated ones. */
export function DesignedConflict({ form, met, resolve, onClose }: DesignedConflictProps) {
  const write = useWritten(form);
  return (
    <ConflictOfForm
      {...{ met, onClose }}
      values={form.values}
      labelOf={form.labelOf}
      draw={write}
      onResolve={(choices) => void resolve(choices)}
    />
  );
}

/** Writes a value of the form for this reader. */
function useWritten(form: FormOfFields): (at: FieldAt, row: FormValues) => string {
  const formats = useFormats();
  const labels = useLabels();
  const kit = useKitText();
  const { locale } = useSettings();
  const queries = useQueryClient();
  const show: ShowContext = {
    ...{ formats, labels, yes: kit('yes'), no: kit('no'), ...saidIn(formats, locale) },
    countryName: (code) => countryName(code, locale),
    optionName: (type, code) => nameIn(queries.getQueryData(choicesQuery(form.host, type).queryKey), code) ?? code,
    nameOf: (_spec, name) => name,
    text: (at, value, row) => fieldText(at, value, row, show),
  };
  return (at, row) => {
    const value = row[at.wire];
    // What was chosen here is an id; what was stored comes with its name.
    const chosen = nameIn(form.offered.get(at.wire), isRef(value) ? value.id : asText(value));
    if (chosen !== undefined) return chosen;
    if (at.field.type !== 'address' || !isShape(value)) return show.text(at, value, row);
    const lines = Object.entries(value).map(([part, text]) =>
      part === 'country' && text ? show.countryName(text) : text,
    );
    return lines.filter(Boolean).join(', ');
  };
}

const nameIn = (options: readonly Option[] | undefined, value: string | null): string | undefined =>
  options?.find((one) => one.value === value)?.label;
