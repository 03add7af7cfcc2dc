import { publicHoliday } from '@homeport/model/workflow';
import type { World } from '../world.ts';
import { type Said, say, set } from './settle.ts';

const newYear: Said = ['New Year’s Day', 'Año Nuevo', 'Jour de l’an'];
const labour: Said = ['Labour Day', 'Día del Trabajo', 'Fête du Travail'];
const assumption: Said = ['Assumption', 'Asunción', 'Assomption'];
const saints: Said = ['All Saints’ Day', 'Todos los Santos', 'Toussaint'];
const christmas: Said = ['Christmas Day', 'Navidad', 'Noël'];

/** Holidays that are on the same date every year, with the law that makes them so. */
const fixed: readonly (readonly [country: string, source: string, days: readonly (readonly [string, Said])[]])[] = [
  [
    'FR',
    'Code du travail, article L3133-1',
    [
      ['01-01', newYear],
      ['05-01', labour],
      ['05-08', ['Victory Day', 'Victoria de 1945', 'Victoire de 1945']],
      ['07-14', ['National Day', 'Fiesta Nacional', 'Fête nationale']],
      ['08-15', assumption],
      ['11-01', saints],
      ['11-11', ['Armistice Day', 'Armisticio de 1918', 'Armistice de 1918']],
      ['12-25', christmas],
    ],
  ],
  [
    'ES',
    'Estatuto de los Trabajadores, artículo 37.2',
    [
      ['01-01', newYear],
      ['05-01', labour],
      ['10-12', ['National Day', 'Fiesta Nacional', 'Fête nationale']],
      ['12-25', christmas],
    ],
  ],
  [
    'DE',
    'Einigungsvertrag, Artikel 2; Feiertagsgesetze der Länder',
    [
      ['01-01', newYear],
      ['05-01', labour],
      ['10-03', ['German Unity Day', 'Día de la Unidad Alemana', 'Jour de l’Unité allemande']],
      ['12-25', christmas],
      ['12-26', ['Boxing Day', 'San Esteban', 'Saint-Étienne']],
    ],
  ],
  [
    'SG',
    'Holidays Act 1998',
    [
      ['01-01', newYear],
      ['05-01', labour],
      ['08-09', ['National Day', 'Fiesta Nacional', 'Fête nationale']],
      ['12-25', christmas],
    ],
  ],
];

/** The holidays of some host countries, from three years ago to two years from now. */
export function addHolidays(world: World): void {
  const year = Number(world.clock.day(0).slice(0, 4));
  for (const [country, source, days] of fixed)
    for (let at = year - 3; at <= year + 2; at += 1)
      for (const [day, name] of days)
        set(world, publicHoliday, `${country}-${at}-${day}`, {
          country,
          day: `${at}-${day}`,
          name: say(world, name),
          source,
        });
}
