import { defineEntity, longText, type RecordOf, text, whole, yesNo } from '@homeport/grammar';
import { administrationOnly } from '../role-presets/door.generated.ts';

const subject = { max: 200 } as const;
const words = { max: 4000 } as const;

/**
 * What a company changed about one notice of an event: the ways it takes, and its words by language. What is empty is as it
 * was built in. Written through calls of its own, which know the event and its variables.
 */
export const noticeSetting = defineEntity({
  name: 'noticeSetting',
  label: 'Notification text',
  plural: 'Notification texts',
  title: ['event'],
  unique: [{ fields: ['event', 'place'] }],
  needsVersion: true,
  configuration: {},
  fields: {
    event: text('Event', { required: true, max: 120, fixed: true }),
    place: whole('Which notice of the event', { required: true, min: 0, max: 20, fixed: true }),
    inApp: yesNo('In the application', { initial: true }),
    byEmail: yesNo('By e-mail', { initial: true }),
    byPush: yesNo('On devices', { initial: true }),
    subjectEn: text('Subject in English', subject),
    bodyEn: longText('Text in English', words),
    subjectEs: text('Subject in Spanish', subject),
    bodyEs: longText('Text in Spanish', words),
    subjectFr: text('Subject in French', subject),
    bodyFr: longText('Text in French', words),
  },
  access: administrationOnly,
});
export interface NoticeSetting extends RecordOf<typeof noticeSetting> {}
