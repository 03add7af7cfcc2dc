import type { AddressValue, CoordinatesValue } from '@homeport/grammar';
import { AddressField } from '../../controls/AddressField.tsx';
import { addressLines } from '../../controls/address-forms.ts';
import { CoordinatesField } from '../../controls/CoordinatesField.tsx';
import { JsonField } from '../../controls/JsonField.tsx';
import { countryName } from '../../language/countries.ts';
import { useSettings } from '../../language/settings.tsx';
import { FindingList, isFindings } from './FindingList.tsx';
import { controlProps, emptiness, type FieldKit } from './kit.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function AddressLines({ value }: { value: AddressValue }) {
  const { locale } = useSettings();
  return (
    <address className="hp-address">
      {addressLines(value, value.country ? countryName(value.country, locale) : '').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
export const addressKit: FieldKit<'address'> = {
  width: 200,
  isWide: true,
  operators: emptiness,
  // A place is named by town and country; the whole address stands on the record.
  toText: (value, _at, _row, show) => {
    const address = isObject(value) ? (value as AddressValue) : {};
    return [address.town ?? address.address1, address.country ? show.countryName(address.country) : '']
      .filter(Boolean)
      .join(', ');
  },
  Show: ({ value, isCell }) =>
    isCell || !isObject(value) ? <Town value={value} /> : <AddressLines value={value as AddressValue} />,
  Edit: (props) => (
    <AddressField
      {...controlProps(props)}
      value={isObject(props.value) ? (props.value as AddressValue) : null}
      onChange={props.onChange}
    />
  ),
};
function Town({ value }: { value: unknown }) {
  const { locale } = useSettings();
  const address = isObject(value) ? (value as AddressValue) : {};
  return (
    <span>
      {[address.town ?? address.address1, address.country ? countryName(address.country, locale) : '']
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}

export const coordinatesKit: FieldKit<'coordinates'> = {
  width: 170,
  operators: emptiness,
  toText: (value, _at, _row, { formats }) => {
    if (!isObject(value)) return '';
    const { latitude, longitude } = value as CoordinatesValue;
    return `${formats.number(String(latitude), { decimals: 5 })}; ${formats.number(String(longitude), { decimals: 5 })}`;
  },
  Edit: (props) => (
    <CoordinatesField
      {...controlProps(props)}
      value={isObject(props.value) ? (props.value as CoordinatesValue) : null}
      onChange={props.onChange}
    />
  ),
};

export const jsonKit: FieldKit<'json'> = {
  width: 160,
  isWide: true,
  operators: emptiness,
  toText: (value) => JSON.stringify(value) ?? '',
  Show: ({ value, isCell }) => {
    if (isFindings(value)) return <FindingList findings={value} isShort={isCell} />;
    return isCell ? (
      <span className="hp-code">{JSON.stringify(value)}</span>
    ) : (
      <pre className="hp-json">{JSON.stringify(value, null, 2)}</pre>
    );
  },
  Edit: (props) => (
    <JsonField {...controlProps(props)} value={(props.value ?? null) as never} onChange={props.onChange} />
  ),
};
