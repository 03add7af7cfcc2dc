declare module 'mjml' {
  interface Compiled {
    readonly html: string;
    readonly errors: readonly { readonly formattedMessage: string }[];
  }
  export default function mjml2html(
    source: string,
    options: { readonly fonts: Readonly<Record<string, string>>; readonly validationLevel: 'strict' },
  ): Promise<Compiled>;
}
