/** A question people ask about what this application does today, and the phases of a move in which it comes up first. */
export interface HelpQuestion {
  readonly question: `q${number}` & HelpWord;
  readonly answer: `a${number}` & HelpWord;
  readonly phases: readonly string[];
}
type HelpWord = keyof typeof import('./words/en.json');

/** All questions; the order is that of a whole move. */
export const helpQuestions: readonly HelpQuestion[] = [
  { question: 'q5', answer: 'a5', phases: ['INITIATION', 'PREPARATION'] },
  { question: 'q6', answer: 'a6', phases: ['INITIATION', 'PREPARATION'] },
  { question: 'q7', answer: 'a7', phases: ['PREPARATION'] },
  { question: 'q8', answer: 'a8', phases: ['PREPARATION', 'MOVE'] },
  { question: 'q1', answer: 'a1', phases: ['MOVE', 'ON_ASSIGNMENT', 'RETURN'] },
  { question: 'q2', answer: 'a2', phases: ['MOVE', 'ON_ASSIGNMENT', 'RETURN'] },
  { question: 'q3', answer: 'a3', phases: ['ON_ASSIGNMENT'] },
  { question: 'q9', answer: 'a9', phases: ['ON_ASSIGNMENT'] },
  { question: 'q10', answer: 'a10', phases: ['RETURN'] },
  { question: 'q11', answer: 'a11', phases: [] },
  { question: 'q4', answer: 'a4', phases: [] },
];
