/** What a calendar file says besides the dates, in the reader's language. */
const words = {
  en: {
    noteForYou: 'Note to you: {note}',
    yourNote: 'Your note: {note}',
    open: 'Open the timeline: {link}',
    trip: 'Trip: {route}',
    openTrip: 'Open the trip: {link}',
  },
  es: {
    noteForYou: 'Nota para usted: {note}',
    yourNote: 'Su nota: {note}',
    open: 'Abrir la cronología: {link}',
    trip: 'Viaje: {route}',
    openTrip: 'Abrir el viaje: {link}',
  },
  fr: {
    noteForYou: 'Note pour vous : {note}',
    yourNote: 'Votre note : {note}',
    open: 'Ouvrir les étapes : {link}',
    trip: 'Voyage : {route}',
    openTrip: 'Ouvrir le voyage : {link}',
  },
} as const;
export type CalendarWords = Readonly<Record<keyof (typeof words)['en'], string>>;

export const calendarWords = (locale: string): CalendarWords =>
  words[locale.slice(0, 2) as keyof typeof words] ?? words.en;
