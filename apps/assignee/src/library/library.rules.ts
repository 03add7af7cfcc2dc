import type { Document, DocumentReading } from '@homeport/model/documents';
import type { LibrarySection } from '@homeport/model/library';
import { foundMarks } from '@homeport/model/library';

/** What the address of the sections page holds: an open section, or what is searched for. */
export interface LibrarySearch {
  readonly section?: string;
  readonly q?: string;
}
/** A section's name in the reader's language; English where it has none in it. */
export function sectionName(of: Pick<LibrarySection, 'name' | 'nameEs' | 'nameFr'>, language: string): string {
  const base = language.slice(0, 2);
  return (base === 'es' ? of.nameEs : base === 'fr' ? of.nameFr : null) ?? of.name;
}
export function sectionText(
  of: Pick<LibrarySection, 'description' | 'descriptionEs' | 'descriptionFr'>,
  language: string,
): string | null {
  const base = language.slice(0, 2);
  return (base === 'es' ? of.descriptionEs : base === 'fr' ? of.descriptionFr : null) ?? of.description;
}
/** Documents in the reader's own language first, then by title. */
export function inReadingOrder<D extends Pick<Document, 'language' | 'title'>>(
  all: readonly D[],
  language: string,
): D[] {
  const base = language.slice(0, 2);
  const rank = (one: D): number => (one.language === base || one.language === null ? 0 : 1);
  return [...all].sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, base));
}
/** The last few that were opened and can still be read. */
export function recentlyOpened(
  readings: readonly Pick<DocumentReading, 'document' | 'openedAt'>[],
  documents: readonly Document[],
  most = 4,
): Document[] {
  const byId = new Map(documents.map((one) => [one.id, one]));
  return readings.flatMap((one) => byId.get(one.document.id) ?? []).slice(0, most);
}
/** A passage taken apart at its marks: what was found and what stands around it. */
export function partsOf(text: string): { readonly text: string; readonly isFound: boolean }[] {
  return text.split(foundMarks.start).flatMap((piece, i) => {
    const [found = '', ...rest] = i === 0 ? ['', piece] : piece.split(foundMarks.end);
    return [
      ...(found ? [{ text: found, isFound: true }] : []),
      ...(rest.join('') ? [{ text: rest.join(''), isFound: false }] : []),
    ];
  });
}
