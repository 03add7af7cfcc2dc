import './fields.css';
import { type AddressValue, townAndCountry } from '@homeport/grammar';
import { Loader } from '@mantine/core';
import { Suspense } from 'react';
import { addressLines } from '../../controls/address-forms.ts';
import { CoordinatesField } from '../../controls/CoordinatesField.tsx';
import { countryName } from '../../language/countries.ts';
import { useSettings } from '../../language/settings.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { RefusedShape } from '../shapes/refused.ts';
import { AddressEdit } from './address-edit.tsx';
import { FindingList, isFindings } from './FindingList.tsx';
import { isAddress, isCoordinates } from './field-texts.ts';
import { controlProps, emptiness, type FieldKit } from './kit.ts';
import { useShow } from './use-show.ts';

function AddressLines({ value }: { value: AddressValue }) {
  const { locale } = useSettings();
  const { town } = useShow();
  const country = value.country ? countryName(value.country, locale) : '';
  const lines = addressLines({ ...value, ...(value.town ? { town: town(value.town, value.country) } : {}) }, country);
  return (
    <address className="hp-address">
      {/* What was typed into two lines is said once. */}
      {[...new Set(lines)].map((line) => (
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
  Show: ({ value, isCell }) => (isCell || !isAddress(value) ? <Town value={value} /> : <AddressLines value={value} />),
  Edit: AddressEdit,
};
function Town({ value }: { value: unknown }) {
  const { locale } = useSettings();
  const show = useShow();
  const { town, address1, country }: AddressValue = isAddress(value) ? value : {};
  const land = country && countryName(country, locale);
  return <span>{townAndCountry(town ? show.town(town, country) : address1, land)}</span>;
}

export const coordinatesKit: FieldKit<'coordinates'> = {
  width: 170,
  operators: emptiness,
  Edit: (props) => (
    <CoordinatesField
      {...controlProps(props)}
      value={isCoordinates(props.value) ? props.value : null}
      onChange={props.onChange}
    />
  ),
};

const ShapeEdit = lazyPart(() => import('../shapes/ShapeEdit.tsx').then((it) => it.ShapeEdit));
const ShapeShow = lazyPart(() => import('../shapes/ShapeShow.tsx').then((it) => it.ShapeShow));

/** A shape is shown and changed as it is declared; its text is nothing for people. */
export const jsonKit: FieldKit<'json'> = {
  width: 160,
  isWide: true,
  operators: emptiness,
  Show: ({ at, value, row, isCell }) => {
    if (isFindings(value)) return <FindingList findings={value} isShort={isCell} />;
    if (isCell || !at.field.shape) return null;
    return (
      <Suspense>
        <ShapeShow shape={at.field.shape} words={at.key} value={value} values={row} />
      </Suspense>
    );
  },
  Edit: ({ at, id, label, value, values, onChange, error }) =>
    at.field.shape ? (
      <Suspense fallback={<Loader size={20} />}>
        <RefusedShape value={Boolean(error)}>
          <div>
            {at.field.shape.is === 'record' ? <div className="mantine-InputWrapper-label">{label}</div> : null}
            <ShapeEdit
              shape={at.field.shape}
              words={at.key}
              id={id}
              label={label}
              value={value}
              values={values}
              onChange={onChange}
            />
            {error ? <p className="hp-field-error">{error}</p> : null}
          </div>
        </RefusedShape>
      </Suspense>
    ) : null,
};
