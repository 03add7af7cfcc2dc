/** Puts the keyboard into the control that stands first on the page. */
export function focusFirst(ids: readonly string[]): void {
  const [first] = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
  first?.focus();
}
