/** Where the page of the company's directory stands. */
export const directoryPath = '/workspace/tenants/directory';
