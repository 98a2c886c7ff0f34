// Folders import each other one way only. Asked apart: a test may import what stands above it, so it is left out here.
import modules, { ofTests } from './.dependency-cruiser.mjs';

/** The words of a language are said by many folders of their package, and take their shape from each of them. */
const words = '^(packages/[^/]+|apps/server)/texts/';

export default {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...modules.options, exclude: { path: `${ofTests}|${words}` } },
};
