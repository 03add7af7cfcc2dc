import { longestPath } from '@homeport/grammar';
import { useMemo } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { compareIn } from '../../language/collate.ts';
import { useSettings } from '../../language/settings.tsx';
import { useDeclared } from '../fields/use-declared.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { comparable, stepOn, targetOf, type Vocabulary } from './vocabulary.ts';

interface PathPickerProps {
  readonly vocabulary: Vocabulary;
  readonly path: string;
  readonly onChange: (path: string) => void;
  readonly label: string;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** A field by its label; of a related record after its relation: one list for each step of the way. */
export function PathPicker({ vocabulary, ...props }: PathPickerProps) {
  const labels = useLabels();
  if ('entity' in vocabulary) return <Step {...props} entity={vocabulary.entity} depth={1} />;
  const { path, onChange, ...field } = props;
  const options = vocabulary.questions.map((at) => ({ value: at.name, label: labels.field(at) }));
  const isKnown = path === '' || options.some(({ value }) => value === path);
  return (
    <PickList
      {...field}
      options={isKnown ? options : [...options, { value: path, label: path }]}
      value={path || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

function Step({
  entity: name,
  depth,
  path,
  onChange,
  ...field
}: Omit<PathPickerProps, 'vocabulary'> & { readonly entity: string; readonly depth: number }) {
  const host = useRecordHost();
  const labels = useLabels();
  const text = useRecordText();
  const { locale } = useSettings();
  const entity = useDeclared(name);
  const [first = '', ...rest] = path.split('.');
  const at = entity && first !== '' ? stepOn(entity, first) : undefined;
  const options = useMemo(() => {
    const known = entity ? comparable(entity).map((one) => ({ value: one.name, label: labels.field(one) })) : [];
    // What a field was called that is gone is shown as it stands, to be replaced.
    const all =
      first === '' || known.some(({ value }) => value === (at?.name ?? first))
        ? known
        : [...known, { value: at?.name ?? first, label: at ? labels.field(at) : first }];
    return all.sort((one, other) => compareIn(locale)(one.label, other.label));
  }, [entity, labels, first, at, locale]);
  const target = at && depth < longestPath ? targetOf(at.field, host) : undefined;
  return (
    <>
      <PickList
        {...field}
        options={options}
        value={first === '' ? null : (at?.name ?? first)}
        onChange={(next) => onChange(next ?? '')}
      />
      {at && target ? (
        <Step
          key={at.key}
          entity={target}
          depth={depth + 1}
          path={rest[0] === 'id' ? '' : rest.join('.')}
          label={text('condition.within', { field: labels.field(at) })}
          onChange={(next) => onChange(next === '' ? at.name : `${at.name}.${next}`)}
        />
      ) : null}
    </>
  );
}
