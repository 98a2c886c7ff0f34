// Folders import each other one way only. Asked apart: a test may import what stands above it, so it is left out here.
import modules, { ofTests } from './.dependency-cruiser.mjs';

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
  options: { ...modules.options, exclude: { path: ofTests } },
};
