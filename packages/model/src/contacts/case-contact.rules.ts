import { defineRules, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '../communication/door.generated.ts';
import { caseContact } from './case-contact.entity.ts';
import { isClockTime } from './working-hours.rules.ts';

export const caseContactRules = defineRules(caseContact, {
  check: ({ timeZone, worksFrom, worksUntil, workingDays }) => {
    const problems: Refusal[] = [];
    if (worksFrom && !isClockTime(worksFrom)) problems.push(no.clockTime({}, 'worksFrom'));
    if (worksUntil && !isClockTime(worksUntil)) problems.push(no.clockTime({}, 'worksUntil'));
    const given = [worksFrom, worksUntil, workingDays, timeZone].filter(Boolean).length;
    const hasHours = Boolean(worksFrom || worksUntil);
    if (hasHours && given < 4) problems.push(no.hoursIncomplete({}, 'worksFrom'));
    return problems;
  },
});
