import { createEvent, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

const taken: string[] = [];
function Place() {
  const drop = useFileDrop((files) => taken.push(...files.map(({ name }) => name)));
  return (
    <div {...drop} data-testid="place">
      <b>inside</b>
    </div>
  );
}
function leaveFor(place: HTMLElement, where: HTMLElement): void {
  const leave = createEvent.dragLeave(place);
  Object.defineProperty(leave, 'relatedTarget', { value: where });
  fireEvent(place, leave);
}
const files = {
  dataTransfer: { types: ['Files'], files: [new File(['1'], 'taxi.pdf'), new File(['2'], 'hotel.pdf')] },
};

test('files are taken where they are dropped, and the place is marked until they have left it', () => {
  const { getByTestId, getByText } = render(<Place />);
  const place = getByTestId('place');
  const isMarked = () => place.dataset.over === 'true';
  // Answers whether the browser goes on with what it does by itself.
  expect(fireEvent.dragOver(place, files)).toBe(false);
  expect(isMarked()).toBe(true);
  leaveFor(place, getByText('inside'));
  expect(isMarked()).toBe(true);
  leaveFor(place, document.body);
  expect(isMarked()).toBe(false);
  fireEvent.dragOver(place, files);
  expect(fireEvent.drop(place, files)).toBe(false);
  expect(isMarked()).toBe(false);
  expect(taken).toEqual(['taxi.pdf', 'hotel.pdf']);
});

test('text that is dragged is left to the browser', () => {
  const { getByTestId } = render(<Place />);
  const words = { dataTransfer: { types: ['text/plain'], files: [] } };
  expect(fireEvent.dragOver(getByTestId('place'), words)).toBe(true);
  expect(fireEvent.drop(getByTestId('place'), words)).toBe(true);
  expect(getByTestId('place').dataset.over).toBeUndefined();
});
