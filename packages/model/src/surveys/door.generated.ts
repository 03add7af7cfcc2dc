// Written by `npm run derive`: the door of the domain.
export * from './quality-survey.entity.ts';
export * from './quality-survey.rules.ts';
export * from './score.rules.ts';
export * from './survey-follow-up.entity.ts';
export * from './survey-question.entity.ts';
export * from './surveys.actions.ts';
export * from './surveys.events.ts';
export * from './surveys.refusals.ts';
export * from './surveys.routes.ts';
