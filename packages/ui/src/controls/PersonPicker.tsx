import { PersonMark } from '../parts/PersonMark.tsx';
import { PickList, type PickListProps } from './PickList.tsx';

/** A person with photo or initials; `image` of an option is the photo. */
export function PersonPicker(props: Omit<PickListProps, 'front'>) {
  return <PickList {...props} front={(person) => <PersonMark name={person.label} image={person.image} small />} />;
}
