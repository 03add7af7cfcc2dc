import type { LocalText, PageDefinition } from '../forms/door.generated.ts';

/** A kind of service somebody outside can ask for. */
export interface OfferedService {
  readonly id: string;
  readonly name: string;
}
const say = (en: string, es: string, fr: string): LocalText => ({ en, es, fr });

/** The form by which somebody outside asks for an assignment, with the services the company arranges. */
export const initiationPage = (services: readonly OfferedService[]): PageDefinition => ({
  steps: [
    {
      code: 'you',
      title: say('About you', 'Sobre usted', 'À propos de vous'),
      help: say(
        'Who sent you the link tells you when the request is decided.',
        'Quien le envió el enlace le dirá cuándo se ha decidido la solicitud.',
        'La personne qui vous a envoyé le lien vous préviendra de la décision.',
      ),
      sections: [
        {
          code: 'requester',
          columns: 2,
          fields: [
            {
              code: 'requesterName',
              type: 'text',
              label: say('Your name', 'Su nombre', 'Votre nom'),
              required: true,
              maxLength: 160,
            },
            {
              code: 'requesterEmail',
              type: 'email',
              label: say('Your e-mail', 'Su correo electrónico', 'Votre e-mail'),
              required: true,
            },
          ],
        },
      ],
    },
    {
      code: 'who',
      title: say('Who moves', 'Quién se traslada', 'Qui part'),
      sections: [
        {
          code: 'employee',
          columns: 2,
          fields: [
            {
              code: 'firstName',
              type: 'text',
              label: say('First name', 'Nombre', 'Prénom'),
              required: true,
              maxLength: 100,
            },
            {
              code: 'lastName',
              type: 'text',
              label: say('Last name', 'Apellidos', 'Nom'),
              required: true,
              maxLength: 100,
            },
            {
              code: 'email',
              type: 'email',
              label: say('E-mail of the employee', 'Correo de la persona', 'E-mail de la personne'),
            },
            {
              code: 'familySize',
              type: 'number',
              label: say(
                'Family members who move along',
                'Familiares que se trasladan',
                'Membres de la famille qui partent',
              ),
              min: 0,
              max: 20,
            },
          ],
        },
      ],
    },
    {
      code: 'where',
      title: say('From where to where, and when', 'De dónde a dónde y cuándo', 'D’où, vers où et quand'),
      sections: [
        {
          code: 'route',
          columns: 2,
          fields: [
            {
              code: 'homeCountry',
              type: 'country',
              label: say('Home country', 'País de origen', 'Pays d’origine'),
              required: true,
            },
            {
              code: 'hostCountry',
              type: 'country',
              label: say('Host country', 'País de destino', 'Pays d’accueil'),
              required: true,
            },
            {
              code: 'hostTown',
              type: 'text',
              label: say('Host town', 'Ciudad de destino', 'Ville d’accueil'),
              maxLength: 120,
            },
          ],
        },
        {
          code: 'days',
          columns: 2,
          fields: [
            {
              code: 'startDate',
              type: 'date',
              label: say('Start date', 'Fecha de inicio', 'Date de début'),
              required: true,
            },
            {
              code: 'endDate',
              type: 'date',
              label: say('End date', 'Fecha de fin', 'Date de fin'),
              help: say(
                'Empty for a move without return.',
                'Vacío si no hay regreso.',
                'Vide pour un départ sans retour.',
              ),
            },
          ],
        },
      ],
    },
    {
      code: 'what',
      title: say('What is needed', 'Qué se necesita', 'Ce qui est nécessaire'),
      sections: [
        {
          code: 'needs',
          fields: [
            {
              code: 'services',
              type: 'choices',
              label: say('Relocation services', 'Servicios de reubicación', 'Services de mobilité'),
              required: true,
              options: services.map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              code: 'businessReason',
              type: 'longText',
              label: say('Business reason', 'Motivo empresarial', 'Raison de l’affectation'),
              maxLength: 2000,
            },
          ],
        },
      ],
    },
  ],
});
