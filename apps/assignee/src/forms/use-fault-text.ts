import type { Refusal } from '@homeport/grammar';
import { usePageWords } from '../words/page-words.ts';
import { formWords } from './words.ts';

const known = [
  'required',
  'invalidAnswer',
  'notANumber',
  'tooSmall',
  'tooLarge',
  'answerTooLong',
  'refusedByRule',
] as const;

/** The sentence of a fault of an answer, as the server would say it. */
export function useFaultText(): (fault: Refusal) => string {
  const say = usePageWords(formWords);
  return (fault) => {
    const name = known.find((one) => fault.code === `content.${one}`) ?? 'invalidAnswer';
    return say(`fault.${name}`, { ...fault.params });
  };
}
