import type { AlertLevel } from '@homeport/model/travel';
import type { Said } from '../settings/settle.ts';

/** An alert of the demo; days from today. */
export interface DemoAlert {
  readonly country: string;
  readonly level: AlertLevel;
  readonly from: number;
  readonly to: number | null;
  readonly title: Said;
  readonly body: Said;
  readonly source: string;
  readonly link?: string;
  readonly state?: 'DRAFT' | 'WITHDRAWN';
}

/** What travellers to the countries of the demo have to know. */
export const demoAlerts: readonly DemoAlert[] = [
  {
    country: 'SG',
    level: 'CAUTION',
    from: -6,
    to: 40,
    title: [
      'More dengue cases than usual',
      'Más casos de dengue de lo habitual',
      'Plus de cas de dengue que d’habitude',
    ],
    body: [
      'Use a repellent during the day and empty standing water around the home. See a doctor if you have a fever with pain in the joints.',
      'Use repelente durante el día y vacíe el agua estancada de casa. Acuda al médico si tiene fiebre con dolor en las articulaciones.',
      'Utilisez un répulsif en journée et videz les eaux stagnantes autour du logement. Consultez en cas de fièvre avec douleurs articulaires.',
    ],
    source: 'National Environment Agency',
    link: 'https://www.nea.gov.sg/',
  },
  {
    country: 'FR',
    level: 'INFORMATION',
    from: -2,
    to: 5,
    title: [
      'Strike on railways and in airports',
      'Huelga de trenes y aeropuertos',
      'Grève des trains et des aéroports',
    ],
    body: [
      'Trains and flights are cancelled at short notice. Check yours on the evening before and plan an hour more.',
      'Se cancelan trenes y vuelos con poca antelación. Compruebe el suyo la víspera y cuente con una hora más.',
      'Des trains et des vols sont annulés au dernier moment. Vérifiez le vôtre la veille et prévoyez une heure de plus.',
    ],
    source: 'Ministère chargé des transports',
  },
  {
    country: 'MX',
    level: 'RECONSIDER',
    from: -12,
    to: null,
    title: [
      'Avoid roads between cities at night',
      'Evite las carreteras entre ciudades de noche',
      'Évitez les routes entre villes la nuit',
    ],
    body: [
      'Robberies on the roads out of the capital have increased. Travel by day, on toll roads, and tell somebody when you should arrive.',
      'Han aumentado los asaltos en las carreteras que salen de la capital. Viaje de día, por autopistas de peaje, y avise de su hora de llegada.',
      'Les agressions se multiplient sur les routes au départ de la capitale. Voyagez de jour, par les péages, et annoncez votre heure d’arrivée.',
    ],
    source: 'Atlas Security',
  },
  {
    country: 'ES',
    level: 'INFORMATION',
    from: -1,
    to: 60,
    title: ['New entry control at the border', 'Nuevo control en la frontera', 'Nouveau contrôle à la frontière'],
    body: [
      'Travellers from outside the European Union give fingerprints and a photo. Queues of an hour are possible.',
      'Los viajeros de fuera de la Unión Europea dan huellas y foto. Puede haber colas de una hora.',
      'Les voyageurs hors Union européenne donnent empreintes et photo. Comptez jusqu’à une heure de queue.',
    ],
    source: 'Ministerio del Interior',
    link: 'https://www.interior.gob.es/',
  },
  {
    country: 'GB',
    level: 'INFORMATION',
    from: -8,
    to: 21,
    title: ['Underground partly closed', 'Metro cerrado en parte', 'Métro en partie fermé'],
    body: [
      'Two lines through the centre of London are closed at weekends. Allow more time to the airports.',
      'Dos líneas del centro de Londres cierran los fines de semana. Calcule más tiempo hasta los aeropuertos.',
      'Deux lignes du centre de Londres sont fermées le week-end. Prévoyez plus de temps vers les aéroports.',
    ],
    source: 'Transport for London',
    link: 'https://tfl.gov.uk/',
  },
  {
    country: 'US',
    level: 'CAUTION',
    from: -3,
    to: 9,
    title: ['Winter storms', 'Tormentas de invierno', 'Tempêtes hivernales'],
    body: [
      'Airports on the east coast close for hours at a time. Keep medicine and chargers in your hand luggage.',
      'Los aeropuertos de la costa este cierran durante horas. Lleve medicinas y cargadores en el equipaje de mano.',
      'Les aéroports de la côte est ferment pendant des heures. Gardez médicaments et chargeurs en cabine.',
    ],
    source: 'National Weather Service',
    link: 'https://www.weather.gov/',
  },
  {
    country: 'IN',
    level: 'CAUTION',
    from: -15,
    to: 70,
    title: ['Poor air in the north', 'Mala calidad del aire en el norte', 'Air très pollué dans le nord'],
    body: [
      'Stay indoors when the index is above 200 and wear a mask outside. Children and asthmatics should wait.',
      'Quédese en casa si el índice supera 200 y use mascarilla fuera. Los niños y asmáticos deben esperar.',
      'Restez à l’intérieur au-delà de l’indice 200 et portez un masque dehors. Enfants et asthmatiques, attendez.',
    ],
    source: 'Central Pollution Control Board',
  },
  {
    country: 'ZA',
    level: 'RECONSIDER',
    from: -20,
    to: 30,
    title: ['Power cuts and protests', 'Cortes de luz y protestas', 'Coupures de courant et manifestations'],
    body: [
      'Keep away from demonstrations and fill up during the day: petrol stations close when the power is cut.',
      'Aléjese de las manifestaciones y reposte de día: las gasolineras cierran sin electricidad.',
      'Évitez les rassemblements et faites le plein de jour : les stations ferment pendant les coupures.',
    ],
    source: 'Atlas Security',
  },
  {
    country: 'NO',
    level: 'INFORMATION',
    from: -4,
    to: 25,
    title: ['Icy roads', 'Carreteras heladas', 'Routes verglacées'],
    body: [
      'Winter tyres are compulsory. Mountain passes close at short notice.',
      'Los neumáticos de invierno son obligatorios. Los puertos se cierran con poca antelación.',
      'Les pneus d’hiver sont obligatoires. Les cols ferment au dernier moment.',
    ],
    source: 'Statens vegvesen',
  },
  {
    country: 'JP',
    level: 'CAUTION',
    from: -80,
    to: -70,
    title: ['Typhoon on the way', 'Se acerca un tifón', 'Un typhon approche'],
    body: [
      'Flights are cancelled for two days. Stay away from the coast.',
      'Se cancelan vuelos durante dos días. Aléjese de la costa.',
      'Les vols sont annulés pendant deux jours. Éloignez-vous des côtes.',
    ],
    source: 'Japan Meteorological Agency',
    state: 'WITHDRAWN',
  },
  {
    country: 'BR',
    level: 'INFORMATION',
    from: 14,
    to: 50,
    title: ['Carnival: plan ahead', 'Carnaval: planifique', 'Carnaval : anticipez'],
    body: [
      'Roads are closed and hotels are full. Book early and leave valuables at home.',
      'Hay calles cortadas y hoteles llenos. Reserve pronto y deje los objetos de valor en casa.',
      'Des rues sont fermées et les hôtels complets. Réservez tôt et laissez vos objets de valeur chez vous.',
    ],
    source: 'Atlas Security',
    state: 'DRAFT',
  },
];
