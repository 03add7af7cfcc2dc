import type { LocalText, PageDefinition, PageField, PageRuleSpec } from '@homeport/model/forms';

/** A form of the demo, with its rules. */
export interface DemoForm {
  readonly code: string;
  readonly name: Readonly<Record<'en' | 'es' | 'fr', string>>;
  readonly definition: PageDefinition;
  readonly rules: readonly (readonly [name: string, rule: PageRuleSpec])[];
}
const t = (en: string, es: string, fr: string): LocalText => ({ en, es, fr });
const name = (en: string, es: string, fr: string) => ({ en, es, fr });
const yes = t('Yes', 'Sí', 'Oui');
const field = (code: string, type: PageField['type'], label: LocalText, more: Partial<PageField> = {}): PageField => ({
  code,
  type,
  label,
  ...more,
});
const options = (...list: readonly (readonly [string, string, string, string])[]) =>
  list.map(([value, en, es, fr]) => ({ value, label: t(en, es, fr) }));

/** Own money is spoken of in the company's currency: the form is for people who go to different countries. */
const needsAssessment = (currency: string): DemoForm => ({
  code: 'NEEDS_ASSESSMENT',
  name: name('Needs assessment', 'Evaluación de necesidades', 'Évaluation des besoins'),
  definition: {
    steps: [
      {
        code: 'you',
        title: t('You and your family', 'Usted y su familia', 'Vous et votre famille'),
        help: t(
          'We start from what we know. Correct what has changed.',
          'Partimos de lo que sabemos. Corrija lo que haya cambiado.',
          'Nous partons de ce que nous savons. Corrigez ce qui a changé.',
        ),
        sections: [
          {
            code: 'reach',
            columns: 2,
            fields: [
              field('preferredName', 'text', t('Preferred name', 'Nombre preferido', 'Nom d’usage'), {
                bind: 'person.preferredName',
                maxLength: 100,
              }),
              field('mobile', 'phone', t('Mobile', 'Móvil', 'Mobile'), { bind: 'person.mobile', required: true }),
            ],
          },
          {
            code: 'household',
            columns: 3,
            fields: [
              field('adults', 'number', t('Adults who move', 'Adultos que se mudan', 'Adultes qui partent'), {
                required: true,
                min: 1,
                max: 6,
              }),
              field('children', 'number', t('Children who move', 'Niños que se mudan', 'Enfants qui partent'), {
                required: true,
                min: 0,
                max: 12,
              }),
              field('people', 'number', t('People in all', 'Personas en total', 'Personnes en tout'), {
                help: t('Added up for you.', 'Se suma solo.', 'Calculé pour vous.'),
              }),
            ],
          },
        ],
      },
      {
        code: 'home',
        title: t('Home', 'Vivienda', 'Logement'),
        sections: [
          {
            code: 'homeKind',
            columns: 2,
            fields: [
              field('homeType', 'choice', t('What do you look for?', '¿Qué busca?', 'Que recherchez-vous ?'), {
                required: true,
                options: options(
                  ['FLAT', 'Flat', 'Piso', 'Appartement'],
                  ['HOUSE', 'House', 'Casa', 'Maison'],
                  ['EITHER', 'Either', 'Cualquiera', 'L’un ou l’autre'],
                ),
              }),
              field('bedrooms', 'number', t('Bedrooms', 'Dormitorios', 'Chambres'), {
                required: true,
                min: 0,
                max: 10,
              }),
            ],
          },
          {
            code: 'homeMore',
            fields: [
              field('budget', 'money', t('Your own budget a month', 'Su presupuesto mensual', 'Votre budget mensuel'), {
                currency,
                min: 0,
              }),
              field(
                'near',
                'choices',
                t('What should be near?', '¿Qué debe estar cerca?', 'Que faut-il à proximité ?'),
                {
                  options: options(
                    ['WORK', 'Work', 'Trabajo', 'Travail'],
                    ['SCHOOL', 'School', 'Colegio', 'École'],
                    ['TRANSPORT', 'Public transport', 'Transporte público', 'Transports'],
                    ['GREEN', 'Parks', 'Parques', 'Parcs'],
                  ),
                },
              ),
            ],
          },
        ],
      },
      {
        code: 'school',
        title: t('School', 'Colegio', 'École'),
        help: t('Only for families with children.', 'Solo para familias con niños.', 'Pour les familles avec enfants.'),
        sections: [
          {
            code: 'schoolWish',
            fields: [
              field('schoolSystem', 'choice', t('School system', 'Sistema escolar', 'Système scolaire'), {
                options: options(
                  ['FRENCH', 'French', 'Francés', 'Français'],
                  ['INTERNATIONAL', 'International', 'Internacional', 'International'],
                  ['LOCAL', 'Local', 'Local', 'Local'],
                ),
              }),
              field(
                'schoolNotes',
                'longText',
                t('What should the school know?', '¿Qué debe saber el colegio?', 'Que doit savoir l’école ?'),
                {
                  maxLength: 1000,
                },
              ),
            ],
          },
        ],
      },
      {
        code: 'goods',
        title: t('Household goods and pets', 'Enseres y mascotas', 'Effets et animaux'),
        sections: [
          {
            code: 'move',
            columns: 2,
            fields: [
              field(
                'shipment',
                'choice',
                t('How do your things travel?', '¿Cómo viajan sus cosas?', 'Comment voyagent vos affaires ?'),
                {
                  required: true,
                  options: options(
                    ['SEA', 'By sea', 'Por mar', 'Par mer'],
                    ['AIR', 'By air', 'Por avión', 'Par avion'],
                    ['NONE', 'We buy new', 'Compramos de nuevo', 'Nous rachetons'],
                  ),
                },
              ),
              field(
                'movingDate',
                'date',
                t('Earliest packing day', 'Primer día de embalaje', 'Premier jour d’emballage'),
              ),
            ],
          },
          {
            code: 'pets',
            columns: 2,
            fields: [
              field(
                'hasPets',
                'yesNo',
                t('Does a pet come along?', '¿Viene una mascota?', 'Un animal vous accompagne-t-il ?'),
              ),
              field('petKind', 'text', t('Which animals?', '¿Qué animales?', 'Quels animaux ?'), { maxLength: 200 }),
            ],
          },
        ],
      },
    ],
  },
  rules: [
    [
      'People in all',
      {
        effects: [
          { do: 'compute', field: 'people', operation: 'sum', of: ['adults', 'children'] },
          { do: 'disable', of: ['people'] },
        ],
      },
    ],
    [
      'School only with children',
      {
        when: { field: 'children', op: 'gt', value: 0 },
        effects: [
          { do: 'show', of: ['school'] },
          { do: 'require', of: ['schoolSystem'] },
        ],
      },
    ],
    [
      'Pets are named',
      {
        when: { field: 'hasPets', op: 'eq', value: true },
        effects: [
          { do: 'show', of: ['petKind'] },
          { do: 'require', of: ['petKind'] },
        ],
      },
    ],
    [
      'Packing before the start',
      {
        when: { field: 'shipment', op: 'in', value: ['SEA', 'AIR'] },
        effects: [{ do: 'require', of: ['movingDate'] }],
      },
    ],
    [
      'A family needs bedrooms',
      {
        when: {
          all: [
            { field: 'people', op: 'gt', value: 2 },
            { field: 'bedrooms', op: 'lt', value: 1 },
          ],
        },
        effects: [
          {
            do: 'refuse',
            field: 'bedrooms',
            message: t(
              'More than two people need at least one bedroom.',
              'Más de dos personas necesitan al menos un dormitorio.',
              'Plus de deux personnes ont besoin d’une chambre au moins.',
            ),
          },
        ],
      },
    ],
  ],
});

const short = (
  code: string,
  title: Readonly<Record<'en' | 'es' | 'fr', string>>,
  fields: readonly PageField[],
  rules: DemoForm['rules'] = [],
): DemoForm => ({
  code,
  name: title,
  definition: { steps: [{ code: 'all', title, sections: [{ code: 'first', fields }] }] },
  rules,
});
/** The forms every client of the demo has, in their order. */
export const demoForms = (currency: string): readonly DemoForm[] => [
  short(
    'POLICY_READ',
    name('Policy acknowledgement', 'Aceptación de la política', 'Prise de connaissance de la politique'),
    [
      field('read', 'choice', t('I have read the policy', 'He leído la política', 'J’ai lu la politique'), {
        required: true,
        options: [{ value: 'YES', label: yes }],
      }),
    ],
  ),
  short('EMERGENCY_CONTACT', name('Emergency contact', 'Contacto de emergencia', 'Contact d’urgence'), [
    field('name', 'text', t('Name', 'Nombre', 'Nom'), { required: true, maxLength: 160 }),
    field('phone', 'phone', t('Phone', 'Teléfono', 'Téléphone'), { required: true }),
    field('relation', 'text', t('Who is this to you?', '¿Quién es para usted?', 'Quel est votre lien ?'), {
      maxLength: 100,
    }),
  ]),
  needsAssessment(currency),
  short(
    'VALUABLES',
    name('List of valuables', 'Lista de objetos de valor', 'Liste des objets de valeur'),
    [
      field(
        'hasValuables',
        'yesNo',
        t(
          `Do you ship anything over ${currency}\u00a01,000?`,
          `¿Envía algo de más de 1.000\u00a0${currency}?`,
          `Envoyez-vous un objet de plus de 1\u202f000\u00a0${currency}\u00a0?`,
        ),
      ),
      field('list', 'longText', t('List and value', 'Lista y valor', 'Liste et valeur'), { maxLength: 4000 }),
      field('total', 'money', t('Total value', 'Valor total', 'Valeur totale'), { currency, min: 0 }),
    ],
    [
      [
        'What is of value is listed',
        {
          when: { field: 'hasValuables', op: 'eq', value: true },
          effects: [
            { do: 'show', of: ['list', 'total'] },
            { do: 'require', of: ['list', 'total'] },
          ],
        },
      ],
    ],
  ),
  short('HOME_HANDOVER', name('Home handover', 'Entrega de la vivienda', 'Remise du logement'), [
    field('handover', 'date', t('Day of the handover', 'Día de la entrega', 'Jour de la remise'), { required: true }),
    field('readings', 'longText', t('Meter readings', 'Lectura de contadores', 'Relevés des compteurs'), {
      required: true,
    }),
  ]),
];
