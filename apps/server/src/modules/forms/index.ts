/** The door of forms. */
export { formNames, formOf } from './forms.ts';
export { saveForm } from './save-form.ts';
