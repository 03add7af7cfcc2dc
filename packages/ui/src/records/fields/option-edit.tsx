import type { FieldOf } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { useFormHost } from '../host/form-host.ts';
import { choicesQuery } from '../host/queries.ts';
import { useLabels } from '../words/use-labels.ts';
import type { FieldAt } from './field-at.ts';
import { asText } from './field-texts.ts';
import { controlProps, type EditProps } from './kit.ts';

/**
 * The choices of a field: declared ones in the reader's language, or the tenant's list, which may still be on its way. What the
 * page has at hand is not asked for.
 */
export function useChoices(
  at: FieldAt<FieldOf<'option'>>,
  given?: readonly Option[],
): {
  readonly options: readonly Option[];
  readonly isAwaited: boolean;
} {
  const labels = useLabels();
  const host = useFormHost();
  const { choices, optionType } = at.field;
  const { data, isLoading } = useQuery({
    ...choicesQuery(host, optionType ?? ''),
    enabled: !given && !choices && optionType !== undefined,
  });
  const options = useMemo(
    () =>
      given ??
      (choices ? Object.keys(choices).map((value) => ({ value, label: labels.choice(at, value) })) : (data ?? [])),
    [given, choices, data, labels, at],
  );
  return { options, isAwaited: isLoading };
}
export const OptionEdit = (props: EditProps<'option'>) => {
  const { options } = useChoices(props.at, props.options);
  return <PickList {...controlProps(props)} options={options} value={asText(props.value)} onChange={props.onChange} />;
};
