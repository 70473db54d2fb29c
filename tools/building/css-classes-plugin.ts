import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from ('[^']+\.module\.css');/g;

/**
 * Imports the classes of a component one by one instead of as an object of all, so that the bundle has only those that are
 * used, without their names in the source. What is looked up by a computed name stays an object.
 */
export const cssClasses = (): Plugin[] => [
  {
    name: 'css-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      handler: (code) => ({
        code: code.replace(IMPORT, (whole, object: string, file: string) =>
          isOnlyNamed(code.replace(whole, ''), object) ? `import * as ${object} from ${file};` : whole,
        ),
        // Every line stays where it is.
        map: null,
      }),
    },
  },
  {
    name: 'css-classes-with-their-styles',
    apply: 'build',
    enforce: 'post',
    // A file whose classes are all written into others would be dropped, and its styles with it.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

const isOnlyNamed = (code: string, object: string): boolean =>
  !new RegExp(`(?<![.\\w])${object}(?!\\w|\\.[a-zA-Z]|\\?\\.|['":-])`).test(code);
