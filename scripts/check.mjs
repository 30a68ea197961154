// npm run check: the fast part of the tests. Format, lint, types, imports, dead code, unit tests.
import { generate, install } from './setup.mjs';
import { conclude, staticChecks, vitest } from './suites.mjs';

install();
generate();
conclude([staticChecks(), await vitest(['unit', 'storage'])]);
