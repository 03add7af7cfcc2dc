/** The steps of an activation, in the specification's order; each is a state. */
export const activationSteps = [
  'STARTING',
  'CREATING_DATABASE',
  'COPYING_FILES',
  'POPULATING_DATABASE',
  'INSERTING_DEFAULTS',
  'INITIALISING_PARTIES',
  'LINKING_GROUPS',
  'COMPLETED',
] as const;
export type ActivationStep = (typeof activationSteps)[number];
