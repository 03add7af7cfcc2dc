import { caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
import { user } from '@homeport/model/identity';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { demoUsers } from './users.data.ts';
import { userId, type World } from './world.ts';

/** A remark: days ago, hour, who, what, and for whom when it is not for everyone. */
type Remark = readonly [ago: number, hour: number, by: 'assignee' | 'manager', text: string, audience?: 'TEAM' | 'HR'];

const remarks: Readonly<Record<'en' | 'es' | 'fr', readonly Remark[]>> = {
  en: [
    [9, 9, 'manager', 'I have asked the provider for two dates next week. You hear from me by Thursday.'],
    [9, 12, 'assignee', 'Thank you. Mornings suit us better because of school.'],
    [6, 15, 'manager', 'The budget for this service is nearly used up; please ask before extending it.', 'TEAM'],
    [5, 10, 'manager', 'Tuesday at 10:00 is confirmed. The address is in the service.'],
  ],
  es: [
    [9, 9, 'manager', 'He pedido al proveedor dos fechas para la semana que viene. El jueves le digo algo.'],
    [9, 12, 'assignee', 'Gracias. Nos vienen mejor las mañanas, por el colegio.'],
    [6, 15, 'manager', 'The budget for this service is nearly used up; please ask before extending it.', 'TEAM'],
    [5, 10, 'manager', 'Confirmado el martes a las 10:00. La dirección está en el servicio.'],
  ],
  fr: [
    [9, 9, 'manager', 'J’ai demandé deux dates au prestataire pour la semaine prochaine. Réponse jeudi au plus tard.'],
    [9, 12, 'assignee', 'Merci. Le matin nous arrange, à cause de l’école.'],
    [6, 15, 'manager', 'The budget for this service is nearly used up; please ask before extending it.', 'TEAM'],
    [5, 10, 'manager', 'Mardi à 10 h est confirmé. L’adresse figure dans le service.'],
  ],
};

/** Remarks on the first service of an assignment that is under way. */
export function addComments(world: World, of: DemoCase): void {
  const service = world
    .rowsOf(caseService)
    .map(({ id }) => ({ ...world.valuesOf(caseService, id), id }) as Record<string, unknown> & { id: string })
    .find((one) => one.caseDetail === of.id && one.status === 'IN_PROGRESS' && one.shareWithAssignee === true);
  if (!service) return;
  const { firstName, lastName, user: own } = of.assignee;
  remarks[world.words].forEach(([ago, hour, by, text, audience], i) => {
    const isFromAssignee = by === 'assignee';
    const author = isFromAssignee ? (own ?? of.manager) : of.manager;
    world.add(comment, demoId('comment', service.id, i), {
      at: world.clock.at(-ago, hour, (i * 7) % 60),
      by: author,
      set: {
        comment: text,
        category: 'SERVICE',
        entityId: service.id,
        format: 'COMMENT',
        audience: audience ?? 'ASSIGNEE',
        caseDetail: of.id,
        caseService: service.id,
        assignee: of.assignee.person,
        author,
        authorName: isFromAssignee ? `${firstName} ${lastName}` : nameOf(world, of.manager),
        isFromAssignee,
      },
    });
  });
}

/** The name of a user of the demo, of this tenant or of the managing company. */
export function nameOf(world: World, id: string): string {
  const known = demoUsers.find((one) => userId(one.login) === id);
  if (known) return `${known.firstName} ${known.lastName}`;
  return String(world.valuesOf(user, id).displayName);
}
