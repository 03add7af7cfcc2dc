import type { Plugin } from 'vite';

/** Controls that one types in, and a menu, which may have one. */
const typed = ['Input', 'Menu', 'Textarea', 'TextInput'];
const chosen = [
  ...['Checkbox', 'Fieldset', 'FileInput', 'MultiSelect', 'NativeSelect', 'PasswordInput', 'Progress'],
  ...['Radio', 'SegmentedControl', 'Select', 'Switch'],
];
/**
 * Sheets of the kit, by the components of Mantine that need them, in the order that they have to stand in; what is not named
 * here has its sheet in the shell.
 */
const sheets: Readonly<Record<string, readonly string[]>> = {
  '@mantine/core/styles/Input.layer.css': [...typed, ...chosen],
  '@homeport/ui/controls/form-controls.css': chosen,
  '@mantine/core/styles/ScrollArea.layer.css': ['Drawer', 'Modal'],
  '@mantine/core/styles/Skeleton.layer.css': ['Skeleton'],
  '@mantine/core/styles/Tooltip.layer.css': ['Tooltip'],
};
/** What a module takes of Mantine by name; types need no sheet. */
const taken = /import\s*\{([^}]*)\}\s*from\s*['"]@mantine\/core['"]/g;

/** The sheets that a module needs. */
export function sheetsFor(code: string): readonly string[] {
  const names = new Set(
    [...code.matchAll(taken)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );
  return Object.keys(sheets).filter((sheet) => sheets[sheet]?.some((name) => names.has(name)));
}

/**
 * Lets each module bring the sheets of the controls that it draws, so that they are there with it, whichever page is opened
 * first. Nobody has to remember them; that none is missing is held by `tools/style-reach.mjs`.
 */
export const bringSheets = (): Plugin => ({
  name: 'bring-sheets',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:apps|packages)\/[^?]+\.tsx$/, code: '@mantine/core' },
    handler: (code) => {
      const wanted = sheetsFor(code).map((sheet) => `import ${JSON.stringify(sheet)};`);
      // In one line with what stood first: the lines of faults stay true.
      return wanted.length > 0 ? { code: wanted.join('') + code, map: null } : undefined;
    },
  },
});
