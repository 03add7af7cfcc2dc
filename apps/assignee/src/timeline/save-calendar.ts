import { callBytes } from '@homeport/client';

/** Hands one date of an assignment, or all of them, to the calendar of the device as a file. */
export async function saveCalendar(assignment: string, item?: string): Promise<void> {
  const wanted = new URLSearchParams({ caseDetailId: assignment, ...(item ? { item } : {}) });
  const url = URL.createObjectURL(await callBytes(`case-timeline/calendar?${wanted}`));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'homeport.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
