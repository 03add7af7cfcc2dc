/** A question the surveys of a new tenant ask, answered on the scale from N/A to excellent. */
export const surveyQuestionDefaults: readonly {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string;
  readonly nameFr: string;
}[] = [
  {
    code: 'INFORMED',
    name: 'How well were you informed?',
    nameEs: '¿Cómo se le informó?',
    nameFr: 'Avez-vous été bien informé\u00a0?',
  },
  {
    code: 'RESPONSE',
    name: 'How fast did we answer you?',
    nameEs: '¿Con qué rapidez le respondimos?',
    nameFr: 'Nos réponses ont-elles été rapides\u00a0?',
  },
  {
    code: 'PROVIDER',
    name: 'How was the work of the providers?',
    nameEs: '¿Cómo fue el trabajo de los proveedores?',
    nameFr: 'Comment jugez-vous le travail des prestataires\u00a0?',
  },
  {
    code: 'FAMILY',
    name: 'How well was your family looked after?',
    nameEs: '¿Cómo se atendió a su familia?',
    nameFr: 'Votre famille a-t-elle été bien accompagnée\u00a0?',
  },
  {
    code: 'OVERALL',
    name: 'How was it overall?',
    nameEs: '¿Qué le pareció en conjunto?',
    nameFr: 'Votre impression d’ensemble\u00a0?',
  },
];
