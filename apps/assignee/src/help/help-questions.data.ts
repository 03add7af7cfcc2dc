/** A question people ask about what this application does today, and the phases of a move in which it comes up first. */
export interface HelpQuestion {
  readonly question: `q${number}` & HelpWord;
  readonly answer: `a${number}` & HelpWord;
  readonly phases: readonly string[];
  /** Asked by members of the family, who have a part of the application. */
  readonly ofFamily?: true;
}
type HelpWord = keyof typeof import('./words/en.json');

/** All questions; the order is that of a whole move. Answers lead only to what their readers have. */
const helpQuestions: readonly HelpQuestion[] = [
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
  { question: 'q12', answer: 'a12', phases: [], ofFamily: true },
  { question: 'q13', answer: 'a13', phases: [], ofFamily: true },
  { question: 'q14', answer: 'a14', phases: [], ofFamily: true },
];
/** The questions of one reader. */
export const questionsFor = (isFamily: boolean): readonly HelpQuestion[] =>
  helpQuestions.filter(({ ofFamily = false }) => ofFamily === isFamily);
