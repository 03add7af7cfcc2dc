/** The door of forms. */
export { formOf } from './forms.ts';
export { saveForm } from './save-form.ts';
