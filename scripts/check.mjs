// npm run check: the fast part of the tests. Format, lint, types, imports, dead code, unit tests.
import { generate, install } from './setup.mjs';
import { checkPackages, checkSources, checkTypes, conclude, vitest } from './suites.mjs';

install();
generate();
const packages = checkPackages();
conclude([await checkSources(), await checkTypes(), await vitest(['unit', 'storage']), await packages]);
