/** Where a company's look is made. */
export const themeEditorPath = '/workspace/tenants/theme-editor';
