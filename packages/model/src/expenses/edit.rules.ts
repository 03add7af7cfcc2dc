/** How far a report has come, in the words of money: what may still be changed depends on nothing else. */
export type ReportProgress = 'draft' | 'submitted' | 'approved' | 'inPayment' | 'paid' | 'rejected' | 'cancelled';

/** A report with its lines as far as an edit needs to know; all further fields are copied as they are. */
export interface EditableReport {
  readonly id: string;
  readonly progress: ReportProgress;
  readonly lines: readonly { readonly id: string }[];
}

/** What must be written, in one transaction, so that a report can be edited. */
export type EditPlan =
  | { readonly ok: true; readonly kind: 'inPlace' }
  | {
      readonly ok: true;
      readonly kind: 'replace';
      readonly cancel: { readonly report: string; readonly replacedBy: string };
      /** The copy is a draft: without decisions, amounts approved, approver, submission date and payment. */
      readonly copy: { readonly id: string; readonly copyOf: string; readonly progress: 'draft' };
      readonly lines: readonly { readonly id: string; readonly copyOf: string }[];
    }
  | {
      readonly ok: false;
      readonly code: 'expenses.reportClosed';
      readonly params: { readonly progress: ReportProgress };
    };

/**
 * Plans the edit of a report. A draft is edited in place; a submitted or rejected one is cancelled and replaced by a
 * linked draft copy (specification: an edit cancels the original and creates a duplicate copy), so that what an
 * approver has seen stays as it was. Approved, in payment, paid and cancelled reports refuse `expenses.reportClosed`.
 * `newId` is called once for the report, then once per line in order.
 */
export function planEdit(report: EditableReport, newId: () => string): EditPlan {
  const { progress } = report;
  if (progress === 'draft') return { ok: true, kind: 'inPlace' };
  if (progress !== 'submitted' && progress !== 'rejected') {
    return { ok: false, code: 'expenses.reportClosed', params: { progress } };
  }
  const id = newId();
  return {
    ok: true,
    kind: 'replace',
    cancel: { report: report.id, replacedBy: id },
    copy: { id, copyOf: report.id, progress: 'draft' },
    lines: report.lines.map((line) => ({ id: newId(), copyOf: line.id })),
  };
}
