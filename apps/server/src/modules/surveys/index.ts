/** The door of surveys. */
export { takeAnswers } from './answer-survey.ts';
export { sheetsOf } from './sheets.ts';
